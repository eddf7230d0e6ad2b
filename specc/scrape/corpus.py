"""The corpus: a folder of pages as they were, and of passages made from them; the only thing that `specc extract` reads.

    corpus/tcg-rules/
      manifest.json           every page: where it is from, when, its sha256, or why it is not there
      pages/<page id>.html    the bytes that came
      passages/<page id>.jsonl  one `Passage` a line, in the order of the page

Ids are stable: the page's id, its headings, and a hash of the text. A passage whose words stay keeps its id when its page changes.
"""

from __future__ import annotations

import hashlib
import os
import re
import unicodedata
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Literal

from pydantic import BaseModel, ConfigDict, Field, ValidationError

MANIFEST = "manifest.json"
FORMAT = 1

Kind = Literal["text", "table", "list", "code", "card"]


class BadCorpus(Exception):
    """A folder is no corpus, or a corpus of another format: what is wrong, and what to do."""


class _Model(BaseModel):
    model_config = ConfigDict(extra="forbid")


class Link(_Model):
    """A link in a passage: what it says and where it leads, as a whole address."""

    text: str
    url: str


class Image(_Model):
    """An image in a passage: its alternative text, and its address if it has one."""

    alt: str
    url: str = ""


class Passage(_Model):
    """A piece of a page. `text` is for people and agents; `rows`, `fields` and `groups` are the same as data, where there is structure."""

    id: str
    page: str
    """Id of its page in the manifest."""
    url: str
    heading_path: list[str] = []
    kind: Kind = "text"
    text: str
    """Symbols (images and tooltips) stand as `[G]`; items of lists are lines `- …` or `1. …`; cells of a row are parted by ` | `."""
    rows: list[list[str]] = []
    """Of a table: all cells, spanned ones repeated; the first `header_rows` rows are headings."""
    header_rows: int = 0
    fields: dict[str, str] = {}
    """Of a card: what the recipe's selectors found once, by name; absent when the page has none."""
    groups: dict[str, list[dict[str, str]]] = {}
    """Of a card: what it found several times: `groups["attacks"]` is a list of fields."""
    links: list[Link] = []
    images: list[Image] = []
    line: int = 0
    """Line of the page's text where it begins, from 1 (of a PDF: the page); 0 if it is not known."""
    grade: str = ""
    """How far its page is to be trusted, as the recipe says: `official`, `observed`, `guide`, …"""

    @property
    def title(self) -> str:
        return " / ".join(self.heading_path)


class Page(_Model):
    """A page of the manifest."""

    id: str
    url: str
    final_url: str = ""
    """After redirects."""
    base: str = ""
    """What its links are relative to: `final_url`, but not that of a mirror."""
    state: Literal["held", "refused"] = "refused"
    """`held`: its bytes are in `file`. A held page that later could not be had stays held, with the reason."""
    reason: str = ""
    """Why it is refused, or what went wrong last; and what a person can do."""
    status: int = 0
    """The HTTP status that came last; 0 for files and for what never answered."""
    time: str = ""
    """When its bytes came: ISO 8601, UTC."""
    checked: str = ""
    """When it was last asked for."""
    sha256: str = ""
    bytes: int = 0
    content_type: str = ""
    charset: str = ""
    etag: str = ""
    last_modified: str = ""
    file: str = ""
    title: str = ""
    date: str = ""
    """When the page says that it was written or changed."""
    licence: str = ""
    """What the page or the recipe says about its licence."""
    grade: str = ""
    purpose: str = ""
    """What the recipe wants of it."""
    kind: str = ""
    """Which of the recipe's kinds of page it is."""
    found_on: str = ""
    """Id of the page whose link led here."""
    previous_sha256: str = ""
    """Of the bytes that were held before they changed."""
    notes: list[str] = []
    passages: int = 0


class Manifest(_Model):
    """`manifest.json`."""

    format: int = FORMAT
    name: str
    symbols: dict[str, str] = {}
    """From the name of a symbol to the letter that stands for it in brackets, as the recipe says."""
    unfinished: str = ""
    """When a run began that was stopped before its end; the next one goes on."""
    pages: list[Page] = []


