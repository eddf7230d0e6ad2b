"""What a verification has done so far, in a file beside its report: an interrupted one goes on from there and comes to the same end."""

from __future__ import annotations

import hashlib
import json
import os
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from specc import __version__
from specc.environment import Built
from specc.verify.coverage import tally_from
from specc.verify.results import Level, level_from
from specc.verify.rollouts import Compared


class Stale(ValueError):
    """What was saved is of another build."""


@dataclass
class Saved:
    """Levels that passed, and how far level 3 came: the episodes before `next` are compared."""

    levels: list[Level] = field(default_factory=list)
    compared: Compared = field(default_factory=Compared)
    next: int = 0
    seconds: float = 0.0
    """Spent before."""


class Progress:
    """The file of one verification; without a folder nothing is saved."""

    def __init__(self, built: Built, folder: Path | None, size: int) -> None:
        self.path = folder / f"{built.layout['name']}.progress.json" if folder is not None else None
        files = sorted(p for p in built.folder.iterdir() if p.suffix in (".py", ".json"))
        digest = hashlib.sha256(b"".join(p.name.encode() + p.read_bytes() for p in files)).hexdigest()
        self.identity = {"specc": __version__, "build": digest, "batch": size}

    def load(self) -> Saved:
        """What was saved; nothing if there is no file."""
        if self.path is None or not self.path.is_file():
            return Saved()
        try:
            data = json.loads(self.path.read_text(encoding="utf-8"))
            if data["identity"] != self.identity:
                raise Stale(f"{self.path} is of another build, of another specc or of batches of another size: it cannot be gone on with")
            compared = Compared(**data["counts"], played=Counter({int(a): n for a, n in data["played"]}), tally=tally_from(data["tally"]))
            return Saved([level_from(name, level) for name, level in data["levels"].items()], compared, data["next"], data["seconds"])
        except (KeyError, TypeError, json.JSONDecodeError) as problem:
            raise Stale(f"{self.path} cannot be read: {problem}") from None

    def save(self, done: Saved) -> None:
        """Write the file beside its place and move it there."""
        if self.path is None:
            return
        counts = {name: getattr(done.compared, name) for name in ("episodes", "ended", "steps", "batches")}
        data: dict[str, Any] = {
            "identity": self.identity,
            "levels": {level.name: level.as_json() for level in done.levels if level.status == "passed"},
            "next": done.next,
            "seconds": done.seconds,
            "counts": counts,
            "played": sorted(done.compared.played.items()),
            "tally": done.compared.tally.as_json(),
        }
        self.path.parent.mkdir(parents=True, exist_ok=True)
        part = self.path.with_suffix(".part")
        part.write_text(json.dumps(data), encoding="utf-8")
        os.replace(part, self.path)

    def forget(self) -> None:
        """The verification has come to its end."""
        if self.path is not None:
            self.path.unlink(missing_ok=True)
