"""One seat of one game as a Gymnasium environment; bots have the other seats."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from glueck.bots.bot import Bot
from glueck.bots.levels import bot, level
from glueck.engine.errors import IllegalAction, OptionError
from glueck.engine.record import Array
from glueck.research.drawing import MODES, drawn
from glueck.research.missing import needs
from glueck.research.observation import NUMBERS
from glueck.research.spaces import action_space, observation_space
from glueck.research.table import LearningTable, action_number, must_be_seat, one_of

with needs("gymnasium", "gym"):
    import gymnasium

ILLEGAL = ("lose", "raise")
ILLEGAL_REWARD = -1.0
BOT_SEEDS = 1 << 31


class GameEnv(gymnasium.Env[Array, np.int64]):
    """A step is our action and all those of the bots until it is our turn again.

    `seat` is a number, or None for another one in each game. `opponents` are levels of bots, seated
    in turn on the other seats. Rewards come when the game is over, for the rank or for the lead in
    points (`reward`). An action that is not in `info["action_mask"]` loses the game (reward -1), or
    with `illegal="raise"` is an error and changes nothing.
    """

    metadata = {"render_modes": list(MODES), "render_fps": 1}  # noqa: RUF012 (as Gymnasium has it)

    def __init__(
        self,
        game: str,
        seats: int = 2,
        seat: int | None = None,
        opponents: str | Sequence[str] = "random",
        reward: str = "rank",
        observation: str = NUMBERS,
        illegal: str = "lose",
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        if render_mode is not None:
            one_of("render_mode", render_mode, MODES)
        self.table = LearningTable(game, seats, reward, observation, options)
        if seat is not None:
            must_be_seat("seat", seat, seats)
        self.illegal, self.render_mode = one_of("illegal", illegal, ILLEGAL), render_mode
        self.opponents = tuple(
            level(name).name for name in ([opponents] if isinstance(opponents, str) else opponents)
        )
        if not self.opponents:
            raise OptionError("opponents", "somebody must have the other seats")
        self.observation_space = observation_space(self.table.game, observation)
        self.action_space = action_space(self.table.game)
        self._fixed_seat, self.seat = seat, seat or 0
        self._bots: dict[int, Bot] = {}
        self._lost = False  # by an illegal action

    # -- playing -----------------------------------------------------------------------

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Array, dict[str, Any]]:
        """Deal, with the environment's random numbers. With `options={"state": …}` a `glueck.State`
        continues instead."""
        super().reset(seed=seed)
        chance, seats = self.np_random, self.table.seats
        self.table.begin(chance, options)
        self.seat = int(chance.integers(seats)) if self._fixed_seat is None else self._fixed_seat
        others = [seat for seat in range(seats) if seat != self.seat]
        self._bots = {
            seat: bot(
                self.opponents[number % len(self.opponents)],
                self.table.game,
                seats,
                int(chance.integers(BOT_SEEDS)),
                ignore_clock=True,
            )
            for number, seat in enumerate(others)
        }
        self._lost = False
        self._others_act()
        self._draw()
        return self._look()

    def step(self, action: Any) -> tuple[Array, float, bool, bool, dict[str, Any]]:
        self.table.must_be_dealt()
        if self._over:
            raise OptionError("action", "the game is over: reset first")
        try:
            self.table.play(action_number(action))
        except IllegalAction as problem:
            if self.illegal == "raise":
                raise
            return self._lose(problem)
        self._others_act()
        numbers, info = self._look()
        reward = self.table.rewards()[self.seat] if self.table.over else 0.0
        self._draw()
        return numbers, reward, self.table.over, False, info

    def _lose(self, problem: IllegalAction) -> tuple[Array, float, bool, bool, dict[str, Any]]:
        self._lost = True
        numbers, info = self._look()
        self._draw()
        return numbers, ILLEGAL_REWARD, True, False, info | {"illegal": problem.clause}

    def _others_act(self) -> None:
        while not self.table.over and self.table.seat != self.seat:
            self.table.play(self._bots[self.table.seat].decide(self.table.knowledge()))

    @property
    def _over(self) -> bool:
        return self._lost or self.table.over

    # -- looking -----------------------------------------------------------------------

    def _look(self) -> tuple[Array, dict[str, Any]]:
        if self._over:
            result = self.table.result()[self.seat] if self.table.over else {}
            mask = self.table.no_action()
            return self.table.observe(self.seat), {"action_mask": mask, "seat": self.seat, **result}
        numbers, mask = self.table.observe_to_act()
        return numbers, {"action_mask": mask, "seat": self.seat}

    def action_masks(self) -> Array:
        """Which actions are legal, in the form for the maskable algorithms of sb3-contrib."""
        self.table.must_be_dealt()
        mask = self.table.no_action() if self._over else self.table.observe_to_act()[1]
        return mask.view(bool)

    def _draw(self) -> None:
        if self.render_mode == "human":
            self.render()

    def render(self) -> Any:
        """As our seat sees it."""
        if self.render_mode is None:
            return None
        return drawn(self.table.state(), self.seat, self.render_mode)
