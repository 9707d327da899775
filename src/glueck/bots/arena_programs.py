"""Programs in the arena: a seat of one game, from the first turn to the end."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass

from glueck.bots.program import ProgramLimits
from glueck.bots.program_command import ProgramCommand
from glueck.bots.program_seat import ProgramSeat
from glueck.engine.game import Entry
from glueck.engine.log import Line
from glueck.engine.state import State
from glueck.match import bot_lines
from glueck.match.bot_messages import MOST_TOLD


@dataclass(frozen=True)
class AskedInArena:
    """A turn in a game of this process."""

    state: State
    lines: Sequence[Line]  # everything that happened
    names: Sequence[str]
    seed: int
    since: int  # actions played when the seat was last asked

    @property
    def number(self) -> int:
        return self.state.played

    @property
    def legal(self) -> dict[str, int]:
        return dict(zip(self.state.legal(), self.state.moves().tolist(), strict=True))

    def hello(self) -> bytes:
        return bot_lines.hello(self.state, self.state.seat, self.names, self.seed)

    def turn(self, whole: bool, limit: int) -> bytes:
        first = 0 if whole else self.since
        log = told(self.lines[first:], self.state.seat)
        return bot_lines.turn(self.state, self.number, log, limit)


def told(lines: Sequence[Line], seat: int) -> list[Entry]:
    return [line.told_to(seat) for line in lines[-MOST_TOLD:]]


class ProgramPlayer:
    def __init__(
        self, command: ProgramCommand, seconds: float, seat: int, names: Sequence[str], seed: int
    ) -> None:
        self._number, self._names, self._seed = seat, names, seed
        self._seat = ProgramSeat(command, ProgramLimits(seconds=seconds), seed)
        self._runner = asyncio.Runner()
        self._since = 0

    @property
    def faults(self) -> tuple[tuple[str, str, int], ...]:
        return tuple((one.kind, one.text, one.number) for one in self._seat.faults)

    @property
    def said(self) -> str:
        return self._seat.said

    def decide(self, state: State, lines: Sequence[Line]) -> int:
        asked = AskedInArena(state, lines, self._names, self._seed, self._since)
        action = self._runner.run(self._seat.decide(asked))
        self._since = state.played
        return action

    def end(self, state: State, lines: Sequence[Line]) -> None:
        """Tell the program how the game has ended, if it has; then end the program."""
        last = []
        if state.over:
            log = told(lines[self._since :], self._number)
            last.append(bot_lines.over(state.scores, state.places, log))
        with self._runner as runner:
            runner.run(self._seat.end(*last))
