"""One seat of one game, played by a program: a fault costs it the turn, but never harms the host.

If it does not decide, a random action is played. After any fault the program is ended and started
again for its next turn; after `MOST_FAULTS`, random actions are played for the rest of the game.
"""

from __future__ import annotations

from typing import NamedTuple, Protocol

import numpy as np

from glueck.bots.program import Program, ProgramFailed, ProgramLimits
from glueck.bots.program_command import ProgramCommand
from glueck.match.bot_messages import MOST_FAULTS, NotSaid, decode_answer


class Fault(NamedTuple):
    kind: str  # one of `bot_messages.FAULTS`
    text: str
    number: int  # of the turn


class Asked(Protocol):
    """A turn of a seat, wherever the game is."""

    @property
    def number(self) -> int: ...

    @property
    def legal(self) -> dict[str, int]:
        """The legal actions: words and numbers."""
        ...

    def hello(self) -> bytes: ...

    def turn(self, whole: bool, limit: int) -> bytes:
        """With the whole log, or with what happened since the seat's last action."""
        ...


class ProgramSeat:
    def __init__(self, command: ProgramCommand, limits: ProgramLimits, seed: int) -> None:
        self.command, self.limits = command, limits
        self.faults: list[Fault] = []
        self.said = ""  # the end of its standard error
        self.is_asked = False  # just now
        self._chance = np.random.default_rng(seed)
        self._program: Program | None = None

    @property
    def is_out(self) -> bool:
        return len(self.faults) >= MOST_FAULTS

    @property
    def runs(self) -> bool:
        return self._program is not None

    async def decide(self, asked: Asked) -> int:
        """A legal action, whatever the program does."""
        if not self.is_out:
            self.is_asked = True
            try:
                return await self._decided(asked)
            except ProgramFailed as problem:
                self.faults.append(Fault(problem.kind, problem.text, asked.number))
                await self.end()
                self.said = problem.said or self.said
            except BaseException:  # its answer is no longer needed
                await self.end()
                raise
            finally:
                self.is_asked = False
        return int(self._chance.choice(list(asked.legal.values())))

    async def _decided(self, asked: Asked) -> int:
        lines, is_new = [], self._program is None
        if self._program is None:
            self._program = await Program.started(self.command.argv, self.limits)
            lines.append(asked.hello())
        lines.append(asked.turn(is_new, round(self.limits.seconds * 1000)))
        return action_in(await self._program.ask(lines, self.limits.seconds), asked)

    async def end(self, *last: bytes) -> None:
        """Ends the program, after these last lines or immediately; the seat may play on."""
        if program := self.released():
            self.said = await program.end(last) or self.said

    def released(self) -> Program | None:
        """The running program, so that it can be ended."""
        program, self._program = self._program, None
        return program


def action_in(line: bytes, asked: Asked) -> int:
    """The number of the action that an answer names."""
    try:
        answer = decode_answer(line)
    except NotSaid as problem:
        raise ProgramFailed("no_answer", str(problem)) from None
    if answer.number != asked.number:
        raise ProgramFailed("number", f"for turn {answer.number}, asked was {asked.number}")
    action = asked.legal.get(answer.action) if isinstance(answer.action, str) else answer.action
    if action is None or action not in asked.legal.values():
        raise ProgramFailed("illegal", repr(answer.action))
    return action
