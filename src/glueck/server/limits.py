"""Limits for clients: how many requests, how large, from which pages and by which host names."""

from __future__ import annotations

import asyncio
import socket
import time
from collections import Counter, OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from functools import cache
from ipaddress import ip_address
from math import inf
from urllib.parse import urlsplit

from glueck.match.refusals import Refused
from glueck.server.metrics import METRICS
from glueck.server.settings import ServerSettings

MOST_BODY = 64 << 10  # bytes of a request, except …
MOST_SAVE = 1 << 20  # … an imported save file: about 50,000 actions, if their words were short
MOST_MESSAGE = 32 << 10  # bytes of a WebSocket message
MOST_SOCKETS = 200  # open at once, of one player (or, without a player, of one address)
KEPT = 50_000


@dataclass(frozen=True, eq=False)  # two limits with equal values are counted separately
class RateLimit:
    """So many at once, and then so many a second."""

    burst: float
    rate: float


GUESTS = RateLimit(20, 0.2)  # new players, from one address
LOGINS = RateLimit(10, 0.1)
REQUESTS = RateLimit(100, 20)  # from one address
PAGES = RateLimit(600, 60)  # files of the page, likewise: a whole page has about twenty
ARRIVALS = RateLimit(10, 30)  # new connections, likewise: more have to wait …
MOST_WAIT = 5.0  # … up to so many seconds; even more are turned away; so do all in `pace`
SLOW_DOWN = 1.0  # seconds before a refusal is sent: refusing must not cost more than asking
COMMANDS = RateLimit(200, 50)  # over all connections of one player (or else one address)
QUICK = RateLimit(4, 60)  # … and from one address, before they have to wait: twenty people playing
# Moves of bots at all tables that one player has opened: each is written to the shared disk.
BOT_MOVES = RateLimit(100, 40)  # where a person who plays there is watching
UNSEEN_BOT_MOVES = RateLimit(20, 10)  # where nobody is watching
CHATS = RateLimit(10, 0.5)  # of one player
CREATES = RateLimit(20, 0.5)  # tables, by one player
INVITATIONS = RateLimit(5, 1 / 300)  # to another game, from one player to another
A_DAY = 86400
# Kept for ever; by one player and from one address.
TABLES_A_DAY = RateLimit(500, 500 / A_DAY)
IMPORTS = RateLimit(20, 200 / A_DAY)
NAMES = RateLimit(20, 0.1)  # new names, of a player or of tables
CONNECTS = RateLimit(60, 2)  # WebSockets, of one player (or, of nobody, address)
HINTS = RateLimit(10, 0.2)  # of one player: each costs two seconds of processor time
REVIEWS = RateLimit(10, 1 / 60)  # asked for by one player; reading them is free
PLANS = RateLimit(40, 10)  # of one player: each costs a millisecond, or some
SAVES = RateLimit(10, 0.2)  # files of games
SEARCHES = RateLimit(20, 2)  # through the titles of all tables, from one address
LOOKS_BACK = RateLimit(10, 10)  # at earlier moments, likewise: each plays the game again
REPLAYS = RateLimit(60, 10)  # pages of replays, likewise
HISTORIES = RateLimit(20, 2)  # reading one's own games, or results of many, likewise
SUBSCRIBES = RateLimit(20, 0.02)  # new webhooks and browsers, of one player
TOLD = RateLimit(60, 1 / 30)  # notices to one player, in all ways
REPORTS = RateLimit(10, 20 / A_DAY)  # by one player and from one address
MUTINGS = RateLimit(30, 0.1)  # of one player
WHYS = 25  # reasons that cost as much as a command


class Limits:
    """Token buckets by kind and client."""

    def __init__(self, factor: float = 1.0) -> None:
        self.factor = factor
        self._buckets: OrderedDict[tuple[RateLimit, str], tuple[float, float]] = OrderedDict()
        self._open: Counter[str] = Counter()

    def take(self, limit: RateLimit, client: str, count: int = 1) -> None:
        """So many more, or Refused."""
        if wait := self.wait(limit, client, count):
            raise Refused("too_many", f"too many requests; try again in {wait:.0f} seconds")

    async def pace(self, limit: RateLimit, client: str, count: int = 1) -> None:
        """Takes so many when they are due: quicker clients wait. Refused if they would wait too
        long."""
        wait = self.wait(limit, client, count, most=MOST_WAIT)
        if wait > MOST_WAIT:
            raise Refused("too_many", f"too many requests; try again in {wait:.0f} seconds")
        if wait:
            METRICS.paced.labels("clients").inc(wait)
            await asyncio.sleep(wait)

    async def in_time(self, limit: RateLimit, client: str) -> None:
        """One more move of a client's bots when it is due, however long that takes."""
        if wait := self.wait(limit, client, most=inf):
            METRICS.paced.labels("bots").inc(wait)
            await asyncio.sleep(wait)

    def wait(self, limit: RateLimit, client: str, count: int = 1, most: float = 0.0) -> float:
        """In how many seconds so many more are allowed. If at most `most`, they are taken."""
        if self.factor == 0:
            return 0.0
        key, now, rate = (limit, client), time.monotonic(), limit.rate * self.factor
        left, then = self._buckets.get(key, (limit.burst * self.factor, now))
        left = min(limit.burst * self.factor, left + (now - then) * rate)
        wait = max(0.0, (count - left) / rate)
        if wait <= most:
            self._buckets[key] = left - count, now
            self._buckets.move_to_end(key)
            while len(self._buckets) > KEPT:
                self._buckets.popitem(last=False)
        return wait

    @contextmanager
    def one_more(self, client: str) -> Iterator[None]:
        """Counts another connection as long as it is open, or Refused."""
        if self.factor and self._open[client] >= MOST_SOCKETS:
            raise Refused("too_many", f"no more than {MOST_SOCKETS} connections at once")
        self._open[client] += 1
        try:
            yield
        finally:
            self._open[client] -= 1
            if not self._open[client]:
                del self._open[client]


def same_origin(origin: str | None, host: str | None, url: str) -> bool:
    """Whether a page that sends a request is one of ours. Programs send no origin."""
    if origin is None:
        return True
    try:
        page = urlsplit(origin)
    except ValueError:
        return False
    return page.scheme in ("http", "https") and page.netloc in {host, urlsplit(url).netloc}


def known_host(host: str | None, url: str) -> bool:
    """Whether a request is for one of our host names. Another site can point its own name to our
    address, and then has the same origin; but it cannot use a numeric address or our name."""
    try:
        name = urlsplit(f"//{host or ''}").hostname or ""
    except ValueError:
        return False
    here = own_name()
    if name in {"localhost", here, f"{here}.local", urlsplit(url).hostname}:
        return True
    with suppress(ValueError):
        ip_address(name)
        return True
    return False


@cache
def own_name() -> str:
    return socket.gethostname().lower()


def own_url(settings: ServerSettings, host: str | None) -> str:
    """The address under which the client reaches this server: the public one, or that of the
    request."""
    return settings.public_url.rstrip("/") or f"http://{host}"
