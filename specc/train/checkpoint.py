"""Checkpoints: one `.npz` file with all that a training needs to go on as if it had never stopped.

The parameters lie in it by name, so that a policy can be read with numpy alone. A file is written beside its place and moved there,
so an interrupted write leaves the earlier one.
"""

from __future__ import annotations

import json
import os
import zipfile
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from specc import __version__
from specc.train import network
from specc.train.settings import Settings, settings_from

FORMAT = 1


class BadCheckpoint(ValueError):
    """A file that is no checkpoint, or none of this environment."""


@dataclass(frozen=True)
class Checkpoint:
    """A checkpoint as read: parameters have a leading axis of seeds; `leaves` is the rest, in order."""

    path: Path
    name: str  # of the spec
    version: str  # of the meaning of its rules
    updates: int
    settings: Settings
    opponent: network.Params | None
    params: network.Params
    leaves: list[np.ndarray]
    trained_in: str

    def policy(self, seed: int = 0) -> network.Params:
        """The parameters of one of the independent runs."""
        count = self.params["log_std"].shape[0]
        if not 0 <= seed < count:
            raise BadCheckpoint(f"{self.path} has the runs 0 to {count - 1}, and none with number {seed}")
        return _each(self.params, lambda x: x[seed])


def save(
    path: Path,
    *,
    name: str,
    version: str,
    updates: int,
    settings: Settings,
    params: network.Params,
    opponent: network.Params | None = None,
    leaves: list[Any] | None = None,
    trained_in: str = "jax",
) -> None:
    """Write a checkpoint; the file is complete, or it is the one before."""
    meta = {
        "format": FORMAT,
        "specc": __version__,
        "name": name,
        "version": version,
        "updates": updates,
        "settings": settings.as_json(),
        "trained_in": trained_in,
        "leaves": len(leaves or []),
        "opponent": opponent is not None,
    }
    arrays: dict[str, Any] = {f"params/{k}": v for k, v in _flat(params).items()}
    arrays |= {f"opponent/{k}": v for k, v in _flat(opponent or {}).items()}
    arrays |= {f"leaf/{i:05}": np.asarray(leaf) for i, leaf in enumerate(leaves or [])}
    path.parent.mkdir(parents=True, exist_ok=True)
    part = path.with_suffix(".part")
    with part.open("wb") as out:
        np.savez(out, meta=np.frombuffer(json.dumps(meta).encode(), np.uint8), **arrays)
        out.flush()
        os.fsync(out.fileno())
    os.replace(part, path)


def load(path: Path, name: str | None = None, version: str | None = None) -> Checkpoint:
    """Read a checkpoint. With a name and a version, it must be one of that environment."""
    file = path / "checkpoint.npz" if path.is_dir() else path
    try:
        with np.load(file, allow_pickle=False) as data:
            arrays = {k: data[k] for k in data.files}
        meta = json.loads(arrays.pop("meta").tobytes())
        if meta["format"] != FORMAT:
            raise BadCheckpoint(f"{file} is a checkpoint of format {meta['format']}; this specc reads format {FORMAT}")
        settings = settings_from(meta["settings"])
    except FileNotFoundError:
        raise BadCheckpoint(f"there is no checkpoint {file}") from None
    except (OSError, KeyError, TypeError, EOFError, zipfile.BadZipFile) as problem:
        raise BadCheckpoint(f"{file} is not a checkpoint of `specc train`: {problem}") from None
    except ValueError as problem:
        if isinstance(problem, BadCheckpoint):
            raise
        raise BadCheckpoint(f"{file} is not a checkpoint of `specc train`: {problem}") from None
    if name is not None and meta["name"] != name:
        raise BadCheckpoint(f"{file} was trained in {meta['name']}, not in {name}")
    if version is not None and meta["version"] != version:
        raise BadCheckpoint(f"{file} was trained under other rules: version {meta['version']} of {meta['name']}, now it is {version}")
    return Checkpoint(
        file,
        meta["name"],
        meta["version"],
        meta["updates"],
        settings,
        _nested({k.removeprefix("opponent/"): v for k, v in arrays.items() if k.startswith("opponent/")}) if meta["opponent"] else None,
        _nested({k.removeprefix("params/"): v for k, v in arrays.items() if k.startswith("params/")}),
        [arrays[f"leaf/{i:05}"] for i in range(meta["leaves"])],
        meta["trained_in"],
    )


def _flat(params: network.Params) -> dict[str, np.ndarray]:
    flat: dict[str, np.ndarray] = {}
    for name, part in params.items():
        if isinstance(part, list):
            flat |= {f"{name}/{i}/{k}": np.asarray(v) for i, layer in enumerate(part) for k, v in layer.items()}
        else:
            flat[name] = np.asarray(part)
    return flat


def _nested(flat: dict[str, np.ndarray]) -> network.Params:
    params: network.Params = {}
    for name in sorted(flat, key=lambda k: [int(p) if p.isdigit() else p for p in k.split("/")] if "/" in k else [k]):
        part, *rest = name.split("/")
        if not rest:
            params[part] = flat[name]
            continue
        layers = params.setdefault(part, [])
        while len(layers) <= int(rest[0]):
            layers.append({})
        layers[int(rest[0])][rest[1]] = flat[name]
    return params


def _each(params: network.Params, change: Any) -> network.Params:
    return {
        name: [{k: change(v) for k, v in layer.items()} for layer in part] if isinstance(part, list) else change(part)
        for name, part in params.items()
    }
