"""One built folder, measured in a process of its own, which is pinned to one core before JAX starts its threads.

Started by `run.py`: `python -m specc.bench.worker REQUEST`, a JSON object. The last line of its output is a list of rows.
"""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path
from typing import Any


def rows(request: dict[str, Any]) -> list[dict[str, Any]]:
    """A row for each peer and batch; without a peer, one row for each batch."""
    import jax

    from specc import __version__
    from specc.bench.measure import measured
    from specc.bench.peers import peers_of, version
    from specc.bench.sides import Ours
    from specc.environment import load_built

    built = load_built(Path(request["folder"]))
    name = str(built.layout["name"])
    versions = {"specc": __version__, "jax": jax.__version__, "jaxlib": version("jaxlib")}
    found = []
    for batch in request["batches"]:
        with_peers = peers_of(name) if request["peers"] else []
        ours, *others = measured([Ours(built), *with_peers], batch, request["repeats"], request["steps"], lambda remark: None)
        row = {"spec": name, "peer": None, "batch": batch, **ours, "peer_ns": None, "ratio": None, "peer_compile_s": None}
        if not others:
            found.append({**row, "versions": versions})
        for side, other in zip(with_peers, others, strict=True):
            theirs = {key if key.startswith(("ratio", "play_ratio")) else f"peer_{key}": value for key, value in other.items()}
            found.append({**row, "peer": side.name, **theirs, "versions": {**versions, side.name: version(side.name)}})
    return found


def main() -> None:
    """Pin, measure, print."""
    request = json.loads(sys.argv[1])
    if request["core"] is not None:
        os.sched_setaffinity(0, {request["core"]})
    print(json.dumps(rows(request)))


if __name__ == "__main__":
    main()
