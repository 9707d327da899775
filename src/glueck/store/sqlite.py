"""The store in a file. One thread writes, in groups; a few others read at the same time."""

from __future__ import annotations

import asyncio
import json
import os
import re
import sqlite3
import threading
import time
from collections.abc import AsyncGenerator, AsyncIterator, Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, contextmanager, suppress
from functools import lru_cache
from pathlib import Path
from typing import Any, TypeVar

from glueck.store import migrations
from glueck.store.group_commit import Group
from glueck.store.lock import Lock
from glueck.store.sql_store import Run, SqlStore, nobody
from glueck.store.statements import ManyRows, Statement, Statements
from glueck.store.store import Change, StoreError, Unavailable, Uncertain, Word
from glueck.store.write_batch import Write, apply_writes

OLDEST = (3, 35)  # has RETURNING
READERS = 4
PATIENCE = 5.0  # seconds to wait for another process that writes
# A commit waits until it is on disk (FULL). The journal is copied back every 4000 pages: less often
# than by default, because each time costs two more waits.
PRAGMAS = (
    "journal_mode = WAL",
    "synchronous = FULL",
    "foreign_keys = ON",
    "wal_autocheckpoint = 4000",
    "journal_size_limit = 67108864",
)

# A commit that fails like this has not put its last page into the journal, so there is no commit.
# After any other failure (everything is in the journal, but syncing failed) it may be there when
# the file is opened after a crash.
NOT_COMMITTED = {"BUSY", "LOCKED", "FULL", "CONSTRAINT", "READONLY", "INTERRUPT", "IOERR_WRITE"}

MOST_TOGETHER = 128  # rows that one statement inserts
PREPARED = 4 * MOST_TOGETHER  # prepared statements that are cached
LOCKS = " FOR UPDATE"

T = TypeVar("T")
MakeStatements = Callable[[], Statements[Any]]


class SqliteStore(SqlStore):
    def __init__(self, path: Path, lock: Lock | None, writing: sqlite3.Connection) -> None:
        self._path, self._lock, self._writing = path, lock, writing
        self._here = threading.local()  # each reading thread's connection
        self._connections = [writing]
        self._writer = ThreadPoolExecutor(1, "glueck-write")
        self._readers = ThreadPoolExecutor(READERS, "glueck-read")
        self._group: Group[Write | MakeStatements] = Group(self._commit)
        self._closed = asyncio.Event()

    @classmethod
    async def open(
        cls, path: str | Path, *, read_only: bool = False, steps: Sequence[str] | None = None
    ) -> SqliteStore:
        """The file, made if it is not there; only one process may have it open to write."""
        path = Path(path)
        steps = migrations.steps() if steps is None else steps
        prepare = look if read_only else prepared
        return cls(path, *await asyncio.to_thread(prepare, path, steps))

    async def close(self) -> None:
        await self._group.close()
        self._closed.set()
        await asyncio.to_thread(self._shut)

    def _shut(self) -> None:
        for threads in (self._readers, self._writer):
            threads.shutdown()
        for connection in self._connections:
            connection.close()
        if self._lock:
            self._lock.release()

    # -- writing -----------------------------------------------------------------------

    async def _apply_write(self, write: Write) -> Any:
        return await self._group.add(write)

    async def _write(
        self, statements: Callable[[], Statements[T]], about: Callable[[T], str | None] = nobody
    ) -> T:
        outcome: T = await self._group.add(statements)
        return outcome

    async def _commit(self, group: list[Write | MakeStatements]) -> list[Any]:
        if not self._lock:
            raise StoreError(f"{self._path} was opened to read only")
        return await in_thread(self._writer, lambda: self._written(group))

    def _written(self, group: list[Write | MakeStatements]) -> list[Any]:
        with transaction(self._writing, "BEGIN IMMEDIATE"):
            return outcomes(self._writing, group)

    # -- reading -----------------------------------------------------------------------

    async def time(self) -> int:
        return time.time_ns() // 1_000_000

    async def _read(self, statements: Statements[T]) -> T:
        return await in_thread(self._readers, lambda: run_statements(self._reading(), statements))

    def _reading(self) -> sqlite3.Connection:
        if not hasattr(self._here, "connection"):
            self._here.connection = connect(self._path, "query_only = ON")
            self._connections.append(self._here.connection)
        connection: sqlite3.Connection = self._here.connection
        return connection

    @asynccontextmanager
    async def _snapshot(self) -> AsyncIterator[Run]:
        async with self._apart("BEGIN") as run:
            yield run

    @asynccontextmanager
    async def _alone(self) -> AsyncIterator[Run]:
        if not self._lock:
            raise StoreError(f"{self._path} was opened to read only")
        async with self._apart("BEGIN IMMEDIATE") as run:
            yield run

    @asynccontextmanager
    async def _apart(self, begin: str) -> AsyncIterator[Run]:
        """A transaction on a separate connection, beside readers and writer."""
        with ThreadPoolExecutor(1, "glueck-apart") as thread:
            connection = await in_thread(thread, lambda: connect(self._path))
            try:
                await in_thread(thread, lambda: connection.execute(begin))
                yield lambda statements: in_thread(
                    thread, lambda: run_statements(connection, statements)
                )
                await in_thread(thread, connection.commit)
            finally:
                connection.close()  # what was not committed is rolled back

    async def tell(self, words: Sequence[Word]) -> None:
        """There are no other processes to tell."""

    async def changes(self) -> AsyncGenerator[Change, None]:
        """None: no other process writes here."""
        await self._closed.wait()
        none: list[Change] = []
        for change in none:
            yield change


