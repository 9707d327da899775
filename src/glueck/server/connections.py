"""All open connections of this process: how many are allowed, and which is closed when it is full.

A connection is silent while we wait for the client: for its first byte, the rest of a request, or
the next one. It is known once it has sent the secret of a player. When connections run short, the
unknown one that was silent longest is closed for a new one; and a quarter of all connections is
reserved for known players, so that they get in however many strangers there are.
"""

from __future__ import annotations

import sys
from collections import Counter, OrderedDict
from collections.abc import Iterable, MutableMapping
from contextlib import suppress
from typing import Any, Protocol

from glueck.server import limits
from glueck.server.limits import ARRIVALS, MOST_WAIT, Limits
from glueck.server.metrics import METRICS

MOST_FILES = 65_536  # requested from the system; some programs are slow with more
OTHER_FILES = 192  # needed for the database, processes that compile or think, and logs
LEAST = 8  # connections, even if very few open files are allowed
FOR_STRANGERS = 3 / 4  # of all connections
STRANGERS_OF_ADDRESS = 250  # a school behind one address, everybody with a page open
MOST_OF_ADDRESS = 2_000  # known or not: one address must not use up all connections
MOST_TURNED_AWAY = 64  # waiting for their refusal: they need files, too (OTHER_FILES)
KNOWN_OF_PLAYER = 250  # more than WebSockets of one player (limits.MOST_SOCKETS), and some requests


CONNECTION = "glueck.connection"  # its key in the scope's `extensions`, for the application


class Transport(Protocol):
    def abort(self) -> None: ...


class OpenConnection:
    """One connection, from its opening to its end, including a change to WebSocket."""

    __slots__ = ("_all", "address", "player", "silent", "transport", "wait")

    def __init__(
        self, all: Connections, transport: Transport, address: str | None, wait: float
    ) -> None:
        self._all, self.transport, self.address = all, transport, address
        self.wait = wait  # seconds until something is read, because too many came together
        self.player: str | None = None  # whose secret it has sent
        self.silent = False

    def waits(self) -> None:
        """It is the client's turn to send something."""
        self._all.file(self, silent=True)

    def works(self) -> None:
        """It is our turn, or both may send at any time."""
        self._all.file(self, silent=False)

    def is_of(self, player: str) -> None:
        self._all.recognize(self, player)

    def ends(self) -> None:
        self._all.leave(self)

    @property
    def unwelcome(self) -> bool:
        """Whether only known players are served here."""
        return self.player is None and self._all.crowded(self.address)


