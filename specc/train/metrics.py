"""Metrics of a training: JSON lines, one an update and seed, and a learning curve as a picture."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np

Record = dict[str, Any]


def records(metrics: Any, first: int, steps_each: int, seconds: float) -> Iterator[Record]:
    """Numbers of a block of updates (axes seed, update) as plain records; `seconds` is the time of training when the block was done."""
    seeds, updates = metrics.loss.shape
    for u in range(updates):
        for seed in range(seeds):
            tally = {k: float(getattr(metrics.tally, k)[seed, u]) for k in metrics.tally._fields}
            n = tally["episodes"]
            yield {
                "update": first + u + 1,
                "seed": seed,
                "steps": (first + u + 1) * steps_each,
                "seconds": round(seconds, 3),
                "episodes": int(n),
                "mean_return": tally["returns"] / n if n else None,
                "sd_return": max(tally["squares"] / n - (tally["returns"] / n) ** 2, 0.0) ** 0.5 if n else None,
                "mean_length": tally["lengths"] / n if n else None,
                "wins": tally["wins"] / n if n else None,
                **{k: float(getattr(metrics, k)[seed, u]) for k in ("loss", "policy_loss", "value_loss", "entropy", "kl", "clipped")},
            }


def append(path: Path, lines: Iterator[Record] | list[Record]) -> None:
    """Add lines to the file."""
    with path.open("a", encoding="utf-8") as out:
        out.writelines(json.dumps(line) + "\n" for line in lines)


def read(path: Path) -> list[Record]:
    """The records of a file; a last line that an interruption cut off is left out."""
    found: list[Record] = []
    for line in path.read_text(encoding="utf-8").splitlines() if path.is_file() else []:
        try:
            found.append(json.loads(line))
        except ValueError:
            continue
    return found


def keep_until(path: Path, update: int) -> float:
    """Drop what came after that update; the seconds of training up to there."""
    kept = [r for r in read(path) if r["update"] <= update]
    path.write_text("".join(json.dumps(r) + "\n" for r in kept), encoding="utf-8")
    return float(kept[-1]["seconds"]) if kept else 0.0


def plot(records: list[Record], path: Path, title: str) -> None:
    """Mean return over steps, a line a seed and their mean, as SVG or PNG by the name of the file. Needs matplotlib."""
    from matplotlib.figure import Figure

    figure = Figure(figsize=(7, 4), layout="constrained")
    axes = figure.add_subplot()
    seeds = sorted({r["seed"] for r in records})
    curves: dict[int, dict[int, float]] = {
        seed: {r["steps"]: r["mean_return"] for r in records if r["seed"] == seed and r["mean_return"] is not None} for seed in seeds
    }
    for seed, curve in curves.items():
        axes.plot(list(curve), list(curve.values()), linewidth=0.8, alpha=0.6, label=f"seed {seed}")
    if len(seeds) > 1:
        common = sorted(set.intersection(*(set(curve) for curve in curves.values())))
        axes.plot(common, [float(np.mean([curves[s][x] for s in seeds])) for x in common], color="black", linewidth=1.6, label="mean")
    axes.set_xlabel("steps")
    axes.set_ylabel("mean return of episodes that ended")
    axes.set_title(title)
    axes.grid(alpha=0.3)
    if 1 < len(seeds) <= 10:
        axes.legend(fontsize="small")
    figure.savefig(path)
