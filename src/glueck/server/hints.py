"""Hints: what a strong player would do, sent only to the player who asked.

They are computed where bots think (`thinkers.py`), from what the seat sees, in fair turns and after
the bots that others wait for. Nothing else waits for a hint: the command is answered later, and
dropped when the game continues or the player is gone.
"""

from __future__ import annotations

import asyncio
import logging
import time
from contextlib import suppress
from dataclasses import dataclass

from glueck.bots.arena import number_from
from glueck.bots.hint import SETTINGS
from glueck.bots.minds import HintRequest
from glueck.bots.readiness import compilation
from glueck.engine.game import Game
from glueck.engine.state import State
from glueck.match import commands as c
from glueck.match.decide import acting
from glueck.match.match import Match
from glueck.match.messages import Hinted as Answer
from glueck.match.messages import HintedTurn, encode
from glueck.match.refusals import Refused
from glueck.search import SeatKnowledge
from glueck.search.precompile import prepare_bots
from glueck.server.limits import HINTS, Limits
from glueck.server.metrics import METRICS
from glueck.server.table import Table
from glueck.server.thinkers import Thinkers, ThinkingFailed
from glueck.server.thinking_queue import HINTED, Wish
from glueck.server.thinking_turns import ThinkingTurns
from glueck.server.viewer import Viewer

log = logging.getLogger("glueck.hints")


@dataclass(eq=False)
class AskedHint:
    """A hint that somebody waits for."""

    table: Table
    viewer: Viewer
    who: c.Asker
    command: c.AskHint
    task: asyncio.Task[None] | None = None

    def give_up(self) -> None:
        if self.task is not None:
            self.task.cancel()


class Hints:
    def __init__(self, thinkers: Thinkers, turns: ThinkingTurns, limits: Limits) -> None:
        self.settings = SETTINGS
        self._thinkers, self._turns, self._limits = thinkers, turns, limits
        self._asked: dict[str, AskedHint] = {}  # by player: one at a time

    def ask(self, table: Table, viewer: Viewer, who: c.Asker, command: c.AskHint) -> None:
        """The viewer will be told later; or Refused immediately."""
        must_be_allowed(table.match, who, command)
        if who.player in self._asked:
            raise Refused("hint_asked", "you have asked for a hint already")
        self._limits.take(HINTS, who.player)
        asked = self._asked[who.player] = AskedHint(table, viewer, who, command)
        asked.task = asyncio.create_task(self._answer(asked))
        asked.task.add_done_callback(lambda _: self._done(asked))

    def _done(self, asked: AskedHint) -> None:
        if self._asked.get(asked.who.player) is asked:
            del self._asked[asked.who.player]

    def look_at(self, table: Table) -> None:
        """Something has happened at the table: an outdated hint is abandoned, and the player told
        so."""
        for asked in [one for one in self._asked.values() if one.table is table]:
            try:
                must_be_allowed(table.match, asked.who, asked.command)
            except Refused as problem:
                asked.give_up()
                self._done(asked)  # after a move the player may ask again
                asked.viewer.refuse(problem, asked.command.id)

    def leave(self, viewer: Viewer) -> None:
        """The viewer is gone and no longer waits."""
        for asked in [one for one in self._asked.values() if one.viewer is viewer]:
            asked.give_up()

    async def _answer(self, asked: AskedHint) -> None:
        try:
            answer = await self._found(asked)
        except Refused as problem:
            asked.viewer.refuse(problem, asked.command.id)
        except ThinkingFailed as problem:
            log.warning("hint at %s: %s", asked.table.id[:6], problem)
            asked.viewer.refuse(Refused("hint_failed", "no hint was found"), asked.command.id)
        except Exception:
            log.exception("hint at %s", asked.table.id[:6])
            asked.viewer.refuse(Refused("hint_failed", "no hint was found"), asked.command.id)
        else:
            asked.viewer.tell(encode(answer))

    async def _found(self, asked: AskedHint) -> Answer:
        table = asked.table
        _, state = must_be_allowed(table.match, asked.who, asked.command)
        await asyncio.to_thread(prepare_bots, state.game)  # may wait for compilers, if configured
        must_be_ready(state.game)
        knowledge, moves = SeatKnowledge.of(state), table.match.moves
        seed = number_from(table.match.opened.salt, "hint", moves)
        request = HintRequest.of(knowledge, seed, self.settings)
        async with self._turns.turn(Wish(table.id, asked.who.player, HINTED)):
            began = time.perf_counter()
            found = await self._thinkers.hints(request)
            METRICS.bot_seconds.labels("hint").observe(time.perf_counter() - began)
        turns = [HintedTurn(turn.actions, turn.reasons, turn.value) for turn in found.turns]
        return Answer(id=asked.command.id, at=moves, now=found.now, turns=turns)

    async def close(self) -> None:
        tasks = [one.task for one in self._asked.values() if one.task]
        for asked in list(self._asked.values()):
            asked.give_up()
        for task in tasks:
            with suppress(asyncio.CancelledError):
                await task


def must_be_allowed(match: Match, who: c.Asker, command: c.AskHint) -> tuple[int, State]:
    """The seat of the player who asks, if it is to act."""
    decision = acting(match, who, command.at)
    if not match.opened.hints:
        raise Refused("no_hints", "hints are not allowed at this table")
    return decision


def must_be_ready(game: Game) -> None:
    """Where nothing is being compiled there is nothing to wait for."""
    left = compilation(game)
    if left is None:
        return
    when = f"in about {left.seconds_left:.0f} seconds" if left.seconds_left else "soon"
    raise Refused("hint_unready", f"hints are being prepared; they will be there {when}")
