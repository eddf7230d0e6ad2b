"""Training on a mesh of devices, of one process or several: environments are divided among devices, parameters are everywhere.

Each environment has a number, and its randomness comes from that number; so what is played does not depend on how many devices
there are. Gradients are summed over all of them (`jax.lax.psum` in `ppo.py`).
"""

from __future__ import annotations

from typing import Any

import jax
import numpy as np
from jax.sharding import Mesh, NamedSharding, PartitionSpec

from specc.environment import Built
from specc.train.ppo import PPO, Learner, Metrics
from specc.train.rollout import Running
from specc.train.settings import BadSettings, Settings

AXIS = "devices"
REPLICATED: Any = PartitionSpec()  # type: ignore[no-untyped-call]
DIVIDED: Any = PartitionSpec(None, AXIS)  # type: ignore[no-untyped-call]


def join(coordinator: str, processes: int, process: int) -> None:
    """Join the other processes of a training; before anything else that uses JAX."""
    jax.distributed.initialize(coordinator, num_processes=processes, process_id=process)


def is_first_process() -> bool:
    """Whether this process writes the files."""
    return int(jax.process_index()) == 0


class Trainer:
    """PPO over a mesh: learners have a leading axis of seeds, environments one of seeds and one that is divided among devices."""

    def __init__(self, built: Built, settings: Settings, devices: int | None = None) -> None:
        found = jax.devices()
        count = len(found) if devices is None else devices
        if not 1 <= count <= len(found):
            raise BadSettings(f"{count} devices are asked for, and JAX has {len(found)}")
        self.settings = settings
        self.mesh = Mesh(np.array(found[:count]), (AXIS,))
        self.ppo = PPO(built, settings, count, AXIS)
        self.seeds = np.arange(settings.seeds, dtype=np.int32)
        self.everywhere = NamedSharding(self.mesh, REPLICATED)
        self.divided = NamedSharding(self.mesh, DIVIDED)
        self._begin = self._spread(
            lambda seeds: (jax.vmap(self.ppo.learner)(seeds), jax.vmap(self.ppo.begin)(seeds)), (REPLICATED,), (REPLICATED, DIVIDED)
        )
        self._train: dict[int, Any] = {}

    def _spread(self, run: Any, inputs: Any, outputs: Any) -> Any:
        # Replication is by construction (same keys, summed gradients), which the checker of shard_map cannot see.
        return jax.jit(jax.shard_map(run, mesh=self.mesh, in_specs=inputs, out_specs=outputs, check_vma=False))

    def begin(self) -> tuple[Learner, Running]:
        """Learners and environments before the first update."""
        learner, running = self._begin(self.seeds)
        return learner, running

    def train(self, learner: Learner, running: Running, opponent: Any, updates: int) -> tuple[Learner, Running, Metrics]:
        """So many updates of all seeds; the numbers have the axes seed and update."""
        if updates not in self._train:

            def run(seeds: Any, learner: Any, running: Any, opponent: Any) -> Any:
                return jax.vmap(lambda seed, a, b: self.ppo.train(seed, a, b, opponent, updates))(seeds, learner, running)

            self._train[updates] = self._spread(run, (REPLICATED, REPLICATED, DIVIDED, REPLICATED), (REPLICATED, DIVIDED, REPLICATED))
        learner, running, metrics = self._train[updates](self.seeds, learner, running, opponent)
        return learner, running, metrics

    def fetch(self, tree: Any) -> Any:
        """Arrays of all processes as numpy arrays of this one."""
        if jax.process_count() == 1:
            return jax.tree.map(np.asarray, tree)
        from jax.experimental import multihost_utils

        return multihost_utils.process_allgather(tree, tiled=True)

    def place(self, learner: Any, running: Any) -> tuple[Learner, Running]:
        """Numpy arrays as arrays of the mesh."""

        def put(sharding: NamedSharding) -> Any:
            return lambda x: jax.make_array_from_callback(np.shape(x), sharding, lambda index: np.asarray(x)[index])

        return jax.tree.map(put(self.everywhere), learner), jax.tree.map(put(self.divided), running)
