"""Reviews of finished games: requested by a player, computed while no bot is needed.

The queue is in the store, and results are stored there piece by piece: whatever happens to this
process, the next one continues. One review at a time is computed, the one requested first; each of
its questions waits for all bots and hints (`thinking_queue.py`).
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from contextlib import suppress

import msgspec

from glueck.engine.game import Game
from glueck.engine.precompile import prepare, progress
from glueck.engine.state import State
from glueck.match.match import Match
from glueck.match.refusals import Refused
from glueck.review import SIMULATIONS, Review
from glueck.review.compiled.part import TO_REVIEW
from glueck.review.document import FORM, told
from glueck.review.review import Judged
from glueck.server.endless_tasks import for_ever
from glueck.server.metrics import METRICS
from glueck.server.table import Table
from glueck.server.tables import Tables, no_table
from glueck.server.thinkers import Thinkers, ThinkingFailed
from glueck.server.thinking_queue import REVIEWED, Wish
from glueck.server.thinking_turns import ThinkingTurns
from glueck.store import KeptReview, Player, ReviewAsked, StoreError

log = logging.getLogger("glueck.reviews")
MOST_WAITING = 100
MOST_OF_ADDRESS = 20  # … from one address: the rest is for everybody else
MOST_REVIEWED = 3000  # actions; games have about 1,000, and only one review is computed at a time
# ms a process has until its next piece; after that another process takes over. While bots are busy,
# each question waits for most of a minute.
LEASE = 300_000
PIECE = 5.0  # seconds of thinking that go into one
IDLE = 5.0  # seconds between two checks whether another process has left work
UNTIL_READY = 0.5  # seconds between two checks whether everything is compiled


class Piece(msgspec.Struct, frozen=True, array_like=True):
    """The judgements of some consecutive moments."""

    form: int
    simulations: int
    judged: list[Judged]


class Reviews:
    def __init__(
        self, tables: Tables, thinkers: Thinkers, turns: ThinkingTurns, now: Callable[[], int]
    ) -> None:
        self.tables, self.store, self.simulations = tables, tables.store, SIMULATIONS
        self.piece_seconds = PIECE
        self._thinkers, self._turns, self._now = thinkers, turns, now
        self._asked = asyncio.Event()
        self._at: tuple[str, int] | None = None  # the table worked on, and how far
        # The addresses that requested the waiting reviews, by table: only in memory.
        self._from: dict[str, str] = {}

    async def ask(self, table: Table, player: Player, address: str) -> None:
        """Put a review into the queue; or Refused."""
        reviewable(table.match)
        if table.match.seat_of(player.id) is None:
            raise Refused("not_seated", "only those who played here may ask for a review")
        if await self.store.review(table.id) is not None:
            return  # already requested
        await self._must_have_room(address)
        self._from[table.id] = address
        try:
            outcome = await self.store.ask_review(table.id, player.id, self._now(), MOST_WAITING)
        except BaseException:
            self._from.pop(table.id, None)
            raise
        if outcome is not ReviewAsked.DONE:
            self._from.pop(table.id, None)
        if outcome is ReviewAsked.GONE:
            raise no_table()
        if outcome is ReviewAsked.ANOTHER:
            raise Refused("review_asked", "you are already waiting for the review of another game")
        if outcome is ReviewAsked.FULL:
            raise full()
        self._asked.set()

    async def _must_have_room(self, address: str) -> None:
        """One address cannot fill the queue."""
        if len(self._from) >= 2 * MOST_WAITING:
            await self._forget_done(list(self._from))
        mine = [table for table, whose in self._from.items() if whose == address]
        if len(mine) >= MOST_OF_ADDRESS and not await self._forget_done(mine):
            raise full()

    async def _forget_done(self, tables: list[str]) -> int:
        """How many of these another process has done, or dropped."""
        done = 0
        for table in tables:
            kept = await self.store.review(table)
            if kept is None or kept.document is not None:
                self._from.pop(table, None)
                done += 1
        return done

    async def of(self, table: Table) -> tuple[KeptReview | None, int]:
        """The review of a table, as far as it is done, and how many moments are done."""
        finished(table.match)
        kept = await self.store.review(table.id)
        if kept is None or self._at is None or self._at[0] != table.id:
            return kept, len(self._judged(kept)) if kept else 0
        return kept, self._at[1]

    def _judged(self, kept: KeptReview) -> list[Judged]:
        """Joined from all pieces; empty if this version would compute other numbers, or if one of
        them cannot be read: then the review begins anew."""
        judged: list[Judged] = []
        for body in kept.pieces:
            try:
                piece = msgspec.msgpack.decode(body, type=Piece)
            except msgspec.MsgspecError:
                return []
            if (piece.form, piece.simulations) != (FORM, self.simulations):
                return []
            judged += piece.judged
        return judged

    # -- work --------------------------------------------------------------------------

    async def run(self) -> None:
        """Runs for ever: computes reviews in the order of requests."""

        async def once() -> None:
            self._asked.clear()
            if not await self._next():
                with suppress(TimeoutError):
                    await asyncio.wait_for(self._asked.wait(), IDLE)

        await for_ever("reviews", once)

    async def _next(self) -> bool:
        """Complete one review; returns whether there was one to do."""
        METRICS.reviews_waiting.set(await self.store.reviews_waiting())
        now = self._now()
        claimed = await self.store.claim_review(self.store.me, now, now + LEASE)
        if claimed is None:
            return False
        table, player = claimed
        try:
            await self._work(table, player)
        except StoreError:
            raise
        except (Refused, ThinkingFailed) as problem:  # it can be requested again
            log.warning("review of %s: %s", table[:6], problem)
            await self._drop(table)
        except Exception:
            log.exception("review of %s", table[:6])
            await self._drop(table)
        finally:
            self._at = None
        return True

    async def _drop(self, table: str) -> None:
        """Unless another process has taken over: what failed here may succeed there."""
        await self.store.drop_review(table, self.store.me)
        self._from.pop(table, None)

    async def _work(self, id: str, player: str) -> None:
        state = reviewable((await self.tables.open(id)).match)
        await until_compiled(state.game)
        kept = await self.store.review(id)
        if kept is None:
            return
        judged = self._judged(kept)
        if kept.pieces and not judged:  # of another version: restarted when it is claimed
            await self.store.drop_review(id, self.store.me)
            await self.store.ask_review(id, player, kept.asked, MOST_WAITING)
            return
        given_up = not state.over
        review = await asyncio.to_thread(Review, state, self.simulations, judged, given_up)
        written, began = len(review.judged), time.monotonic()
        while question := review.next_question():
            self._at = id, len(review.judged)
            async with self._turns.turn(Wish(id, player, REVIEWED)):
                started = time.perf_counter()
                judgement = await self._thinkers.judge(question)
                METRICS.bot_seconds.labels("review").observe(time.perf_counter() - started)
            review.take(judgement)
            if time.monotonic() - began >= self.piece_seconds:
                if not await self._keep(id, written, review):
                    return
                written, began = len(review.judged), time.monotonic()
        document = await asyncio.to_thread(lambda: msgspec.json.encode(told(review)))
        await self.store.finish_review(id, document)
        self._from.pop(id, None)

    async def _keep(self, id: str, written: int, review: Review) -> bool:
        piece = Piece(FORM, self.simulations, review.judged[written:])
        body, until = msgspec.msgpack.encode(piece), self._now() + LEASE
        return await self.store.keep_review(id, written, body, self.store.me, until)


def finished(match: Match) -> State:
    """The game, if it was played to the end or given up; otherwise Refused."""
    if match.state is None or match.status != "over":
        raise Refused("review_unfinished", "only a game that is over can be reviewed")
    return match.state


def reviewable(match: Match) -> State:
    """The same, if it is not so long that all other reviews would have to wait."""
    state = finished(match)
    if state.played > MOST_REVIEWED:
        raise Refused("review_long", f"a game of more than {MOST_REVIEWED:,} actions has no review")
    return state


def full() -> Refused:
    return Refused("review_full", "too many reviews are waiting; try again later")


async def until_compiled(game: Game) -> None:
    await asyncio.to_thread(prepare, game, *TO_REVIEW)
    while progress(game, *TO_REVIEW) is not None:
        await asyncio.sleep(UNTIL_READY)
