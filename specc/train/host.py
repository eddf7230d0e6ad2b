"""Training where the reference plays: rollouts step by step in Python with the policy in numpy, updates by the same PPO.

Slow, and meant for the transfer test: a policy trained in the reference must be as good in JAX.
"""

from __future__ import annotations

from typing import Any

import jax
import jax.numpy as jnp
import numpy as np

from specc.environment import Built
from specc.train import network
from specc.train.evaluate import Progress
from specc.train.ppo import PPO
from specc.train.rollout import Batch, Tally
from specc.train.scale import with_scale
from specc.train.settings import BadSettings, Settings

OVER_AT_ONCE = 1000


class HostRollouts:
    """Environments of the reference, stepped one after the other."""

    def __init__(self, built: Built, ppo: PPO) -> None:
        self.built = built
        self.env: Any = built.reference()
        self.task = ppo.task
        self.settings = ppo.settings
        self.episode = 0
        self.noise = np.random.Generator(np.random.Philox(key=ppo.settings.seed))
        self.running = [self._fresh() for _ in range(ppo.settings.envs)]

    def _fresh(self) -> dict[str, Any]:
        for _ in range(OVER_AT_ONCE):
            episode, self.episode = self.episode, self.episode + 1
            state = self.env.init(self.built.key(self.settings.seed, episode, 0))
            if not state.over:
                break
        else:
            raise BadSettings(f"{self.task.name}: {OVER_AT_ONCE} episodes in a row were over before the first action")
        return {
            "state": state,
            "episode": episode,
            "step": 0,
            "seat": episode % self.task.players,
            "returns": np.zeros(self.task.players),
            "length": 0,
        }

    def collect(self, params: network.Params) -> tuple[Batch, np.ndarray, Tally]:
        """The batch of one update, as `Rollouts.collect` gives it; the other players are the learner itself, or random."""
        steps, task = self.settings.steps, self.task
        selfplay = self.settings.opponent == "self" or task.players == 1
        rows: list[Batch] = []
        tally = np.zeros(5)
        for _ in range(steps):
            states = [r["state"] for r in self.running]
            movers = np.array([s.to_move for s in states], np.int32)
            seen = np.array([self.env.observe(s, s.to_move) for s in states], np.float32)
            masks = np.array([s.legal_action_mask for s in states], bool)
            own = np.ones(len(states), bool) if selfplay else movers == [r["seat"] for r in self.running]
            preferences = network.logits(params, seen, np)
            values = network.value(params, seen, np)
            played = np.where(own[:, None], preferences, np.float32(0))
            draw = self.noise.random if task.box is None else self.noise.standard_normal
            actions, choices = task.choose(params, played, masks, draw((len(states), task.noise)).astype(np.float32), np)
            rewards = np.zeros((len(states), task.players), np.float32)
            cut = np.zeros_like(rewards)
            done = np.zeros(len(states), bool)
            for i, r in enumerate(self.running):
                r["step"] += 1
                key = self.built.key(self.settings.seed, r["episode"], r["step"])
                state = r["state"] = self.env.step(r["state"], int(actions[i]) if task.box is None else actions[i].tolist(), key)
                rewards[i] = state.reward
                r["returns"] += state.reward
                r["length"] += 1
                done[i] = state.over or state.truncated
                if done[i]:
                    if state.truncated and not state.over:
                        cut[i] = self._values(params, state)
                    mine, rest = r["returns"][r["seat"]], np.delete(r["returns"], r["seat"])
                    tally += [1, mine, mine**2, r["length"], float((mine > rest).all())]
                    self.running[i] = self._fresh()
            log_prob = _log_prob(task.box is None, params, preferences, masks, choices)
            rows.append(
                Batch(
                    seen,
                    masks,
                    choices,
                    log_prob,
                    values,
                    own.astype(np.float32),
                    movers,
                    rewards * np.float32(self.settings.reward_scale),
                    done,
                    cut,
                )
            )
        last = np.array([self._values(params, r["state"]) for r in self.running], np.float32)
        batch = Batch(*(np.stack(parts) for parts in zip(*rows, strict=True)))
        return batch, last, Tally(*tally.astype(np.float32))

    def _values(self, params: network.Params, state: Any) -> Any:
        seen = np.array([self.env.observe(state, p) for p in range(self.task.players)], np.float32)
        return network.value(params, seen, np)


def _log_prob(listed: bool, params: network.Params, preferences: np.ndarray, masks: np.ndarray, choices: np.ndarray) -> np.ndarray:
    if not listed:
        z = (choices - preferences) * np.exp(-params["log_std"])
        result: np.ndarray = -(0.5 * z * z + params["log_std"] + np.float32(0.5 * np.log(2 * np.pi))).sum(-1)
        return result
    preferences = network.masked(preferences, masks, np)
    preferences = preferences - preferences.max(-1, keepdims=True)
    logs = preferences - np.log(np.exp(preferences).sum(-1, keepdims=True))
    chosen: np.ndarray = np.take_along_axis(logs, choices[:, None], -1)[:, 0]
    return chosen


def train_in_reference(built: Built, settings: Settings, progress: Progress = lambda text: None) -> network.Params:
    """The parameters after training in the reference; opponents are the learner itself or random."""
    if settings.opponent not in ("self", "random"):
        raise BadSettings(f"in the reference the opponent is self or random, not {settings.opponent}")
    settings = with_scale(built, settings)
    with built.numbers():
        ppo = PPO(built, settings)
        rollouts = HostRollouts(built, ppo)
        learner = ppo.learner(jnp.int32(0))
        update = jax.jit(ppo.update)
        for n in range(settings.updates):
            batch, last, tally = rollouts.collect(network.as_numpy(learner.params))
            key = jax.random.fold_in(jax.random.fold_in(ppo.base_key(0), 3), n)
            learner, _ = update(learner, batch, last, key, tally)
            progress(f"training in the reference, update {n + 1} of {settings.updates}")
        return network.as_numpy(learner.params)
