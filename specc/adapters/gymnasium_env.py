"""Built environments as Gymnasium environments: one in the reference, or a batch in JAX.

Gymnasium knows one agent. In a game of several players the agent is one of them and `opponent` plays the others. The mask of legal
actions is `info["action_mask"]`, and `action_masks()` (the name that MaskablePPO of sb3-contrib calls).
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, Literal

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from specc.adapters.source import bounds_of, built_from, observed, seed_from
from specc.environment import Built, Key

Opponent = Callable[[np.ndarray, np.ndarray, np.random.Generator], int]


def random_opponent(observation: np.ndarray, mask: np.ndarray, generator: np.random.Generator) -> int:
    """Any legal action, all equally likely."""
    return int(generator.choice(np.flatnonzero(mask)))


def spaces_of(layout: dict[str, Any]) -> tuple[spaces.Box, spaces.Discrete | spaces.Box]:
    """The spaces of observations and of actions."""
    seen = spaces.Box(-np.inf, np.inf, (layout["observation_size"],), np.float32)
    bounds = bounds_of(layout)
    if bounds is None:
        return seen, spaces.Discrete(layout["num_actions"])
    return seen, spaces.Box(bounds[0], bounds[1], dtype=np.float32)


class SpeccEnv(gymnasium.Env[np.ndarray, Any]):
    """One environment in the reference backend.

    `params`: parameters `at: reset`. `player`: who the agent is, in a game of several. An illegal action raises the reference's
    RuleError, with the reason, unless the spec says otherwise; with `on_illegal="replace"` a legal one is drawn in its place and
    `info["replaced"]` is True, for libraries that know no masks.
    """

    metadata = {"render_modes": ["ansi", "svg"], "render_fps": 4}

    def __init__(
        self,
        source: Built | Path | str,
        *,
        params: dict[str, Any] | None = None,
        player: int = 0,
        opponent: Opponent = random_opponent,
        on_illegal: Literal["raise", "replace"] = "raise",
        render_mode: str | None = None,
    ) -> None:
        built = built_from(source)
        layout = built.layout
        if not 0 <= player < layout["players"]:
            raise ValueError(f"{layout['name']} has the players 0 to {layout['players'] - 1}, and none with number {player}")
        if render_mode is not None and render_mode not in self.metadata["render_modes"]:
            raise ValueError(f"there is no render mode {render_mode}: {', '.join(self.metadata['render_modes'])}")
        if on_illegal not in ("raise", "replace"):
            raise ValueError(f"on_illegal is raise or replace, not {on_illegal}")
        self.on_illegal = on_illegal
        self.built = built
        self.core: Any = built.module("reference").Env(params or {})
        self.player = player
        self.opponent = opponent
        self.render_mode = render_mode
        self.observation_space, self.action_space = spaces_of(layout)
        self.state: Any = None
        self._seed = 0
        self._episode = -1
        self._step = 0

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[np.ndarray, dict[str, Any]]:
        """A first state. `options={"given": {...}}`: fields to start from, as plain values."""
        super().reset(seed=seed)
        if seed is not None or self._episode < 0:
            self._seed, self._episode = seed_from(self.np_random), 0
        else:
            self._episode += 1
        self._step = 0
        given = (options or {}).get("given")
        self.state = self.core.init(self._key(), given)
        self._others_play()
        while self._ended() and given is None and self.built.layout["players"] > 1:
            # The others ended the game before the agent could act: that is no episode of the agent.
            self._episode, self._step = self._episode + 1, 0
            self.state = self.core.init(self._key())
            self._others_play()
        return self._observation(), self._info()

    def step(self, action: Any) -> tuple[np.ndarray, float, bool, bool, dict[str, Any]]:
        """One action of the agent, then those of the others up to the agent's next one."""
        if self.state is None:
            raise gymnasium.error.ResetNeeded("call reset() before step()")
        replaced = False
        if self.on_illegal == "replace" and not self._ended() and isinstance(self.action_space, spaces.Discrete):
            mask = self.action_masks()
            if replaced := not (0 <= int(action) < len(mask) and mask[int(action)]):
                action = self.np_random.choice(np.flatnonzero(mask))
        reward = self._advance(action) + self._others_play()
        info = self._info() | ({"replaced": replaced} if self.on_illegal == "replace" else {})
        return self._observation(), reward, bool(self.state.over), bool(self.state.truncated), info

    def action_masks(self) -> np.ndarray:
        """Which actions are legal now. All are when the episode is over: nothing is chosen then."""
        if self._ended():
            return np.ones(len(self.state.legal_action_mask), bool)
        return np.asarray(self.state.legal_action_mask, bool)

    def render(self) -> Any:
        """The state as the agent sees it: text, or SVG."""
        if self.render_mode is None:
            return None
        viewer = self.player if self.built.layout["players"] > 1 else None
        return (self.core.render_svg if self.render_mode == "svg" else self.core.render)(self.state, viewer)

    def _ended(self) -> bool:
        return bool(self.state.over or self.state.truncated)

    def _key(self) -> Key:
        return self.built.key(self._seed, self._episode, self._step)

    def _advance(self, action: Any) -> float:
        self._step += 1
        listed = isinstance(self.action_space, spaces.Discrete)
        self.state = self.core.step(self.state, int(action) if listed else np.asarray(action, np.float64).tolist(), self._key())
        return float(self.state.reward[self.player])

    def _others_play(self) -> float:
        reward = 0.0
        while not self._ended() and self.state.to_move != self.player:
            mask = np.asarray(self.state.legal_action_mask, bool)
            seen = observed(self.core.observe(self.state, self.state.to_move))
            reward += self._advance(self.opponent(seen, mask, self.np_random))
        return reward

    def _observation(self) -> np.ndarray:
        return observed(self.core.observe(self.state, self.player))

    def _info(self) -> dict[str, Any]:
        info: dict[str, Any] = {"steps": self._step}
        if isinstance(self.action_space, spaces.Discrete):
            info["action_mask"] = self.action_masks().astype(np.int8)
        return info


