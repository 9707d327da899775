"""The operator's programs, which play at tables like bots: each seat of a table has a process.

They wait for their turns in the same fair queue as all bots (`bot_runner.py`), and are stopped
between them. Only a limited number runs at a time: the one with the longest time since its last
turn is ended, and told everything again for its next one. Only the operator chooses commands;
people choose a bot by name.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from dataclasses import dataclass

import numpy as np

from glueck.bots.arena import number_from
from glueck.bots.program import ProgramLimits
from glueck.bots.program_command import ProgramCommand, command_of
from glueck.bots.program_seat import ProgramSeat
from glueck.engine.child_process import NICE
from glueck.match import bot_lines
from glueck.match.match import CLOSED, OVER, Match
from glueck.server.metrics import METRICS
from glueck.server.settings import ServerSettings
from glueck.server.table import Table

log = logging.getLogger("glueck.programs")
MOST_RUNNING = 16  # processes
MOST_KNOWN = 1000  # seats whose faults are remembered
START = 10.0  # seconds until a program is ready
Key = tuple[str, int]  # a table and a seat


@dataclass(frozen=True)
class AskedAtTable:
    """A turn of a bot in a match."""

    match: Match
    seat: int

    @property
    def number(self) -> int:
        return self.match.moves

    @property
    def legal(self) -> dict[str, int]:
        state = self.match.state
        assert state is not None
        return dict(zip(state.legal(), state.moves().tolist(), strict=True))

    def hello(self) -> bytes:
        return bot_lines.hello_of(self.match, self.seat)

    def turn(self, whole: bool, limit: int) -> bytes:
        return bot_lines.turn_of(self.match, self.seat, whole, limit)


class Programs:
    def __init__(self, settings: ServerSettings) -> None:
        self._limits = ProgramLimits(
            seconds=settings.program_seconds, start=START, memory=settings.program_memory, nice=NICE
        )
        self._commands: dict[str, ProgramCommand] = {
            name: command_of(f"{name}={text}") for name, text in settings.programs.items()
        }
        self._seats: OrderedDict[Key, ProgramSeat] = OrderedDict()  # the one asked last is last
        self._ending: set[asyncio.Task[str]] = set()

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(self._commands)

    @property
    def longest(self) -> float:
        """Seconds that one decision may take."""
        return self._limits.start + self._limits.seconds

    async def decide(self, table: str, match: Match, name: str) -> int:
        """A legal action for the seat to act; a random one for a program that this server no longer
        has."""
        assert match.turn is not None
        asked, seed = AskedAtTable(match, match.turn), number_from(match.opened.salt, match.version)
        command = self._commands.get(name)
        if command is None:
            return int(np.random.default_rng(seed).choice(list(asked.legal.values())))
        key = (table, match.turn)
        seat = self._seat(key, command, seed)
        before = len(seat.faults)
        try:
            action = await seat.decide(asked)
        finally:
            if self._seats.get(key) is not seat:  # the game was over meanwhile
                self._end(seat)
        for fault in seat.faults[before:]:
            METRICS.program_faults.labels(fault.kind).inc()
            log.warning("%s at %s: %s, %s; %s", name, table[:6], *fault[:2], seat.said[-300:])
        return action

    def _seat(self, key: Key, command: ProgramCommand, seed: int) -> ProgramSeat:
        seat = self._seats.pop(key, None) or ProgramSeat(command, self._limits, seed)
        self._seats[key] = seat
        running = [one for one in self._seats.values() if one.runs]
        idle = [one for one in running if not one.is_asked and one is not seat]
        for one in idle[: max(0, len(running) + (not seat.runs) - MOST_RUNNING)]:
            self._end(one)
        while len(self._seats) > MOST_KNOWN:
            self._end(self._seats.popitem(last=False)[1])
        return seat

    def look_at(self, table: Table) -> None:
        """When a game is over, its programs are told and end."""
        if table.match.status not in (OVER, CLOSED):
            return
        for number in range(len(table.match.chairs)):
            if seat := self._seats.pop((table.id, number), None):
                self._end(seat, bot_lines.over_of(table.match, number))

    def _end(self, seat: ProgramSeat, *last: bytes) -> None:
        """Unless it is being asked; then the code that asks it does this."""
        program = None if seat.is_asked else seat.released()
        if program is not None:
            task = asyncio.create_task(program.end(last))
            self._ending.add(task)
            task.add_done_callback(self._ending.discard)

    async def close(self) -> None:
        for seat in self._seats.values():
            self._end(seat)
        self._seats.clear()
        await asyncio.gather(*self._ending, return_exceptions=True)
