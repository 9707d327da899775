"""The same deal for many players: one for each game every day, and challenges that players create.

Everybody plays a deal at their own table, on the first seat, against the same bots with the same
seeds. The seed stays here until the time of the deal is over: no save, no spectator view and no
finished table reveals it before (`Match.sealed`), and there is no undo. A day's seed follows from a
key that only the store knows, so that knowing the seeds of other days does not help. The seed of a
challenge is random, unless its maker chooses one; then their own result is shown separately.
"""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
from collections.abc import Iterable
from datetime import UTC, date, datetime, timedelta
from itertools import groupby
from typing import Any, NamedTuple

import msgspec

import glueck
from glueck.bots import LEVELS
from glueck.engine.errors import UnknownGame
from glueck.engine.game import Game
from glueck.engine.state import SEED_BITS
from glueck.match import events as e
from glueck.match.match import OVER
from glueck.match.refusals import Refused
from glueck.server.new_table import ME, OPEN, SALT_BYTES, SEED_BYTES, chairs, options_of, title_of
from glueck.server.table import Table
from glueck.server.tables import Tables
from glueck.store import Conflict, Player, Store, StoredResult

DAILY = "daily"
KEY = "daily deals"  # the name under which the store keeps it
CODE_BYTES = 9
DAY = timedelta(days=1)
MOST_DAYS = 30  # that a challenge lasts
MOST_SEATS_A_DAY = 4
MOST_SHOWN = 100  # tables whose results are compared: the best; and the player's own
DIGITS = re.compile(r"(?:0x)?[0-9a-f]+", re.IGNORECASE | re.ASCII)  # of a seed


class Deal(msgspec.Struct, frozen=True):
    """Everything that determines a game except the player's actions. Stored once, never changed."""

    code: str
    game: str
    rules: int
    seats: tuple[str, ...]  # «me» first, then levels of bots
    options: dict[str, Any]
    seed: str
    salt: str
    begins: int
    until: int
    by: str | None = None  # who created the challenge …
    name: str = ""  # … and their name then; empty for the daily deal
    title: str = ""
    chosen: bool = False  # the seed: the maker of the challenge may know the cards

    def is_open(self, now: int) -> bool:
        return self.begins <= now < self.until

    def is_known_to(self, player: str | None) -> bool:
        return self.chosen and player == self.by


class Compared(NamedTuple):
    """A player's result. The maker of a deal who chose its cards has no rank, and neither has the
    viewer's own result if it is not among the best that are shown."""

    rank: int | None
    seats: list[StoredResult]  # the player's first


encode = msgspec.json.Encoder().encode
_decoder = msgspec.json.Decoder(Deal)


def decode(stored: bytes) -> Deal:
    try:
        return _decoder.decode(stored)
    except (msgspec.MsgspecError, UnicodeError):
        raise Refused("damaged", "what is stored of this deal cannot be read") from None


