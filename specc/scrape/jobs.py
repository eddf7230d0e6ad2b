"""What to fetch: recipes, addresses, files and folders as a list of pages."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from urllib.parse import unquote, urlsplit

from specc.scrape import recipe as recipes
from specc.scrape.addresses import NotAllowed, normal, page_id_of
from specc.scrape.corpus import slug
from specc.scrape.reading import ENDINGS
from specc.scrape.recipe import Follow, Recipe


class BadOrder(Exception):
    """What is asked for cannot be: why, and what to do."""


@dataclass(frozen=True)
class Job:
    """A page to fetch."""

    url: str
    id: str
    recipe: Recipe
    kind: str = ""
    purpose: str = ""
    grade: str = ""
    licence: str = ""
    follow: Follow | None = None
    found_on: str = ""


PLAIN = Recipe(recipe="", pages=[])
"""For pages that no recipe names."""


def jobs_of(wanted: Sequence[str], folder: Path | None) -> tuple[str, list[Job]]:
    """A name for the corpus, and the pages. With a folder and nothing else, all its files are pages."""
    if not wanted and folder is None:
        raise BadOrder(f"nothing to scrape; name a recipe ({', '.join(recipes.names())}), an address, a file, a folder, or --from DIR")
    found: list[Job] = []
    name = ""
    for text in wanted:
        of_text, jobs = _jobs(text)
        name = name or of_text
        found += jobs
    if not wanted and folder is not None:
        name, found = slug(folder.resolve().name) or "corpus", _folder(folder)
    return name, list({job.url: job for job in reversed(found)}.values())[::-1]


def _jobs(text: str) -> tuple[str, list[Job]]:
    if text.startswith(("http://", "https://")):
        try:
            url = normal(text)
        except NotAllowed as problem:
            raise BadOrder(str(problem)) from None
        return page_id_of(url), [Job(url, page_id_of(url), PLAIN)]
    if text.startswith("file:"):
        text = unquote(urlsplit(text).path)
    elif text in recipes.names():
        return text, _recipe(recipes.load(recipes.RECIPES / f"{text}.yaml"))
    elif "://" in text:
        raise BadOrder(f"{text}: only http, https and file addresses")
    path = Path(text)
    if path.is_dir():
        return slug(path.resolve().name) or "corpus", _folder(path)
    if not path.is_file():
        raise BadOrder(f"{text}: no recipe, file or folder of this name; recipes: {', '.join(recipes.names())}")
    if path.suffix in (".yaml", ".yml"):
        recipe = recipes.load(path)
        return slug(recipe.recipe) or "corpus", _recipe(recipe)
    return slug(path.stem) or "corpus", [Job(path.resolve().as_uri(), slug(path.stem) or "page", PLAIN)]


def _recipe(recipe: Recipe) -> list[Job]:
    found = []
    for page in recipe.pages:
        try:
            url = normal(page.url)
        except NotAllowed as problem:
            raise recipes.BadRecipe(f"recipe {recipe.recipe}: {problem}") from None
        licence = page.licence or recipe.licence
        found.append(Job(url, slug(page.id) or page_id_of(url), recipe, page.kind, page.purpose, page.grade, licence, page.follow))
    return found


def _folder(folder: Path) -> list[Job]:
    if not folder.is_dir():
        raise BadOrder(f"{folder}: there is no such folder")
    files = sorted(path for path in folder.rglob("*") if path.suffix.lower() in ENDINGS and path.is_file())
    inside = [path for path in files if path.resolve().is_relative_to(folder.resolve())]
    if not inside:
        raise BadOrder(f"{folder}: no pages in it; expected {' '.join(ENDINGS)}")
    return [
        Job(path.resolve().as_uri(), slug(path.relative_to(folder).with_suffix("").as_posix(), 100) or "page", PLAIN) for path in inside
    ]  # fmt: skip
