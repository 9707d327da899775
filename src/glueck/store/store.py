"""The only interface to stored data. A write that was awaited without an error survives `kill -9`.

A table is a stream of events, numbered from 1, appended and never changed. It also has one row,
written together with the events, so that lists need not read streams. Each player has a row. Times
are whole milliseconds since 1970, passed by the caller; the store itself only reports the time of
its own machine (`time`).
"""

from __future__ import annotations

from collections.abc import AsyncGenerator, AsyncIterator, Sequence
from dataclasses import dataclass, field
from enum import Enum
from typing import Any, NamedTuple, Protocol

from glueck.store.notice_store import NoticeStore
from glueck.store.rating_method import Rating


class StoreError(Exception):
    """An error for the caller; nothing was written (but see Uncertain)."""


class Conflict(StoreError):
    """The stream does not have the expected length: another process was faster."""

    def __init__(self, table: str, expected: int) -> None:
        super().__init__(f"table {table} has other events after {expected}")
        self.table, self.expected = table, expected


class Taken(Conflict):
    """This login, id, secret or code is already in use."""

    def __init__(self, what: str) -> None:
        StoreError.__init__(self, f"{what} is taken")
        self.table, self.expected = "", 0


class Gone(StoreError):
    """There is no such table or player (any more)."""


class Unavailable(StoreError):
    """The disk is full or the database does not answer. Nothing was written; try again later."""


class Uncertain(StoreError):
    """The answer to a commit was lost or makes no sense: it may have been written or not. Trying
    the `append` again with the same expected version finds out."""


class InUse(StoreError):
    """Another process serves it."""


class StoredEvent(NamedTuple):
    number: int
    at: int
    body: bytes


class TableChanged(NamedTuple):
    """A table now has that version (0: it was removed). No id: anything may have changed."""

    id: str
    version: int


class PlayerChanged(NamedTuple):
    """A player has changed: the row, or the secrets."""

    player: str


class Looking(NamedTuple):
    """All players connected to a table in one process."""

    process: str
    table: str
    players: tuple[str, ...]


ALIVE = "alive"  # the process is alive
ALL = "all"  # forget its earlier words: the whole state follows
ASK = "ask"  # it asks for everything


class Greeting(NamedTuple):
    """What a process says about itself: ALIVE, ALL or ASK."""

    process: str
    what: str


Word = Looking | Greeting  # sent to other processes, and stored nowhere
Change = TableChanged | PlayerChanged | Word


class TableRow(NamedTuple):
    """A table's row: what lists show, and when it needs attention."""

    id: str
    game: str
    status: str  # "open", "running", "over"
    public: bool
    created: int
    changed: int
    players: tuple[str, ...]  # ids of the people who sit there or are invited
    summary: bytes  # JSON for lists: names, options, result
    words: str = ""  # the text for searches in the archive, in lower case
    due: int | None = None  # when the server must look at it again: a bot's turn, a clock
    version: int = 0  # the number of events; kept by the store


class ReviewAsked(Enum):
    """The result of a request: it waits or exists already; there is no such table; the player waits
    for another one; too many are waiting."""

    DONE, GONE, ANOTHER, FULL = range(4)


class KeptReview(NamedTuple):
    """Of a finished game: who asked, and when; the whole review, or its pieces so far."""

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
    login: str | None = None  # a login name to come back with, and …
    password: str | None = None  # … the argon2 hash that goes with it
    settings: dict[str, Any] = field(default_factory=dict)


