"""The one interface to what is kept. What was awaited without an error survives `kill -9`.

A table is a stream of events, numbered from 1, appended and never changed. Beside it stands one
row, written together with the events, so that lists need not read streams. Players have a row
each. Times are whole milliseconds since 1970, given by the caller; a store only tells, once, what
time it is where it is kept (`time`).
"""

from __future__ import annotations

from collections.abc import AsyncGenerator, AsyncIterator, Sequence
from dataclasses import dataclass, field
from enum import Enum
from typing import Any, NamedTuple, Protocol

from glueck.store.notice_store import NoticeStore
from glueck.store.rating_method import Rating


class StoreError(Exception):
    """Something the caller must know about; nothing was written (but see Uncertain)."""


class Conflict(StoreError):
    """The stream is not as long as expected: somebody else was faster."""

    def __init__(self, table: str, expected: int) -> None:
        super().__init__(f"table {table} has other events after {expected}")
        self.table, self.expected = table, expected


class Taken(Conflict):
    """Somebody else has this login, id, secret or code already."""

    def __init__(self, what: str) -> None:
        StoreError.__init__(self, f"{what} is taken")
        self.table, self.expected = "", 0


class Gone(StoreError):
    """There is no such table or player (any more)."""


class Unavailable(StoreError):
    """The disk is full or the database does not answer. Nothing was written; try again later."""


class Uncertain(StoreError):
    """The answer to a commit was lost or makes no sense: it may have been written or not. An
    `append` that is tried again with the same expected version finds out."""


class InUse(StoreError):
    """Another process serves it."""


class StoredEvent(NamedTuple):
    number: int
    at: int
    body: bytes


class TableChanged(NamedTuple):
    """A table has that version now (0: it was removed). No id: anything may have changed."""

    id: str
    version: int


class PlayerChanged(NamedTuple):
    """Something about a player is not as it was: the row, or which secrets are theirs."""

    player: str


class Looking(NamedTuple):
    """All players that look at a table in one process."""

    process: str
    table: str
    players: tuple[str, ...]


ALIVE = "alive"  # the process is there
ALL = "all"  # forget what it said before: all that is true follows
ASK = "ask"  # it wants to be told all


class Greeting(NamedTuple):
    """What a process says of itself: ALIVE, ALL or ASK."""

    process: str
    what: str


Word = Looking | Greeting  # told to other processes, and kept nowhere
Change = TableChanged | PlayerChanged | Word


class TableRow(NamedTuple):
    """What lists show of a table, and what wakes it up."""

    id: str
    game: str
    status: str  # "open", "running", "over"
    public: bool
    created: int
    changed: int
    players: tuple[str, ...]  # ids of the people who sit there or are invited
    summary: bytes  # JSON for lists: names, options, result
    words: str = ""  # what a search in the archive looks at, in small letters
    due: int | None = None  # when the server must look at it again: a bot's turn, a clock
    version: int = 0  # how many events there are; the store keeps it


class ReviewAsked(Enum):
    """What became of it: it waits or is there already; there is no such table; the player waits for
    another one; too many wait."""

    DONE, GONE, ANOTHER, FULL = range(4)


class KeptReview(NamedTuple):
    """Of a finished game: who asked when; all of it, or the pieces there are so far."""

    player: str
    asked: int
    document: bytes | None
    pieces: tuple[bytes, ...] = ()


@dataclass(frozen=True)
class Player:
    id: str
    name: str
    created: int
    host: bool = False
    blocked: bool = False
    login: str | None = None  # a name of one's own to come back with, and …
    password: str | None = None  # … the argon2 hash that goes with it
    settings: dict[str, Any] = field(default_factory=dict)


class StoredResult(NamedTuple):
    """What one seat has reached in a game that is over: a player, or a bot of some level."""

    table: str
    seat: int
    seats: int
    game: str
    options: str  # a digest: games of the same options have the same
    player: str | None
    level: str | None
    name: str  # of the player, at that table
    score: int
    place: int
    gave_up: bool
    at: int
    deal: str | None = None  # the code of a deal that others play, too
    # The number of the game among all rated ones, in the order in which they ended; who writes a
    # result down says 0, and the store counts. None: it is not rated.
    rated: int | None = None
    mu: float | None = None  # the rating after this game …
    sigma: float | None = None  # … and how uncertain that is


class Total(NamedTuple):
    """One player's games of a kind, added up."""

    game: str
    seats: int
    against: str  # «people», «mixed» (bots of several levels), or the level of all others
    games: int
    won: int
    score: int  # the sum
    least: int
    most: int