# -- opening -------------------------------------------------------------------------------


def prepared(path: Path, steps: Sequence[str]) -> tuple[Lock, sqlite3.Connection]:
    """The file, locked and with the newest schema."""
    if sqlite3.sqlite_version_info < OLDEST:
        raise StoreError(f"SQLite {sqlite3.sqlite_version} is too old, 3.35 is needed")
    with errors_at(path):
        path.parent.mkdir(parents=True, exist_ok=True)
        lock = Lock(path)
        try:
            # Private: it contains seeds and hashes of passwords.
            os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
            with_schema(path, steps)
            return lock, connect(path)
        except BaseException:
            lock.release()
            raise


def look(path: Path, steps: Sequence[str]) -> tuple[None, sqlite3.Connection]:
    with errors_at(path):
        if not path.is_file():
            raise StoreError(f"{path} is not there")
        connection = connect(path, "query_only = ON")
        try:
            run_statements(connection, migrations.must_be_current(steps))
        except BaseException:
            connection.close()
            raise
        return None, connection


@contextmanager
def errors_at(path: Path) -> Iterator[None]:
    try:
        yield
    except (OSError, sqlite3.Error) as problem:
        raise StoreError(f"{path} cannot be opened: {problem}") from problem


def connect(path: Path, *more: str) -> sqlite3.Connection:
    connection = sqlite3.connect(
        path,
        timeout=PATIENCE,
        isolation_level=None,
        check_same_thread=False,
        cached_statements=PREPARED,
    )
    try:
        for pragma in (*PRAGMAS, *more):
            connection.execute(f"PRAGMA {pragma}")
    except BaseException:
        connection.close()
        raise
    return connection


def with_schema(path: Path, steps: Sequence[str]) -> None:
    # A step that rebuilds a table must be able to drop the old one; everything is checked
    # afterwards.
    connection = connect(path, "foreign_keys = OFF")
    try:
        with transaction(connection, "BEGIN IMMEDIATE"):
            run_statements(connection, migrations.migrate(steps, migrations.SQLITE))
            if lost := connection.execute("PRAGMA foreign_key_check").fetchall():
                raise StoreError(f"{path} refers to rows that are not there: {lost[:3]}")
    finally:
        connection.close()


# -- statements ----------------------------------------------------------------------------


async def in_thread(threads: ThreadPoolExecutor, work: Callable[[], T]) -> T:
    try:
        return await asyncio.get_running_loop().run_in_executor(threads, work)
    except sqlite3.IntegrityError as problem:
        raise StoreError(f"SQLite: {problem}") from problem
    except sqlite3.Error as problem:
        raise Unavailable(f"SQLite: {problem}") from problem