class StoredResult(NamedTuple):
    """The result of one seat in a finished game: a player, or a bot of some level."""

    table: str
    seat: int
    seats: int
    game: str
    options: str  # a digest: games with the same options have the same one
    player: str | None
    level: str | None
    name: str  # of the player, at that table
    score: int
    place: int
    gave_up: bool
    at: int
    deal: str | None = None  # the code of a deal that others play, too
    # The number of the game among all rated ones, in the order in which they ended; the caller
    # passes 0, and the store counts. None: not rated.
    rated: int | None = None
    mu: float | None = None  # the rating after this game …
    sigma: float | None = None  # … and its uncertainty


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
    """One player's results against another, or against bots of a level."""

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

    who: str  # a player's id, or a level after a colon
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
        """The name of this process among them."""
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
        """Add events after number `expected` (0: a new table) and replace the row, both or neither;
        returns how many events there are then. Conflict if the stream has another length; a removed
        table has none. No bodies: only the row is replaced. If the game ends with these events, its
        results are written with them, and ratings change."""
        ...

    async def events(self, table: str, after: int = 0) -> list[StoredEvent]:
        """The events after number `after`; Gone if there is no such table."""
        ...

    async def row(self, table: str) -> TableRow | None: ...

    async def tables(
        self,
        *,
        player: str | None = None,  # who takes part
        public: bool | None = None,
        status: Sequence[str] = (),
        game: str | None = None,
        words: str = "",  # every one of them must be in the row's words
        before: tuple[int, str] | None = None,  # (changed, id) of the last one seen, for paging
        limit: int = 50,
    ) -> list[TableRow]:
        """Rows, the last changed first."""
        ...

    async def due(self, until: int, limit: int = 1000) -> list[TableRow]:
        """Rows that are due by then, the most urgent first."""
        ...

    async def remove(self, table: str) -> bool:
        """Delete a table and its events; returns whether it existed."""
        ...

    async def count(self) -> dict[str, int]:
        """How many tables there are, by status."""
        ...

    async def claim(self, table: str, version: int, who: str, now: int, until: int) -> bool:
        """True for only one process, until then: it may compute what comes after `version`. The
        same process may get it again; nobody gets it if the table now has another version. A claim
        longer than twice this time, made by a clock that was ahead, does not count."""
        ...

    # -- results -----------------------------------------------------------------------

    async def add_missing_results(self, results: Sequence[StoredResult]) -> None:
        """For games that ended before results were kept; existing ones stay."""
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
        """The opponents a player has met, the most frequent first."""
        ...

    async def leaders(self, game: str, limit: int) -> list[Standing]:
        """The best rated first, without blocked players."""
        ...

    async def ratings(self, game: str, who: Sequence[str]) -> dict[str, Rating]:
        """The ratings of those players, or levels of bots, that have one."""
        ...

    async def rating_curve(self, player: str, limit: int) -> list[Rated]:
        """A player's last ratings, the oldest of them first."""
        ...

    async def rate_anew(self) -> int:
        """Compute all ratings again, in the order in which the games ended; returns the number of
        games."""
        ...

    # -- deals that many play ----------------------------------------------------------

    async def add_deal(self, code: str, facts: bytes) -> bytes:
        """The facts of that deal: these, unless others were stored before."""
        ...

    async def deal(self, code: str) -> bytes | None: ...

    async def try_deal(self, code: str, player: str, table: str) -> str:
        """The table of a player's only try at a deal: this one, unless there is one already."""
        ...

    async def tried(self, player: str, codes: Sequence[str]) -> dict[str, str]:
        """The tables of a player's tries, by deal."""
        ...

    async def results_of_deal(self, code: str, limit: int) -> list[StoredResult]:
        """All seats of so many of its tables, the best players' first."""
        ...

    async def keep(self, name: str, value: bytes) -> bytes:
        """The instance's value under a name: this one, unless there is one already."""
        ...

    async def kept(self, name: str) -> bytes | None: ...

    # -- reviews -----------------------------------------------------------------------

    async def ask_review(self, table: str, player: str, at: int, most: int) -> ReviewAsked:
        """Put a table's review into the queue, unless it is there already, the player waits for
        another one, or `most` are waiting."""
        ...

    async def review(self, table: str) -> KeptReview | None: ...

    async def reviews_waiting(self) -> int: ...

    async def claim_review(self, who: str, now: int, until: int) -> tuple[str, str] | None:
        """Claims the oldest requested review that no process works on: its table, and the player
        who asked. It belongs to this process until then."""
        ...

    async def keep_review(self, table: str, number: int, body: bytes, who: str, until: int) -> bool:
        """Adds a piece after those with lower numbers; returns whether the review is still wanted
        and still belongs to this process."""
        ...

    async def finish_review(self, table: str, document: bytes) -> bool:
        """Replaces the pieces by the whole review; returns whether it was still wanted."""
        ...

    async def drop_review(self, table: str, who: str) -> None:
        """Remove it from the queue, unless it is complete or another process has claimed it."""
        ...

    # -- players -----------------------------------------------------------------------

    async def add_player(
        self, player: Player, secret: bytes, *, first_is_host: bool = True
    ) -> Player:
        """A new player with the hash of a first secret. The first player of all becomes the host.
        Taken if the id, the login or the secret is in use."""
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
        """Delete all of a player's secrets except this one, and all codes."""
        ...

    async def add_code(self, code: bytes, player: str, until: int) -> None:
        """The hash of a code that takes an identity to another device. Taken: use another."""
        ...

    async def take_code(self, code: bytes, now: int) -> str | None:
        """Whose code it is; it works once, and not after its time."""
        ...

    async def code_of(self, code: bytes, now: int) -> str | None:
        """Whose code it is, without using it."""
        ...

    # -- time --------------------------------------------------------------------------

    async def time(self) -> int:
        """The time of the machine with the store: the same for all processes that share it."""
        ...

    async def latest(self) -> int:
        """The latest time at which a table was changed; 0 if there is none."""
        ...

    # -- other processes ---------------------------------------------------------------

    def changes(self) -> AsyncGenerator[Change, None]:
        """Tables and players changed by other processes; TableChanged("", 0): some changes may have
        been missed, check all tables (at the beginning, and after a lost connection). Also the
        words of other processes, and our own greetings: receiving them shows that we receive the
        others, too. Ends when the store is closed; without other processes nothing comes before
        that."""
        ...

    async def tell(self, words: Sequence[Word]) -> None:
        """Send these words to other processes, in this order; nothing is written."""
        ...

    # -- all of it ---------------------------------------------------------------------

    async def everything(self) -> AsyncIterator[dict[str, Any]]:
        """The whole instance at one moment, entry by entry, for `glueck export`:
        `async for entry in await store.everything()`. Entries are ready for JSON."""
        ...

    async def restore(self, entries: AsyncIterator[dict[str, Any]]) -> int:
        """Fill an empty store with what `everything` gave; returns the number of entries. All or
        nothing."""
        ...

    async def ping(self) -> None:
        """Unavailable if it would not answer now."""
        ...

    async def close(self) -> None:
        """Finish writing."""
        ...


async def open_store(url: str, *, read_only: bool = False) -> Store:
    """`sqlite:///path/to/file`, or `postgresql://user@host/database`; its schema is updated. With
    `read_only` it may be opened beside a server, and the schema is not changed."""
    if url.startswith("sqlite:///"):
        from glueck.store.sqlite import SqliteStore

        return await SqliteStore.open(url.removeprefix("sqlite:///"), read_only=read_only)
    if url.startswith(("postgres://", "postgresql://")):
        from glueck.store.postgres import PostgresStore

        return await PostgresStore.open(url, read_only=read_only)
    raise StoreError(f"{url.split('@')[-1]!r} is neither sqlite:///… nor postgresql://…")
