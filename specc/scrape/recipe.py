"""Recipes: what to fetch for a game and how its pages are built. They are data, YAML files; those in `recipes/` have names."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from pydantic import BaseModel, ConfigDict, Field, ValidationError, field_validator
from ruamel.yaml import YAML
from ruamel.yaml.error import YAMLError
from soupsieve import SelectorSyntaxError
from soupsieve import compile as compile_selector

RECIPES = Path(__file__).resolve().parent / "recipes"


class BadRecipe(Exception):
    """A recipe cannot be used: where, why, and what to do."""


class _Model(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True)


def _selector(text: str) -> str:
    try:
        compile_selector(text)
    except SelectorSyntaxError as problem:
        raise ValueError(f"not a CSS selector: {str(problem).splitlines()[0]}") from None
    return text


class Place(_Model):
    """Where a field of a card is. Written short, as the selector alone."""

    at: str
    without: str = ""
    """Elements inside that are not part of it: so a cost in front of a name is taken out as an element, never as letters."""
    join: str | None = None
    """Take every match and put this between them; only the first is taken otherwise."""

    @field_validator("at", "without")
    @classmethod
    def _valid(cls, text: str) -> str:
        return _selector(text) if text else text


def _places(given: Any) -> Any:
    """A place may be written short."""
    return {name: {"at": place} if isinstance(place, str) else place for name, place in given.items()} if isinstance(given, dict) else given


class Group(_Model):
    """Things of which a card has several, such as attacks."""

    each: str
    fields: dict[str, Place]

    _short = field_validator("fields", mode="before")(_places)
    _valid = field_validator("each")(_selector)


class Cards(_Model):
    """How a page shows cards."""

    each: str
    fields: dict[str, Place] = {}
    groups: dict[str, Group] = {}

    _short = field_validator("fields", mode="before")(_places)
    _valid = field_validator("each")(_selector)


class PageKind(_Model):
    """How pages of one kind are built."""

    content: str = ""
    """The element that holds what is worth reading; found by itself if this is empty or not there."""
    drop: list[str] = []
    symbols: bool = True
    """Whether images and tooltips that are called like a symbol are symbols; not so where images of cards carry the cards' names."""
    letters: list[str] = []
    """Elements whose text is a row of symbols' letters: `GC` is two symbols."""
    cards: Cards | None = None

    @field_validator("content")
    @classmethod
    def _valid(cls, text: str) -> str:
        return _selector(text) if text else text

    @field_validator("drop", "letters")
    @classmethod
    def _all_valid(cls, texts: list[str]) -> list[str]:
        return [_selector(text) for text in texts]


class Follow(_Model):
    """Links of a page that are pages of the corpus too; only those that stay on its host."""

    links: str
    kind: str = ""
    purpose: str = Field(default="", alias="for")
    limit: int = 1000
    follow: Follow | None = None

    _valid = field_validator("links")(_selector)


class Wanted(_Model):
    """A page of a recipe."""

    url: str
    id: str = ""
    purpose: str = Field(default="", alias="for")
    kind: str = ""
    grade: str = ""
    licence: str = ""
    follow: Follow | None = None


class Recipe(_Model):
    """A recipe."""

    recipe: str
    title: str = ""
    grades: list[str] = []
    """From the most to the least trusted."""
    symbols: dict[str, str] = {}
    """Names of symbols, as alternative texts and tooltips say them, and the letter that stands for each."""
    licence: str = ""
    kinds: dict[str, PageKind] = {}
    pages: list[Wanted]

    def kind(self, name: str) -> PageKind:
        return self.kinds.get(name, PageKind())


def names() -> list[str]:
    """The recipes that come with specc."""
    return sorted(path.stem for path in RECIPES.glob("*.yaml"))


def load(path: Path) -> Recipe:
    """Read a recipe; `BadRecipe` says what is wrong."""
    try:
        tree = YAML(typ="safe").load(path.read_text(encoding="utf-8"))
        recipe = Recipe.model_validate(tree)
    except (OSError, UnicodeError) as problem:
        raise BadRecipe(f"{path}: cannot be read: {problem}") from None
    except YAMLError as problem:
        raise BadRecipe(f"{path}: not YAML: {' '.join(str(problem).split())}") from None
    except ValidationError as problem:
        first = problem.errors()[0]
        raise BadRecipe(f"{path}: {'.'.join(map(str, first['loc'])) or 'the file'}: {first['msg']}") from None
    used = [follow for page in recipe.pages for follow in _chain(page.follow)]
    for kind in [page.kind for page in recipe.pages] + [follow.kind for follow in used]:
        if kind and kind not in recipe.kinds:
            raise BadRecipe(f"{path}: kind {kind!r} is used by a page but `kinds` has {', '.join(recipe.kinds) or 'none'}")
    for page in recipe.pages:
        if page.grade and recipe.grades and page.grade not in recipe.grades:
            raise BadRecipe(f"{path}: {page.url}: grade {page.grade!r} is none of {', '.join(recipe.grades)}")
    return recipe


def _chain(follow: Follow | None) -> list[Follow]:
    return [] if follow is None else [follow, *_chain(follow.follow)]