class Against(NamedTuple):
    """How one player did against another, or against bots of a level."""

    game: str
    player: str | None
    level: str | None
    name: str
    games: int
    ahead: int
    behind: int
    last: int  # when


class Standing(NamedTuple):
    """A place on the leaderboard of a game."""

    who: str  # a player's id, or a level behind a colon
    name: str | None  # of a player
    mu: float
    sigma: float
    games: int


class Rated(NamedTuple):
    """A player's rating after a game."""

    game: str
    at: int
    mu: float
    sigma: float


class Store(NoticeStore, Protocol):
    @property
    def shared(self) -> bool:
        """Whether other processes may write, too."""
        ...

    @property
    def me(self) -> str:
        """Which of these processes this one is."""
        ...

    # -- tables ------------------------------------------------------------------------

    async def append(
        self,
        expected: int,
        at: int,
        bodies: Sequence[bytes],
        row: TableRow,
        results: Sequence[StoredResult] = (),
    ) -> int:
        """Add events behind number `expected` (0: a new table) and replace the row, both or
        neither; how many events there are then. Conflict if the stream has another length; a
        table that was removed has none. No bodies: only the row is replaced. If the game ends with
        these events, its results are written with them, and ratings change."""
        ...

    async def events(self, table: str, after: int = 0) -> list[StoredEvent]:
        """What came after event number `after`; Gone if there is no such table."""
        ...

    async def row(self, table: str) -> TableRow | None: ...

    async def tables(
        self,
        *,
        player: str | None = None,  # who takes part
        public: bool | None = None,
        status: Sequence[str] = (),
        game: str | None = None,
        words: str = "",  # every one of them is somewhere in the row's words
        before: tuple[int, str] | None = None,  # (changed, id) of the last one seen, for paging
        limit: int = 50,
    ) -> list[TableRow]:
        """Rows, the last changed first."""
        ...

    async def due(self, until: int, limit: int = 1000) -> list[TableRow]:
        """Rows that are due by then, the most urgent first."""
        ...

    async def remove(self, table: str) -> bool:
        """Forget a table and its events; whether it was there."""
        ...

    async def count(self) -> dict[str, int]:
        """How many tables there are, by status."""
        ...

    async def claim(self, table: str, version: int, who: str, now: int, until: int) -> bool:
        """True for one process only, until then: it may work out what comes after `version`.
        Whoever has it may have it again; nobody, if the table has another version by now. What
        somebody whose clock was ahead has claimed for longer than twice as long, does not count."""
        ...

    # -- results -----------------------------------------------------------------------

    async def add_missing_results(self, results: Sequence[StoredResult]) -> None:
        """Of games that ended before results were kept; those that are there stay."""
        ...

    async def results(self, tables: Sequence[str]) -> list[StoredResult]:
        """All seats of these tables."""
        ...

    async def results_of(
        self, player: str, game: str | None, before: tuple[int, str], limit: int
    ) -> list[StoredResult]:
        """A player's own, the last first; `before` is (at, table) of the last one seen."""
        ...

    async def totals(self, player: str) -> list[Total]: ...

    async def versus(self, player: str, limit: int) -> list[Against]:
        """Whom a player has met most often comes first."""
        ...

    async def leaders(self, game: str, limit: int) -> list[Standing]:
        """The best rated first; nobody who is blocked."""
        ...

    async def ratings(self, game: str, who: Sequence[str]) -> dict[str, Rating]:
        """Of those among these players, or levels of bots, who have one."""
        ...

    async def rating_curve(self, player: str, limit: int) -> list[Rated]:
        """A player's last ratings, the oldest of them first."""
        ...

    async def rate_anew(self) -> int:
        """Work out all ratings again, in the order in which the games ended; how many these are."""
        ...

    # -- deals that many play ----------------------------------------------------------

    async def add_deal(self, code: str, facts: bytes) -> bytes:
        """The facts of that deal: these, unless somebody has put others there before."""
        ...

    async def deal(self, code: str) -> bytes | None: ...

    async def try_deal(self, code: str, player: str, table: str) -> str:
        """The table of a player's only try at a deal: this one, unless there is one already."""
        ...

    async def tried(self, player: str, codes: Sequence[str]) -> dict[str, str]:
        """The tables of a player's tries, by deal."""
        ...

    async def results_of_deal(self, code: str, limit: int) -> list[StoredResult]:
        """All seats of so many of its tables, those whose players did best first."""
        ...

    async def keep(self, name: str, value: bytes) -> bytes:
        """What the instance keeps under a name: this, unless there is something already."""
        ...

    async def kept(self, name: str) -> bytes | None: ...

    # -- reviews -----------------------------------------------------------------------

    async def ask_review(self, table: str, player: str, at: int, most: int) -> ReviewAsked:
        """Put a table's review on the list of those to do, unless it was there already, the player
        waits for another one, or `most` are waiting."""
        ...

    async def review(self, table: str) -> KeptReview | None: ...

    async def reviews_waiting(self) -> int: ...

    async def claim_review(self, who: str, now: int, until: int) -> tuple[str, str] | None:
        """The review asked for first that nobody works on: its table, and the player who asked.
        It is this process' until then."""
        ...

    async def keep_review(self, table: str, number: int, body: bytes, who: str, until: int) -> bool:
        """A piece of it, behind those of lower numbers; whether it is still wanted, and still this
        process'."""
        ...

    async def finish_review(self, table: str, document: bytes) -> bool:
        """All of it, in place of the pieces; whether it was still wanted."""
        ...

    async def drop_review(self, table: str, who: str) -> None:
        """Off the list, unless it is complete or another has claimed it meanwhile."""
        ...

    # -- players -----------------------------------------------------------------------

    async def add_player(
        self, player: Player, secret: bytes, *, first_is_host: bool = True
    ) -> Player:
        """A new player with the hash of a first secret. The very first one becomes the host.
        Taken if somebody has the id, the login or the secret."""
        ...

    async def change_player(self, id: str, **fields: Any) -> Player:
        """Some fields; the others stay as they are at that moment, whoever changes them, too. Taken
        if somebody else has the login, Gone if nobody is there."""
        ...

    async def player(self, id: str) -> Player | None: ...

    async def player_with(self, secret: bytes) -> Player | None:
        """Whose secret has this hash."""
        ...

    async def player_named(self, login: str) -> Player | None: ...

    async def add_secret(self, player: str, secret: bytes, at: int) -> None: ...

    async def remove_secret(self, secret: bytes) -> None: ...

    async def remove_other_secrets(self, player: str, but: bytes) -> None:
        """All of a player's secrets but this one, and all codes."""
        ...

    async def add_code(self, code: bytes, player: str, until: int) -> None:
        """The hash of a code that carries an identity to another device. Taken: use another."""
        ...

    async def take_code(self, code: bytes, now: int) -> str | None:
        """Whose code it is; it works once, and not after its time."""
        ...

    async def code_of(self, code: bytes, now: int) -> str | None:
        """Whose code it is, without using it."""
        ...

    # -- time --------------------------------------------------------------------------

    async def time(self) -> int:
        """What time it is where the store is kept: the same for all processes that share it."""
        ...

    async def latest(self) -> int:
        """The latest time at which a table was changed; 0 if there is none."""
        ...

    # -- other processes ---------------------------------------------------------------

    def changes(self) -> AsyncGenerator[Change, None]:
        """Tables and players changed by other processes; TableChanged("", 0): some may have been
        missed, look at all you run (at the beginning, and when the line was cut). Among them their
        words, and one's own greetings: who hears them hears the others. Ends when the store is
        closed; where there can be no other process nothing comes before."""
        ...

    async def tell(self, words: Sequence[Word]) -> None:
        """Let other processes hear these words, one behind the other; nothing is written."""
        ...

    # -- all of it ---------------------------------------------------------------------

    async def everything(self) -> AsyncIterator[dict[str, Any]]:
        """The whole instance as it is at one moment, entry by entry, for `glueck export`:
        `async for entry in await store.everything()`. Entries are ready for JSON."""
        ...

    async def restore(self, entries: AsyncIterator[dict[str, Any]]) -> int:
        """Fill an empty store with what `everything` gave; how many entries. All or nothing."""
        ...

    async def ping(self) -> None:
        """Unavailable if it would not answer now."""
        ...

    async def close(self) -> None:
        """Finish what is being written."""
        ...


async def open_store(url: str, *, read_only: bool = False) -> Store:
    """`sqlite:///path/to/file`, or `postgresql://user@host/database`; its schema brought up to
    date. To look only (`read_only`) is allowed beside a server, and changes no schema."""
    if url.startswith("sqlite:///"):
        from glueck.store.sqlite import SqliteStore

        return await SqliteStore.open(url.removeprefix("sqlite:///"), read_only=read_only)
    if url.startswith(("postgres://", "postgresql://")):
        from glueck.store.postgres import PostgresStore

        return await PostgresStore.open(url, read_only=read_only)
    raise StoreError(f"{url.split('@')[-1]!r} is neither sqlite:///… nor postgresql://…")
