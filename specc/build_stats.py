"""What a built JAX environment costs: seconds to trace and compile the step, peak memory, bytes a state, number of actions.

Measured in a process of its own (`python -m specc.build_stats FOLDER`), so that the peak is that of this environment alone.
"""

from __future__ import annotations

import json
import os
import resource
import subprocess
import sys
import time
from pathlib import Path
from typing import Any, cast

BATCH = 1024


def measure(folder: Path) -> dict[str, Any]:
    """The numbers that `specc build --stats` prints, for a folder that was built with the JAX backend."""
    if not (folder / "jax_env.py").is_file():
        raise FileNotFoundError(f"{folder} has no jax_env.py: build it with --backend jax")
    environment = {**os.environ, "JAX_ENABLE_COMPILATION_CACHE": "false"}
    done = subprocess.run(
        [sys.executable, "-m", "specc.build_stats", str(folder)], capture_output=True, text=True, env=environment, check=False
    )
    if done.returncode != 0:
        raise RuntimeError(f"compiling the step of {folder} failed:\n{done.stderr.strip()}")
    return cast("dict[str, Any]", json.loads(done.stdout.splitlines()[-1]))


def _measured_here(folder: Path) -> dict[str, Any]:
    import jax
    import jax.numpy as jnp
    import numpy as np

    from specc.environment import load_built

    built = load_built(folder)
    env = built.jax()
    keys = jnp.zeros((BATCH, 2), jnp.uint32)
    state = jax.eval_shape(env.init, keys[0])
    states = jax.eval_shape(jax.vmap(env.init), keys)
    actions = jnp.zeros(BATCH, jnp.int32) if env.num_actions else _continuous_actions(env)

    start = time.perf_counter()
    lowered = jax.jit(jax.vmap(env.step)).lower(states, actions, keys)
    traced = time.perf_counter()
    lowered.compile()
    compiled = time.perf_counter()

    leaves = jax.tree_util.tree_leaves(state)
    return {
        "spec": built.layout.get("name", folder.name),
        "backend": "jax",
        "trace_s": round(traced - start, 3),
        "compile_s": round(compiled - traced, 3),
        "peak_mb": round(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024),
        "state_bytes": sum(int(np.prod(leaf.shape, dtype=np.int64)) * leaf.dtype.itemsize for leaf in leaves),
        "actions": int(env.num_actions),
    }


def _continuous_actions(env: Any) -> Any:
    import jax.numpy as jnp

    return jnp.zeros((BATCH, *getattr(env, "action_shape", (1,))), jnp.float32)


if __name__ == "__main__":
    print(json.dumps(_measured_here(Path(sys.argv[1]))))
