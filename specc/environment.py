"""Built environments as perft, play and the tests use them: what a generated folder offers, and how to import one.

A generated folder stands alone; here it is imported from wherever it lies, under a name of its own, so that two builds of
one spec can be loaded side by side.
"""

from __future__ import annotations

import importlib
import importlib.util
import itertools
import json
import pickle
import sys
import tempfile
from collections.abc import Hashable, Iterable, Iterator, Mapping, Sequence
from contextlib import AbstractContextManager, contextmanager, nullcontext
from dataclasses import dataclass
from pathlib import Path
from types import ModuleType
from typing import Any, Protocol, cast

from specc.source.diagnostic import Diagnostic

Key = tuple[int, int]
Plain = dict[str, Any]


class State(Protocol):
    """A position of the reference environment; the spec's own fields stand beside these."""

    to_move: int
    over: bool
    truncated: bool
    reward: Sequence[float]
    legal_action_mask: Sequence[bool]


class Env(Protocol):
    """What perft and play ask of a generated `reference.Env` (docs/environment.md has the whole of it)."""

    name: str
    num_players: int
    num_actions: int

    def init(self, key: Key, given: Plain | None = None) -> State: ...
    def step(self, s: State, action: Any, key: Key) -> State: ...
    def action_name(self, i: int) -> str: ...
    def action_number(self, text: str) -> int: ...
    def render(self, s: State, viewer: int | None = None) -> str: ...
    def refusal(self, s: State, action: int) -> str | None: ...
    def to_plain(self, s: State) -> Plain: ...
    def from_plain(self, d: Plain) -> State: ...


class ChanceEnv(Env, Protocol):
    """What counting histories and information sets asks beyond that."""

    def init_from(self, chance: Any, given: Plain | None = None) -> State:
        """`init` with any `Chance` of the folder's `chance.py`."""
        ...

    def step_from(self, s: State, action: int, chance: Any) -> State:
        """`step` with any `Chance`."""
        ...

    def visible_view(self, s: State, player: int) -> Hashable:
        """What the player sees of the state, as the spec's `visible:` says."""
        ...


class NotBuilt(Exception):
    """The spec did not compile; its diagnostics say why."""

    def __init__(self, diagnostics: Iterable[Diagnostic]) -> None:
        super().__init__("the spec has errors")
        self.diagnostics = list(diagnostics)


@dataclass(frozen=True)
class Built:
    """A generated folder, imported as the package `package`."""

    folder: Path
    package: str

    @property
    def layout(self) -> dict[str, Any]:
        """`layout.json`: names and shapes of the state, actions and chance sites."""
        return cast("dict[str, Any]", json.loads((self.folder / "layout.json").read_text(encoding="utf-8")))

    def module(self, name: str) -> ModuleType:
        """The folder's module `name`: reference, chance, jax_env, jax_runtime."""
        return importlib.import_module(f"{self.package}.{name}")

    def reference(self) -> Env:
        """A reference environment."""
        return cast("Env", self.module("reference").Env())

    def jax(self) -> Any:
        """A JAX environment (typed Any: its arrays are)."""
        return self.module("jax_env").Env()

    def numbers(self) -> AbstractContextManager[object]:
        """Where JAX has 64-bit numbers, if this environment needs them (`real: real64`)."""
        import jax

        if self.layout.get("real") != "real64":
            return nullcontext()
        if hasattr(jax, "enable_x64"):
            return cast("AbstractContextManager[object]", jax.enable_x64(True))
        return cast("AbstractContextManager[object]", importlib.import_module("jax.experimental").enable_x64())

    def key(self, seed: int, episode: int, step: int) -> Key:
        """The key words of one step of one episode: the same numbers in both backends."""
        first, second = self.module("chance").episode_key(seed, episode, step)
        return int(first), int(second)


_names = (f"_specc_built_{n}" for n in itertools.count())


def load_built(folder: Path) -> Built:
    """Import a generated folder."""
    name = next(_names)
    folder = folder.resolve()
    if not (folder / "__init__.py").is_file():
        raise FileNotFoundError(f"{folder} is not a folder that specc built: it has no __init__.py")
    spec = importlib.util.spec_from_file_location(name, folder / "__init__.py", submodule_search_locations=[str(folder)])
    if spec is None or spec.loader is None:
        raise ImportError(f"cannot import {folder}")
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    spec.loader.exec_module(module)
    return Built(folder, name)


@contextmanager
def opened(spec: Path, backends: Sequence[str], settings: Mapping[str, str] | None = None) -> Iterator[Built]:
    """The environment of a spec file (built in a temporary folder) or of a folder that was built before."""
    if spec.is_dir():
        yield load_built(spec)
        return
    from specc.build import build

    with tempfile.TemporaryDirectory(prefix="specc-") as scratch:
        out = Path(scratch) / spec.stem
        report = build(spec, out, list(backends), dict(settings or {}))
        if any(d.severity == "error" for d in report.diagnostics):
            raise NotBuilt(report.diagnostics)
        yield load_built(out)


def position_key(env: Env, state: State) -> Hashable:
    """Equal only for positions that go on alike.

    The declared fields say it all between actions. While a question is open, what was done before it matters too, and
    the plain values do not show that: then the whole state is part of the key.
    """
    plain = env.to_plain(state)
    plain.pop("legal", None)
    text = json.dumps(plain)
    return text if plain.get("asked") is None else (text, pickle.dumps(state))


def frozen(value: Any) -> Hashable:
    """A plain value as a hashable one: dicts and lists become tuples."""
    if isinstance(value, dict):
        return tuple((name, frozen(part)) for name, part in sorted(value.items()))
    if isinstance(value, list | tuple):
        return tuple(frozen(part) for part in value)
    return cast("Hashable", value)