class Connections:
    """`most` at the same time. With `rate = 0` connections are not counted by address or player."""

    def __init__(self, most: int, factor: float = 1.0) -> None:
        self.most, self.for_strangers = most, max(1, int(most * FOR_STRANGERS))
        self.factor = factor
        self._limits = Limits(factor)
        self._waiting = 0  # refused, but not yet told so
        self._open: set[OpenConnection] = set()
        self.strangers = 0
        self._known: Counter[str] = Counter()  # by player
        self._of_address: Counter[str] = Counter()
        self._strangers: Counter[str | None] = Counter()  # by address
        # The silent ones, the longest silent first.
        self._silent_known: OrderedDict[OpenConnection, None] = OrderedDict()
        self._silent_strangers: OrderedDict[OpenConnection, None] = OrderedDict()
        self._silent_of: dict[str | None, OrderedDict[OpenConnection, None]] = {}

    def __len__(self) -> int:
        return len(self._open)

    @property
    def known(self) -> int:
        return len(self._open) - self.strangers

    # -- coming and going --------------------------------------------------------------

    def enter(self, transport: Transport, address: str | None) -> OpenConnection | None:
        """A new connection, if there is room or another can be closed. `address`: None if it is a
        proxy's, which is used by many people."""
        wait = 0.0 if address is None else self._limits.wait(ARRIVALS, address, most=MOST_WAIT)
        if wait > MOST_WAIT:
            METRICS.connections_refused.labels("arrivals").inc()
            return None
        silent_here = self._silent_of.get(address, ())
        if len(self._open) >= self.most and not (
            self._drop(self._silent_strangers) or self._drop(self._silent_known)
        ):
            METRICS.connections_refused.labels("full").inc()
            return None
        if self._too_many(self._of_address, address, MOST_OF_ADDRESS) and not self._drop(
            silent_here
        ):
            METRICS.connections_refused.labels("address").inc()
            return None
        if self.strangers >= self.for_strangers:
            self._drop(self._silent_strangers)
        if self._too_many(self._strangers, address, STRANGERS_OF_ADDRESS):
            self._drop(silent_here)
        one = OpenConnection(self, transport, address, wait)
        self._open.add(one)
        self._add_stranger(address, 1)
        if address is not None:
            self._of_address[address] += 1
        self.file(one, silent=True)
        return one

    def cuts_off(self, address: str | None) -> bool:
        """Whether new connections from there are now closed without a reason."""
        if address is None or self._waiting < MOST_TURNED_AWAY:
            return False
        flooded = self._limits.wait(ARRIVALS, address, most=-1.0) > MOST_WAIT
        if flooded:
            METRICS.connections_refused.labels("arrivals").inc()
        return flooded

    def turn_away(self) -> float | None:
        """How long a refused connection waits before it is told; None: too many are waiting."""
        self._waiting += 1
        return None if self._waiting > MOST_TURNED_AWAY else limits.SLOW_DOWN

    def turned_away(self) -> None:
        self._waiting -= 1

    def leave(self, one: OpenConnection) -> None:
        if one not in self._open:
            return
        self.file(one, silent=False)
        self._open.discard(one)
        if one.address is not None:
            add(self._of_address, one.address, -1)
        if one.player is None:
            self._add_stranger(one.address, -1)
        else:
            add(self._known, one.player, -1)

    def recognize(self, one: OpenConnection, player: str) -> None:
        """From now on it belongs to this player; the number of a player's connections is
        limited."""
        if one.player is not None or one not in self._open:
            return
        if self.factor and self._known[player] >= KNOWN_OF_PLAYER:
            return
        silent = one.silent
        self.file(one, silent=False)
        self._add_stranger(one.address, -1)
        one.player = player
        self._known[player] += 1
        self.file(one, silent=silent)

    def crowded(self, address: str | None) -> bool:
        """Whether unknown people (of this address) use all connections that are open to them."""
        return self.strangers > self.for_strangers or self._too_many(
            self._strangers, address, STRANGERS_OF_ADDRESS + 1
        )

    # -- who is silent -----------------------------------------------------------------

    def file(self, one: OpenConnection, *, silent: bool) -> None:
        """Adds it to the silent ones, as the last, or removes it; if it is there already, it keeps
        its place."""
        if silent == one.silent or one not in self._open:
            return
        one.silent = silent
        if one.player is not None:
            lists = [self._silent_known]
        else:
            here = self._silent_of.setdefault(one.address, OrderedDict())
            lists = [self._silent_strangers, here]
        for each in lists:
            if silent:
                each[one] = None
            else:
                each.pop(one, None)
        if one.player is None and not here:
            del self._silent_of[one.address]

    def _add_stranger(self, address: str | None, count: int) -> None:
        self.strangers += count
        add(self._strangers, address, count)

    def _too_many(self, counter: Counter[Any], address: str | None, most: int) -> bool:
        return bool(self.factor and address is not None and counter[address] >= most)

    def _drop(self, silent: Iterable[OpenConnection]) -> bool:
        """Closes the one that has been silent longest; returns whether there was one."""
        for one in silent:
            METRICS.connections_refused.labels("silent").inc()
            self.leave(one)
            one.transport.abort()
            return True
        return False


def connection_of(scope: MutableMapping[str, Any]) -> OpenConnection | None:
    """The one a request or WebSocket came by."""
    one: OpenConnection | None = scope.get("extensions", {}).get(CONNECTION)
    return one


def add(counter: Counter[Any], key: Any, count: int) -> None:
    """Nothing is kept for addresses and players without connections."""
    counter[key] += count
    if not counter[key]:
        del counter[key]


def room_for(wanted: int) -> int:
    """How many connections this process can have: as many as configured, if the system allows so
    many open files. The current limit is raised as far as the system allows."""
    if sys.platform == "win32":  # sockets are no files there
        return wanted
    import resource

    usual, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    unlimited = resource.RLIM_INFINITY
    aim = MOST_FILES if most == unlimited else min(MOST_FILES, most)
    if usual != unlimited and usual < aim:
        with suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (aim, most))
            usual = aim
    files = MOST_FILES if usual == unlimited else usual
    return max(LEAST, min(wanted, files - OTHER_FILES))