@contextmanager
def transaction(connection: sqlite3.Connection, begin: str) -> Iterator[None]:
    connection.execute(begin)
    try:
        yield
        commit(connection)
    except BaseException:
        # SQLite may have rolled back itself when the disk was full.
        with suppress(sqlite3.Error):
            connection.rollback()
        raise


def commit(connection: sqlite3.Connection) -> None:
    try:
        connection.execute("COMMIT")
    except sqlite3.Error as problem:
        name = getattr(problem, "sqlite_errorname", None)  # None: SQLite was not even asked
        if name is None or {name[7:], name[7:].partition("_")[0]} & NOT_COMMITTED:
            raise
        raise Uncertain(f"SQLite: {problem}") from problem


def outcomes(connection: sqlite3.Connection, group: list[Write | MakeStatements]) -> list[Any]:
    """Writes to tables are done together, the others one by one after them."""
    writes = [write for write in group if not callable(write)]
    written = iter(run_statements(connection, apply_writes(writes))[0] if writes else ())
    return [run_alone(connection, one) if callable(one) else next(written) for one in group]


def run_alone(connection: sqlite3.Connection, statements: MakeStatements) -> Any:
    """One write of a group, rolled back alone if it fails."""
    connection.execute("SAVEPOINT one")
    try:
        return run_statements(connection, statements())
    except StoreError as problem:
        connection.execute("ROLLBACK TO one")
        return problem
    finally:
        connection.execute("RELEASE one")


def run_statements(connection: sqlite3.Connection, statements: Statements[T]) -> T:
    try:
        statement = next(statements)
        while True:
            statement = statements.send(answer(connection, statement))
    except StopIteration as end:
        result: T = end.value
        return result


def answer(connection: sqlite3.Connection, statement: Statement | ManyRows) -> list[Any]:
    if isinstance(statement, ManyRows):
        put(connection, statement)
        return []
    args = [json.dumps(arg) if isinstance(arg, list) else arg for arg in statement.args]
    sql = translated(statement.sql)
    if statement.sql.endswith(LOCKS):
        ((rows,),) = connection.execute(in_one_row(sql), args).fetchall()
        return list(json.loads(rows))
    return connection.execute(sql, args).fetchall()


def put(connection: sqlite3.Connection, statement: ManyRows) -> None:
    """Many rows with one statement where SQL allows it: between two statements this thread would
    wait for the GIL."""
    if "VALUES (" not in statement.sql:
        connection.executemany(translated(statement.sql), statement.rows)
        return
    for at in range(0, len(statement.rows), MOST_TOGETHER):
        rows = statement.rows[at : at + MOST_TOGETHER]
        values = [value for row in rows for value in row]
        connection.execute(several(statement.sql, len(rows)), values)


@lru_cache
def in_one_row(sql: str) -> str:
    """The same rows as one JSON array: otherwise this thread would wait for the GIL after each row,
    too."""
    columns = sql.removeprefix("SELECT ").partition(" FROM ")[0]
    return f"SELECT json_group_array(json_array({columns})) FROM ({sql})"


@lru_cache(PREPARED)
def several(sql: str, count: int) -> str:
    """The same INSERT, for so many rows."""

    def repeated(values: re.Match[str]) -> str:
        one = re.sub(r"\$\d+", "?", values[1])
        return f"VALUES {', '.join([one] * count)}"

    return re.sub(r"VALUES (\(.*?\))", repeated, sql)


@lru_cache
def translated(sql: str) -> str:
    """From PostgreSQL's dialect to SQLite's. A writer locks the whole file anyway, so row locks are
    dropped."""
    if sql.startswith("LOCK TABLE"):
        return "SELECT 1"
    sql = sql.removesuffix(LOCKS).replace("strpos(", "instr(")
    sql = re.sub(r"= ANY\((\$\d+)\)", r"IN (SELECT value FROM json_each(\1))", sql)
    return re.sub(r"\$(\d+)", r"?\1", sql)
