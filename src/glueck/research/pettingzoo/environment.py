"""One game as a PettingZoo environment in which agents act in turn (AEC)."""

from __future__ import annotations

from typing import Any

import numpy as np

from glueck.engine.errors import IllegalAction, OptionError
from glueck.research.drawing import MODES, drawn
from glueck.research.missing import needs
from glueck.research.observation import NUMBERS
from glueck.research.table import LearningTable, action_number, must_be_seat, one_of

with needs("pettingzoo", "pettingzoo", "gymnasium"):
    from pettingzoo import AECEnv

    from glueck.research.spaces import action_space, masked_space

VERSION = "v0"
ILLEGAL = ("lose", "raise")
ILLEGAL_REWARD = -1.0


def env(game: str, **settings: Any) -> Any:
    """The environment for learners: an illegal action ends the game with reward -1. The classic
    games use PettingZoo's wrappers for this, which take six times as long as a whole step here.
    `settings` are those of `raw_env`."""
    return raw_env(game, **{"illegal": "lose"} | settings)


class raw_env(AECEnv):  # type: ignore[misc]  # noqa: N801 (as PettingZoo calls it)
    """Rewards come when the game is over: `reward` says whether for the rank or for the lead in
    points. `observation` is "numbers" or "view". An `illegal` action raises IllegalAction and
    changes nothing, or loses the game. `options` are those of the game."""

    metadata: dict[str, Any]

    def __init__(
        self,
        game: str,
        seats: int = 2,
        reward: str = "rank",
        observation: str = NUMBERS,
        illegal: str = "raise",
        render_mode: str | None = None,
        render_seat: int | None = None,
        **options: Any,
    ) -> None:
        super().__init__()
        if render_mode is not None:
            one_of("render_mode", render_mode, MODES)
        self.table = LearningTable(game, seats, reward, observation, options)
        self.illegal = one_of("illegal", illegal, ILLEGAL)
        self.metadata = {
            "name": f"{game}_{VERSION}", "render_modes": list(MODES),
            "is_parallelizable": False, "render_fps": 1,
        }  # fmt: skip
        if render_seat is not None:
            must_be_seat("render_seat", render_seat, seats)
        self.render_mode, self.render_seat = render_mode, render_seat
        self.possible_agents = [f"player_{seat}" for seat in range(seats)]
        self.agents: list[str] = []
        self.agent_selection = self.possible_agents[0]
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        rules = self.table.game
        self.observation_spaces = {a: masked_space(rules, observation) for a in self._seat_of}
        self.action_spaces = {a: action_space(rules) for a in self._seat_of}
        self._chance: np.random.Generator | None = None

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    # -- playing -----------------------------------------------------------------------

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal; a seed determines this deal and those of later resets without one. With
        `options={"state": …}` a `glueck.State` continues instead."""
        if seed is not None or self._chance is None:
            self._chance = np.random.default_rng(seed)
        self.table.begin(self._chance, options)
        self.agents = self.possible_agents[:]
        self.rewards: dict[str, float] = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards: dict[str, float] = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self.agent_selection = self.agents[self.table.seat]
        if self.table.over:  # the state that was given
            self._end()
        else:
            self._look()
        self._draw()

    def step(self, action: int | None) -> None:
        """The action of `agent_selection`; None for an agent whose game is over."""
        if not self.agents:
            raise OptionError("step", "there is no game: reset first")
        if self.terminations[self.agent_selection]:
            self._was_dead_step(action)
            return
        if action is None:
            raise OptionError("action", "None; only an agent whose game is over does nothing")
        try:
            self.table.play(action_number(action))
        except IllegalAction as problem:
            if self.illegal == "raise":
                raise
            self._lose(problem)
            self._draw()
            return
        self.infos[self.agent_selection] = {}
        if self.table.over:
            self._end()
        else:
            self.agent_selection = self.possible_agents[self.table.seat]
            self._look()
        self._draw()

    def _look(self) -> None:
        """The seat to act gets both immediately; for others they are made when requested."""
        numbers, mask = self.table.observe_to_act()
        self._to_act = {"observation": numbers, "action_mask": mask}
        self.infos[self.agent_selection] = {"action_mask": mask}

    def _end(self) -> None:
        for agent, reward, result in zip(
            self.agents, self.table.rewards(), self.table.result(), strict=True
        ):
            self.rewards[agent] = self._cumulative_rewards[agent] = reward
            self.terminations[agent] = True
            self.infos[agent] = dict(result)

    def _lose(self, problem: IllegalAction) -> None:
        """The seat that broke a rule gets -1, the others 0."""
        who = self.agent_selection
        self.terminations = dict.fromkeys(self.agents, True)
        self.infos = {agent: {} for agent in self.agents}
        self.infos[who]["illegal"] = problem.clause
        self.rewards[who] = self._cumulative_rewards[who] = ILLEGAL_REWARD

    # -- looking -----------------------------------------------------------------------

    def observe(self, agent: str) -> dict[str, Any]:
        """What the agent's seat may know. The mask is empty while others act."""
        self.table.must_be_dealt()
        if agent == self.agent_selection and not self.terminations[agent]:
            return self._to_act
        seat = self._seat_of[agent]
        return {"observation": self.table.observe(seat), "action_mask": self.table.no_action()}

    def _draw(self) -> None:
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | None:
        """As `render_seat` sees it; by default as a spectator does."""
        if self.render_mode is None:
            return None
        return drawn(self.table.state(), self.render_seat, self.render_mode)

    def close(self) -> None:
        pass

    def __str__(self) -> str:
        return str(self.metadata["name"])
