"""One step from each of many states, in the JAX environment of a built folder. Run by test_classic_control_gymnasium.py.

Arguments: the folder, the names of the state's fields, the file to read (before, action), the file to write (after, reward, ended).
"""

from __future__ import annotations

import sys
from pathlib import Path

import jax
import numpy as np

from specc.environment import load_built


def main(folder: str, names: str, source: str, target: str) -> None:
    env = load_built(Path(folder)).jax()
    fields = names.split(",")
    with np.load(source) as data:
        before, action = data["before"], data["action"]
    plain = env.to_plain(env.init(np.zeros(2, np.uint32)))
    states = [env.from_plain({**plain, **dict(zip(fields, map(float, row), strict=True))}) for row in before]
    state = jax.tree.map(lambda *leaves: np.stack(leaves), *states)
    state = jax.jit(jax.vmap(env.step))(state, action, np.zeros((len(before), 2), np.uint32))
    after = np.stack([np.asarray(getattr(state, name), np.float64) for name in fields], axis=1)
    np.savez(target, after=after, reward=np.asarray(state.rewards)[:, 0], ended=np.asarray(state.terminated))


if __name__ == "__main__":
    main(*sys.argv[1:])
