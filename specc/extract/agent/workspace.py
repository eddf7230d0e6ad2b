"""The spec folder as the agent sees it: a few kinds of text files, none outside the folder, no links."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

from ruamel.yaml import YAML
from ruamel.yaml.error import YAMLError

ENDINGS = (".yaml", ".csv", ".json")
LARGEST = 400_000
_NAME = re.compile(r"[A-Za-z0-9_][A-Za-z0-9_-]*(/[A-Za-z0-9_][A-Za-z0-9_-]*){0,2}\.(yaml|csv|json)")
BUILT = "generated"


class Refused(Exception):
    """A file that the agent may not have, or an edit that does not fit; the text says why."""


@dataclass(frozen=True)
class Workspace:
    """The folder, and which of its files may be read and written; `stem`: only NAME.yaml and what lies in NAME/."""

    folder: Path
    stem: str | None = None

    def path(self, name: str) -> Path:
        """The file of that name, which need not exist."""
        if not _NAME.fullmatch(name) or name.startswith(f"{BUILT}/"):
            raise Refused(f"{name!r} is no file of the spec folder: names are like `game.yaml` or `game/cards.csv`, {' '.join(ENDINGS)}")
        if self.stem is not None and name != f"{self.stem}.yaml" and not name.startswith(f"{self.stem}/"):
            raise Refused(f"{name!r} is not part of this spec: only {self.stem}.yaml and files in {self.stem}/ are")
        path = self.folder / name
        for part in (path, *path.parents):
            if part == self.folder:
                break
            if part.is_symlink():
                raise Refused(f"{name!r} is a link: links are not followed")
        return path

    def names(self) -> list[str]:
        """The files there are."""
        found = [p.relative_to(self.folder).as_posix() for ending in ENDINGS for p in self.folder.rglob(f"*{ending}") if p.is_file()]
        return sorted(n for n in found if self._allowed(n))

    def _allowed(self, name: str) -> bool:
        try:
            self.path(name)
        except Refused:
            return False
        return True

    def specs(self) -> list[str]:
        """The files that are whole specs (they have a `name:`), not modules."""
        return [n for n in self.names() if n.endswith(".yaml") and re.search(r"^name:", self.read(n), re.MULTILINE)]

    def read(self, name: str) -> str:
        """The text of a file."""
        path = self.path(name)
        if not path.is_file():
            raise Refused(f"there is no file {name}; there are: {', '.join(self.names()) or 'none'}")
        try:
            return path.read_text(encoding="utf-8")
        except ValueError:
            raise Refused(f"{name} is not UTF-8 text") from None

    def write(self, name: str, text: str) -> None:
        """Write a whole file; it is there entirely or as before."""
        path = self.path(name)
        if len(text) > LARGEST:
            raise Refused(f"{name} would have {len(text)} characters; at most {LARGEST}: split it into modules")
        path.parent.mkdir(parents=True, exist_ok=True)
        made = path.with_name(f".{path.name}.new")
        made.write_text(text, encoding="utf-8")
        made.replace(path)

    def edit(self, name: str, old: str, new: str) -> None:
        """Replace a text that occurs exactly once."""
        text = self.read(name)
        if (count := text.count(old)) != 1 or not old:
            raise Refused(f"the old text occurs {count} times in {name}; it must occur exactly once: copy more of its surroundings")
        self.write(name, text.replace(old, new))

    def escapes(self) -> list[str]:
        """Files that specs here would read from elsewhere: checking such a spec is refused."""
        found = []
        for name in self.names():
            if name.endswith(".yaml"):
                text = self.read(name)
                try:
                    tree = YAML(typ="safe").load(text)
                except YAMLError:
                    tree = {"from": re.findall(r"\bfrom:\s*([^,}\s]+)", text), "import": re.findall(r"-\s*([./]\S*)", text)}
                found += [f"{name}: {x}" for x in _outside(tree, set())]
        return found


def _outside(tree: object, seen: set[int]) -> list[str]:
    """Names under `import:` and `from:` that lead out of the folder. What an alias repeats is looked at once."""
    found: list[str] = []
    if id(tree) in seen:
        return found
    if isinstance(tree, dict | list):
        seen.add(id(tree))
    if isinstance(tree, dict):
        for key, value in tree.items():
            if key in ("import", "from"):
                found += [n for n in _texts(value) if n.startswith(("/", "~")) or ".." in n.split("/") or "\\" in n]
            found += _outside(value, seen)
    elif isinstance(tree, list):
        for item in tree:
            found += _outside(item, seen)
    return list(dict.fromkeys(found))


def _texts(value: object, depth: int = 4) -> list[str]:
    """Names: a text, the items of a list, the keys of a mapping."""
    if isinstance(value, str):
        return [value.split(" as ")[0].strip()]
    if isinstance(value, list | dict) and depth:
        return [text for item in value for text in _texts(item, depth - 1)]
    return []
