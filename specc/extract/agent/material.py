"""What a spec is made from: passages of a corpus, of pages and texts, and parts of source files, each with an id."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path

from specc.scrape.corpus import BadCorpus, Corpus

TEXTS = (".md", ".txt", ".rst")
SOURCES = (".c", ".h", ".cc", ".cpp", ".hpp", ".py", ".ts", ".tsx", ".js", ".rs", ".java")
LINES = 80
"""Lines of a source file in one passage."""
LARGEST = 4_000_000


class NoMaterial(Exception):
    """The material cannot be read: what is wrong, and what to do."""


@dataclass(frozen=True)
class Passage:
    """A piece of text and where it is from."""

    id: str
    text: str
    title: str = ""
    place: str = ""
    """An address, or a file and lines."""
    grade: str = ""


@dataclass(frozen=True)
class Material:
    """Passages by id, in the order in which they stand."""

    passages: dict[str, Passage]

    @staticmethod
    def open(paths: Sequence[Path]) -> Material:
        """From corpora that `specc scrape` wrote, texts, source files, and folders of these."""
        found: dict[str, Passage] = {}
        for path in paths:
            if not path.exists():
                raise NoMaterial(f"{path}: there is no such file or folder")
            for passage in _passages(path):
                if passage.id in found and found[passage.id] != passage:
                    raise NoMaterial(f"{path}: two passages are called {passage.id}; rename one of the files")
                found[passage.id] = passage
        if paths and not found:
            raise NoMaterial(f"{', '.join(map(str, paths))}: nothing to read; expected a corpus of `specc scrape`, or files {_ENDINGS}")
        return Material(found)

    @property
    def digest(self) -> str:
        """Changes when any passage does."""
        return hashlib.sha256(repr(sorted((p.id, p.text) for p in self.passages.values())).encode()).hexdigest()[:16]

    def cited(self, source: str) -> list[str]:
        """The passages that a `source:` names: their ids as written, whole."""
        return [i for i in self.passages if re.search(rf"(?<![\w:#./-]){re.escape(i)}(?![\w/-])", source)]

    def with_words(self, words: str) -> list[Passage]:
        """The passages in which all these words occur; all passages for no words."""
        wanted = words.lower().split()
        return [p for p in self.passages.values() if all(w in f"{p.id} {p.title} {p.text}".lower() for w in wanted)]


_ENDINGS = " ".join((*TEXTS, *SOURCES))


def _passages(path: Path) -> Iterable[Passage]:
    if path.is_dir():
        if (corpus := _corpus(path)) is not None:
            return corpus
        files = sorted(p for p in path.rglob("*") if p.suffix in (*TEXTS, *SOURCES) and p.is_file() and not p.is_symlink())
        return [passage for file in files for passage in _of_file(file, file.relative_to(path).as_posix())]
    return _of_file(path, path.name)


def _corpus(folder: Path) -> list[Passage] | None:
    """The passages of a corpus; None if the folder is none."""
    if not Corpus.is_one(folder):
        return None
    try:
        corpus = Corpus.load(folder)
    except BadCorpus as problem:
        raise NoMaterial(str(problem)) from None
    return [Passage(p.id, p.text, p.title, p.url + (f" line {p.line}" if p.line else ""), p.grade) for p in corpus.passages]


def _of_file(path: Path, name: str) -> list[Passage]:
    if path.suffix not in (*TEXTS, *SOURCES):
        raise NoMaterial(f"{path}: not a text or source file; expected {_ENDINGS}, or a corpus of `specc scrape`")
    if path.stat().st_size > LARGEST:
        raise NoMaterial(f"{path}: larger than {LARGEST} bytes")
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, ValueError) as problem:
        raise NoMaterial(f"{path}: cannot be read: {problem}") from None
    return _headed(text, name) if path.suffix in TEXTS else _numbered(text, name)


def _headed(text: str, name: str) -> list[Passage]:
    """A passage a heading; the id is the heading's path and a hash of the text."""
    found: list[Passage] = []
    trail: list[str] = []
    part: list[str] = []
    start = 1

    def close(end: int) -> None:
        body = "\n".join(part).strip()
        if body:
            title = " / ".join(t for t in trail if t) or name
            slug = re.sub(r"[^a-z0-9]+", "-", (trail[-1] if trail else "top").lower()).strip("-") or "part"
            mark = hashlib.sha256(f"{title}\n{body}".encode()).hexdigest()[:6]
            found.append(Passage(f"{name}#{slug}-{mark}", body, title, f"{name}:{start}-{end}"))

    lines = text.splitlines()
    for number, line in enumerate(lines, 1):
        heading = re.match(r"(#{1,6})\s+(.*?)\s*#*\s*$", line)
        if heading:
            close(number - 1)
            depth = len(heading.group(1))
            trail = [*trail[: depth - 1], *[""] * (depth - 1 - len(trail)), heading.group(2)]
            part, start = [line], number
        else:
            part.append(line)
    close(len(lines))
    return found


def _numbered(text: str, name: str) -> list[Passage]:
    """A passage so many lines, each with its number."""
    lines = text.splitlines()
    found = []
    for first in range(0, len(lines), LINES):
        part = lines[first : first + LINES]
        last = first + len(part)
        body = "\n".join(f"{first + i + 1:5} {line}" for i, line in enumerate(part))
        found.append(Passage(f"{name}:{first + 1}-{last}", body, name, f"{name}:{first + 1}-{last}"))
    return found