class Corpus(_Model):
    """A corpus in memory."""

    folder: Path
    manifest: Manifest
    passages: list[Passage] = Field(default_factory=list)
    """All, in the order of the manifest and of the pages."""

    @staticmethod
    def is_one(folder: Path) -> bool:
        return (folder / MANIFEST).is_file()

    @staticmethod
    def load(folder: Path) -> Corpus:
        """Read a corpus folder; `BadCorpus` says what is wrong."""
        manifest = load_manifest(folder)
        passages = [passage for page in manifest.pages if page.state == "held" for passage in _read_passages(folder, page)]
        return Corpus(folder=folder, manifest=manifest, passages=passages)

    def page(self, id: str) -> Page:
        return next(page for page in self.manifest.pages if page.id == id)

    def of_kind(self, *kinds: Kind) -> Iterator[Passage]:
        return (passage for passage in self.passages if passage.kind in kinds)

    def by_id(self, id: str) -> Passage | None:
        return next((passage for passage in self.passages if passage.id == id), None)

    def raw(self, page: Page) -> bytes:
        """The bytes of a held page."""
        return (self.folder / page.file).read_bytes()


def load_manifest(folder: Path) -> Manifest:
    """`manifest.json` of a corpus folder."""
    path = folder / MANIFEST
    if not path.is_file():
        raise BadCorpus(f"{folder}: no {MANIFEST}: not a corpus; make one with `specc scrape NAME --out {folder}`")
    try:
        manifest = Manifest.model_validate_json(path.read_bytes())
    except ValidationError as problem:
        first = problem.errors()[0]
        where = ".".join(map(str, first["loc"])) or "the file"
        raise BadCorpus(f"{path}: {where}: {first['msg']}; move the folder away and scrape again") from None
    if manifest.format != FORMAT:
        raise BadCorpus(f"{path}: format {manifest.format}, this specc reads {FORMAT}; move the folder away and scrape again")
    return manifest


def _read_passages(folder: Path, page: Page) -> list[Passage]:
    path = folder / passages_file(page.id)
    try:
        return [Passage.model_validate_json(line) for line in path.read_bytes().split(b"\n") if line.strip()]
    except (OSError, ValidationError) as problem:
        reason = str(problem).splitlines()[0]
        raise BadCorpus(f"{path}: {reason}; run the same `specc scrape` again, it makes the passages anew") from None


# -------------------------------------------------------------------------------------------------------------- writing
def passages_file(page_id: str) -> str:
    """Where the passages of a page are, in the corpus folder."""
    return f"passages/{page_id}.jsonl"


def save_manifest(folder: Path, manifest: Manifest) -> None:
    write(folder / MANIFEST, (manifest.model_dump_json(indent=1, exclude_defaults=False) + "\n").encode())


def save_passages(folder: Path, page_id: str, passages: Iterable[Passage]) -> None:
    lines = [passage.model_dump_json(exclude_defaults=True) + "\n" for passage in passages]
    write(folder / passages_file(page_id), "".join(lines).encode())


def write(path: Path, data: bytes) -> None:
    """Write a file whole or not at all."""
    path.parent.mkdir(parents=True, exist_ok=True)
    beside = path.with_name(f".{path.name}.part")
    beside.write_bytes(data)
    os.replace(beside, path)


# ------------------------------------------------------------------------------------------------------------------ ids
def slug(text: str, longest: int = 60) -> str:
    """Small letters, digits and hyphens."""
    plain = unicodedata.normalize("NFKD", text).encode("ascii", "ignore").decode().lower()
    return re.sub(r"[^a-z0-9]+", "-", plain).strip("-")[:longest].strip("-")


def passage_id(page_id: str, heading_path: list[str], text: str, taken: set[str]) -> str:
    """The id of a passage, and note it as taken: `game8#rules/weakness-1f3a9c`; a second passage of the same words gets `-2`."""
    where = "/".join(part for heading in heading_path[-2:] if (part := slug(heading, 30))) or "top"
    mark = hashlib.sha256("\n".join([*heading_path, text]).encode()).hexdigest()[:6]
    id = f"{page_id}#{where}-{mark}"
    number = 2
    while id in taken:
        id, number = f"{page_id}#{where}-{mark}-{number}", number + 1
    taken.add(id)
    return id