class SpeccVectorEnv(VectorEnv[np.ndarray, Any, np.ndarray]):
    """A batch of environments of one player in the JAX backend, stepped together.

    `autoreset_mode`: next_step, same_step or disabled, as in Gymnasium; in same_step the last observation of an ended episode is
    `info["final_obs"]`, with the mask `info["_final_obs"]`. `start_pool`: begin from that many prepared states.
    """

    metadata = {"render_modes": [], "autoreset_mode": AutoresetMode.NEXT_STEP}

    def __init__(
        self,
        source: Built | Path | str,
        num_envs: int,
        *,
        params: dict[str, Any] | None = None,
        autoreset_mode: AutoresetMode | str = AutoresetMode.NEXT_STEP,
        start_pool: int = 0,
    ) -> None:
        import jax

        from specc.adapters.autoreset import AutoReset

        built = built_from(source)
        layout = built.layout
        if layout["players"] != 1:
            raise ValueError(
                f"{layout['name']} has {layout['players']} players: use SpeccEnv with an opponent, or specc.adapters.pettingzoo_aec"
            )
        mode = AutoresetMode(autoreset_mode if isinstance(autoreset_mode, AutoresetMode) else _MODES[autoreset_mode])
        self.built = built
        self.num_envs = num_envs
        self.autoreset_mode = mode
        self.metadata = {**self.metadata, "autoreset_mode": mode}
        self.single_observation_space, self.single_action_space = spaces_of(layout)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.render_mode = None
        self.state: Any = None
        self._seen = np.zeros((num_envs, layout["observation_size"]), np.float32)
        self._seeds = np.zeros(num_envs, np.uint32)
        self._clock = np.zeros(num_envs, np.uint32)
        with built.numbers():
            env = built.module("jax_env").Env(params or {})
            reset = AutoReset(env, {v: k for k, v in _MODES.items()}[mode.value], start_pool)  # type: ignore[arg-type]
            key = built.module("jax_chance").episode_key

            def init(seeds: Any) -> Any:
                state = jax.vmap(lambda s: reset.init(key(s, 0, 0)))(seeds)
                return state, jax.vmap(lambda s: env.observe(s, 0))(state)

            def step(state: Any, action: Any, seeds: Any, clock: Any) -> Any:
                # The clock runs on through all episodes of an environment: no key comes twice.
                made = jax.vmap(lambda s, a, seed, t: reset.step(s, a, key(seed, 0, t), key(seed, 1, t)))(state, action, seeds, clock)
                look = jax.vmap(lambda s: env.observe(s, 0))
                return made, look(made.state), look(made.final)  # type: ignore[no-untyped-call]

            self._init, self._advance = jax.jit(init), jax.jit(step)

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[np.ndarray, dict[str, Any]]:
        """First states. `options={"reset_mask": ...}` resets some environments only, for the mode disabled."""
        which = np.asarray((options or {}).get("reset_mask", np.ones(self.num_envs, bool)), bool)
        if not which.any() or which.shape != (self.num_envs,):
            raise ValueError("reset_mask must be an array of booleans, one an environment, not all of them False")
        if seed is None or isinstance(seed, int):
            super().reset(seed=seed)
            seeds = self.np_random.integers(2**32, size=self.num_envs, dtype=np.uint32)
        else:
            fresh = np.random.default_rng().integers(2**32, size=self.num_envs, dtype=np.uint32)
            seeds = np.array([n if s is None else seed_from(np.random.default_rng(s)) for s, n in zip(seed, fresh, strict=True)], np.uint32)
        self._seeds = np.where(which, seeds, self._seeds)
        self._clock = np.where(which, 0, self._clock).astype(np.uint32)
        with self.built.numbers():
            import jax

            state, seen = self._init(self._seeds)
            if self.state is not None and not which.all():
                state = jax.tree.map(lambda new, old: np.where(which.reshape((-1,) + (1,) * (new.ndim - 1)), new, old), state, self.state)
                seen = np.where(which[:, None], seen, self._seen)
            self.state, self._seen = state, np.array(seen, np.float32)
        return self._seen.copy(), self._infos()

    def step(self, actions: Any) -> tuple[np.ndarray, np.ndarray, np.ndarray, np.ndarray, dict[str, Any]]:
        """One step of all."""
        if self.state is None:
            raise gymnasium.error.ResetNeeded("call reset() before step()")
        self._clock = self._clock + np.uint32(1)
        with self.built.numbers():
            made, seen, final = self._advance(self.state, np.asarray(actions), self._seeds, self._clock)
            self.state, self._seen = made.state, np.array(seen, np.float32)
            terminated, truncated = np.array(made.terminated), np.array(made.truncated)
            infos = self._infos()
            if self.autoreset_mode == AutoresetMode.SAME_STEP and (ended := terminated | truncated).any():
                rows = np.full(self.num_envs, None, object)
                for i in np.flatnonzero(ended):
                    rows[i] = np.array(final[i], np.float32)
                infos |= {"final_obs": rows, "_final_obs": ended}
            return self._seen.copy(), np.array(made.rewards, np.float64)[:, 0], terminated, truncated, infos

    def action_masks(self) -> np.ndarray:
        """Which actions are legal, a row an environment."""
        return np.array(self.state.legal_action_mask, bool)

    def _infos(self) -> dict[str, Any]:
        if not isinstance(self.single_action_space, spaces.Discrete):
            return {}
        return {"action_mask": self.action_masks().astype(np.int8), "_action_mask": np.ones(self.num_envs, bool)}


_MODES = {"next_step": AutoresetMode.NEXT_STEP.value, "same_step": AutoresetMode.SAME_STEP.value, "disabled": AutoresetMode.DISABLED.value}
