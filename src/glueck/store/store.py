"""The one interface to what is kept. What was awaited without an error survives `kill -9`.

A table is a stream of events, numbered from 1, appended and never changed. Beside it stands one
row, written together with the events, so that lists need not read streams. Players have a row
each. Times are whole milliseconds since 1970, given by the caller; a store only tells, once, what
time it is where it is kept (`time`).
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple, Protocol


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


class Store(Protocol):
    @property
    def shared(self) -> bool:
        """Whether other processes may write, too."""
        ...

    @property
    def me(self) -> str:
        """Which of these processes this one is."""
        ...

    # -- tables ------------------------------------------------------------------------

    async def append(self, expected: int, at: int, bodies: Sequence[bytes], row: TableRow) -> int:
        """Add events behind number `expected` (0: a new table) and replace the row, both or
        neither; how many events there are then. Conflict if the stream has another length; a
        table that was removed has none. No bodies: only the row is replaced."""
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

    # -- players -----------------------------------------------------------------------

    async def add_player(
        self, player: Player, secret: bytes, *, first_is_host: bool = True
    ) -> Player:
        """A new player with the hash of a first secret. The very first one becomes the host.
        Taken if somebody has the id, the login or the secret."""
        ...

    async def change_player(self, player: Player) -> None:
        """Replace the row. Taken if somebody else has the login, Gone if nobody is there."""
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

    def changes(self) -> AsyncIterator[Change]:
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
