"""Built environments as PettingZoo AEC environments: one agent acts at a time, all players are agents.

An observation is a dictionary: `observation`, and `action_mask` (all zeros for an agent whose turn it is not).
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv  # type: ignore[import-untyped]

from specc.adapters.source import bounds_of, built_from, observed, seed_from
from specc.environment import Built

RENDER_MODES = ["ansi", "svg"]


class SpeccAECEnv(AECEnv):  # type: ignore[misc]
    """A built environment in the reference backend, for agents `player_0`, `player_1`, …

    An illegal action raises the reference's RuleError with the reason, unless the spec says otherwise.
    """

    metadata = {"render_modes": RENDER_MODES, "name": "specc", "is_parallelizable": False}

    def __init__(self, source: Built | Path | str, *, params: dict[str, Any] | None = None, render_mode: str | None = None) -> None:
        super().__init__()
        self.built = built_from(source)
        layout = self.built.layout
        if bounds_of(layout) is not None:
            raise ValueError(f"{layout['name']} has actions made of numbers: use specc.adapters.gymnasium_env")
        if render_mode is not None and render_mode not in RENDER_MODES:
            raise ValueError(f"there is no render mode {render_mode}: {', '.join(RENDER_MODES)}")
        self.metadata = {**self.metadata, "name": layout["name"]}
        self.core: Any = self.built.module("reference").Env(params or {})
        self.render_mode = render_mode
        self.possible_agents = [f"player_{p}" for p in range(layout["players"])]
        seen = spaces.Dict(
            {
                "observation": spaces.Box(-np.inf, np.inf, (layout["observation_size"],), np.float32),
                "action_mask": spaces.Box(0, 1, (layout["num_actions"],), np.int8),
            }
        )
        self.observation_spaces = {agent: seen for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(layout["num_actions"]) for agent in self.possible_agents}
        self.state_: Any = None
        self._seed = 0
        self._episode = -1
        self._step = 0

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """The space of an agent's observations."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """The space of an agent's actions."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A first state. `options={"given": {...}}`: fields to start from, as plain values."""
        if seed is not None or self._episode < 0:
            self._seed, self._episode = seed_from(seeding.np_random(seed)[0]), 0
        else:
            self._episode += 1
        self._step = 0
        self.state_ = self.core.init(self.built.key(self._seed, self._episode, 0), (options or {}).get("given"))
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._flags()

    def step(self, action: Any) -> None:
        """The action of the selected agent; None for one whose episode is over."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self._step += 1
        self.state_ = self.core.step(self.state_, int(action), self.built.key(self._seed, self._episode, self._step))
        self.rewards = {name: float(r) for name, r in zip(self.possible_agents, self.state_.reward, strict=True)}
        self._flags()
        self._accumulate_rewards()

    def observe(self, agent: str) -> dict[str, np.ndarray]:
        """What an agent sees, and what it may do."""
        player = self.possible_agents.index(agent)
        mask = np.zeros(self.action_spaces[agent].n, np.int8)
        if not (self.state_.over or self.state_.truncated) and self.state_.to_move == player:
            mask[:] = self.state_.legal_action_mask
        return {"observation": observed(self.core.observe(self.state_, player)), "action_mask": mask}

    def render(self) -> Any:
        """The state as text or SVG, as the selected agent sees it."""
        if self.render_mode is None:
            return None
        viewer = self.possible_agents.index(self.agent_selection)
        return (self.core.render_svg if self.render_mode == "svg" else self.core.render)(self.state_, viewer)

    def close(self) -> None:
        """Nothing is open."""

    def _flags(self) -> None:
        over, cut = bool(self.state_.over), bool(self.state_.truncated)
        self.terminations = dict.fromkeys(self.agents, over)
        self.truncations = dict.fromkeys(self.agents, cut and not over)
        self.agent_selection = self.possible_agents[self.state_.to_move]