class Deals:
    def __init__(self, store: Store, tables: Tables) -> None:
        self.store, self.tables = store, tables

    # -- the deals ---------------------------------------------------------------------

    async def today(self) -> list[Deal]:
        """One for each game."""
        day = day_of(self.tables.now())
        return [await self.of_day(glueck.load(game), day) for game in glueck.games()]

    async def of_day(self, game: Game, day: date) -> Deal:
        """The deal of that day; it is stored on the first request."""
        code = f"{DAILY}.{game.id}.{day.isoformat()}"
        known = await self.store.deal(code)
        if known is None:
            key = await self.store.keep(KEY, secrets.token_bytes(SEED_BYTES))
            known = await self.store.add_deal(code, encode(dealt(code, game, day, key)))
        return decode(known)

    async def find(self, code: str) -> Deal:
        """A challenge, or the deal of a day that has begun."""
        known = await self.store.deal(code)
        if known is None and code in (ours := {deal.code: deal for deal in await self.today()}):
            return ours[code]
        if known is None:
            raise Refused("no_deal", "there is no such deal, or it has not started yet")
        return decode(known)

    async def challenge(
        self,
        player: Player,
        game: str,
        seats: list[str],
        options: dict[str, Any],
        days: int,
        title: str,
        seed: int | str | None = None,
    ) -> Deal:
        """A new challenge; whoever has its code can play it. Without a seed, it is random."""
        try:
            rules = glueck.load(game)
        except UnknownGame as problem:
            raise Refused("game", str(problem)) from None
        if seats[:1] != [ME] or ME in seats[1:] or OPEN in seats:
            raise Refused("seats", "seats: «me» first, then levels of bots")
        chairs(seats, player, ())  # are these levels?
        now = self.tables.now()
        deal = Deal(
            code=secrets.token_urlsafe(CODE_BYTES), game=rules.id, rules=rules.version,
            seats=tuple(one.strip().lower() for one in seats),
            options=options_of(rules, len(seats), options),
            seed=secrets.token_hex(SEED_BYTES) if seed is None else seed_of(seed),
            salt=secrets.token_hex(SALT_BYTES), begins=now,
            until=now + days * 86_400_000, by=player.id, name=player.name, title=title_of(title),
            chosen=seed is not None,
        )  # fmt: skip
        return decode(await self.store.add_deal(deal.code, encode(deal)))

    # -- playing -----------------------------------------------------------------------

    async def own_table(self, deal: Deal, player: Player | None) -> Table | None:
        """The table where somebody plays or has played it."""
        if player is None:
            return None
        id = (await self.store.tried(player.id, [deal.code])).get(deal.code)
        return await self._opened(id) if id else None

    async def play(self, deal: Deal, player: Player) -> Table:
        """The table of a player's only try. Its id is stored before the table is made, so there is
        only one, however often somebody asks and whatever crashes in between."""
        id = await self.store.try_deal(deal.code, player.id, self.tables.new_id())
        if table := await self._opened(id):
            return table
        try:
            return await self.tables.create(opened(deal, player), [e.Began()], id)
        except Conflict:
            return await self.tables.open(id)

    def must_be_open(self, deal: Deal) -> None:
        if not deal.is_open(self.tables.now()):
            raise Refused("deal_over", "the time for this deal is up")

    async def _opened(self, id: str) -> Table | None:
        try:
            return await self.tables.open(id)
        except Refused as problem:
            if problem.code != "no_table":
                raise
            return None

    # -- results -----------------------------------------------------------------------

    def is_over(self, deal: Deal) -> bool:
        return self.tables.now() >= deal.until

    async def compared(self, deal: Deal, own: Table | None) -> list[Compared] | None:
        """The results, the best first, then those without a rank. None for a player who could still
        take advantage of them."""
        if not self.is_over(deal) and (own is None or own.match.status != OVER):
            return None
        best = by_table(await self.store.results_of_deal(deal.code, MOST_SHOWN))
        apart = [one for one in best if deal.is_known_to(one[0].player)]
        ranked = [one for one in best if not deal.is_known_to(one[0].player)]
        if own is not None and own.id not in {one[0].table for one in best}:
            found = await self.store.results([own.id])
            apart += by_table(one for one in found if one.deal == deal.code)
        return [
            *(Compared(rank, seats) for rank, seats in enumerate(ranked, 1)),
            *(Compared(None, seats) for seats in apart),
        ]


def by_table(results: Iterable[StoredResult]) -> list[list[StoredResult]]:
    return [list(seats) for _, seats in groupby(results, lambda one: one.table)]


def seed_of(chosen: int | str) -> str:
    """A seed as a number or as hexadecimal digits, as everywhere; returns all of its digits."""
    if isinstance(chosen, int):
        number = chosen
    else:
        number = int(chosen, 16) if DIGITS.fullmatch(chosen) else -1
    if not 0 <= number < 2**SEED_BITS:
        allowed = f"a whole number from 0 to 2**{SEED_BITS} - 1, or its hexadecimal digits"
        raise Refused("invalid", f"seed: {allowed}")
    return f"{number:0{2 * SEED_BYTES}x}"


def opened(deal: Deal, player: Player) -> e.Opened:
    """No spectators and no hints."""
    game = glueck.load(deal.game)
    if game.version != deal.rules:
        raise Refused("rules", f"dealt by rules {deal.rules} of {deal.game}, not known here")
    return e.Opened(
        game=deal.game, rules=deal.rules, by=player.id, chairs=chairs(deal.seats, player, ()),
        seed=deal.seed, salt=deal.salt, options=deal.options, title=deal.title, spectators=False,
        deal=e.SameDeal(deal.code, deal.until),
    )  # fmt: skip


# -- the deal of a day ---------------------------------------------------------------------


def day_of(now: int) -> date:
    """By UTC, the same for everybody."""
    return datetime.fromtimestamp(now / 1000, UTC).date()


def dealt(code: str, game: Game, day: date, key: bytes) -> Deal:
    """The opponents change from day to day; the cards follow from the key."""
    number = day.toordinal()
    sizes = [seats for seats in game.seats if 1 < seats <= MOST_SEATS_A_DAY]
    level = LEVELS[number % len(LEVELS)].name
    count = sizes[number // len(LEVELS) % len(sizes)]
    midnight = datetime(day.year, day.month, day.day, tzinfo=UTC)
    return Deal(
        code=code, game=game.id, rules=game.version, seats=(ME, *[level] * (count - 1)),
        options=options_of(game, count, {}), seed=derived(key, "seed", code),
        salt=derived(key, "salt", code), begins=ms(midnight), until=ms(midnight + DAY),
    )  # fmt: skip


def derived(key: bytes, what: str, code: str) -> str:
    """HMAC: the seeds of other days do not help to find it."""
    return hmac.new(key, f"{what}:{code}".encode(), hashlib.sha256).hexdigest()


def ms(moment: datetime) -> int:
    return round(moment.timestamp() * 1000)
