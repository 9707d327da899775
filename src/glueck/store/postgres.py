"""The store in PostgreSQL. Several processes may use it: they are told of each other's changes."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncGenerator, AsyncIterator, Awaitable, Callable, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager, suppress
from typing import Any, TypeVar

import asyncpg

from glueck.store import migrations
from glueck.store.group_commit import Group
from glueck.store.notifications import TROUBLE, Listener, player_note, table_note, word_note
from glueck.store.sql_store import Run, SqlStore, nobody
from glueck.store.statements import ManyRows, Statement, Statements
from glueck.store.store import Change, StoreError, Unavailable, Uncertain, Word
from glueck.store.write_batch import Write, apply_writes

CONNECTIONS = 8
TO_CONNECT = 5.0  # seconds, and …
TO_ANSWER = 15.0  # … for one statement
ATTEMPTS = 5
MIGRATING = 0x676C7565636B  # the lock for updating the schema

# A faster process has committed before we get the error, so a second attempt sees its rows.
FASTER = (
    asyncpg.UniqueViolationError,
    asyncpg.ForeignKeyViolationError,
    asyncpg.TransactionRollbackError,
)
NOT_COMMITTED = (asyncpg.IntegrityConstraintViolationError, asyncpg.TransactionRollbackError)
TIME = "SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint"
NOTIFY = "SELECT pg_notify($1, note) FROM unnest($2::text[]) AS note"

T = TypeVar("T")


class PostgresStore(SqlStore):
    shared = True

    def __init__(self, url: str, pool: asyncpg.Pool, channel: str) -> None:
        self._url, self._pool, self._channel = url, pool, channel
        self.me = secrets.token_hex(8)  # to recognise our own notifications
        self._group: Group[Write] = Group(self._commit)
        self._listeners: list[Listener] = []

    @classmethod
    async def open(
        cls, url: str, *, read_only: bool = False, steps: Sequence[str] | None = None
    ) -> PostgresStore:
        steps = migrations.steps() if steps is None else steps
        pool = await connected(url, read_only)
        try:
            with trouble():
                async with pool.acquire() as connection:
                    await with_schema(connection, steps, read_only)
                    # Two instances in one database have two tables with that name.
                    number = await connection.fetchval("SELECT 'schema_version'::regclass::oid")
        except BaseException:
            pool.terminate()
            raise
        return cls(url, pool, f"glueck_{number}")

    async def close(self) -> None:
        await self._group.close()
        for listener in self._listeners:
            listener.close()
        try:
            await asyncio.wait_for(self._pool.close(), TO_ANSWER)
        except TROUBLE:
            self._pool.terminate()

    @asynccontextmanager
    async def _connection(self) -> AsyncIterator[Any]:
        """An answer stays valid even if the connection breaks while it is returned to the pool."""
        connection = await self._pool.acquire()
        try:
            yield connection
        finally:
            with suppress(*TROUBLE):
                await self._pool.release(connection)

    # -- writing -----------------------------------------------------------------------

    async def _apply_write(self, write: Write) -> Any:
        return await self._group.add(write)

    async def _commit(self, group: list[Write]) -> list[Any]:
        async def written(connection: Any) -> list[Any]:
            outcomes, changed = await run_statements(connection, apply_writes(group))
            notes = [table_note(self.me, table, version) for table, version in changed]
            if notes:
                await connection.execute(NOTIFY, self._channel, notes)
            return outcomes

        return await self._transacted(written)

    async def _write(
        self, statements: Callable[[], Statements[T]], about: Callable[[T], str | None] = nobody
    ) -> T:
        async def written(connection: Any) -> T:
            outcome = await run_statements(connection, statements())
            if (player := about(outcome)) is not None:
                note = player_note(self.me, player)
                await connection.execute(NOTIFY, self._channel, [note])
            return outcome

        return await self._transacted(written)

    async def _transacted(self, work: Callable[[Any], Awaitable[T]]) -> T:
        attempts = ATTEMPTS
        with trouble():
            while True:
                try:
                    async with self._connection() as connection:
                        return await committed(connection, work)
                except FASTER:
                    attempts -= 1
                    if not attempts:
                        raise

    # -- reading -----------------------------------------------------------------------

    async def _read(self, statements: Statements[T]) -> T:
        with trouble():
            async with self._connection() as connection:
                return await run_statements(connection, statements)

    async def time(self) -> int:
        with trouble():
            async with self._connection() as connection:
                return int(await connection.fetchval(TIME))

    @asynccontextmanager
    async def _snapshot(self) -> AsyncIterator[Run]:
        with trouble():
            async with (
                self._pool.acquire() as connection,
                connection.transaction(isolation="repeatable_read", readonly=True),
            ):
                yield lambda statements: run_statements(connection, statements)

    @asynccontextmanager
    async def _alone(self) -> AsyncIterator[Run]:
        with trouble():
            async with self._pool.acquire() as connection, connection.transaction():
                yield lambda statements: run_statements(connection, statements)

    # -- other processes ---------------------------------------------------------------

    async def tell(self, words: Sequence[Word]) -> None:
        with trouble():
            async with self._connection() as connection:
                await connection.execute(NOTIFY, self._channel, [word_note(one) for one in words])

    def changes(self) -> AsyncGenerator[Change, None]:
        listener = Listener(self._url, self._channel, self.me)
        self._listeners.append(listener)
        return listener.changes()


async def connected(url: str, read_only: bool) -> Any:
    settings = {"default_transaction_read_only": "on"} if read_only else {}
    try:
        with trouble():
            pool = await asyncpg.create_pool(
                url,
                min_size=0,  # a pool that always keeps a connection fills the log with errors
                max_size=CONNECTIONS,
                timeout=TO_CONNECT,
                command_timeout=TO_ANSWER,
                server_settings=settings,
            )
            async with pool.acquire():  # check the connection
                return pool
    except ValueError:  # without details: the part not understood may be the password
        raise StoreError(
            "the address of the PostgreSQL database makes no sense; special characters in a"
            " password are written as %XX"
        ) from None


async def with_schema(connection: Any, steps: Sequence[str], read_only: bool) -> None:
    if read_only:
        await run_statements(connection, migrations.must_be_current(steps))
        return
    async with connection.transaction():
        await connection.execute("SELECT pg_advisory_xact_lock($1)", MIGRATING)
        await run_statements(connection, migrations.migrate(steps, migrations.POSTGRES))


@contextmanager
def trouble() -> Iterator[None]:
    try:
        yield
    except asyncpg.exceptions.ClientConfigurationError:
        raise  # a ValueError, unlike an unavailable database
    except asyncpg.IntegrityConstraintViolationError as problem:
        raise StoreError(f"PostgreSQL: {problem}") from problem
    except TROUBLE as problem:
        raise Unavailable(f"PostgreSQL: {problem or type(problem).__name__}") from problem


async def committed(connection: Any, work: Callable[[Any], Awaitable[T]]) -> T:
    """A failure before the commit is sent means that nothing was done: the database drops it with
    the connection. The result of an unanswered commit is unknown."""
    transaction = connection.transaction()
    await transaction.start()
    try:
        result = await work(connection)
    except BaseException:
        with suppress(*TROUBLE):
            await transaction.rollback()
        raise
    try:
        await transaction.commit()
    except NOT_COMMITTED:
        raise
    except TROUBLE as problem:
        why = problem or type(problem).__name__
        raise Uncertain(f"PostgreSQL did not answer a commit: {why}") from problem
    return result


async def run_statements(connection: Any, statements: Statements[T]) -> T:
    try:
        statement = next(statements)
        while True:
            statement = statements.send(await answer(connection, statement))
    except StopIteration as end:
        result: T = end.value
        return result


async def answer(connection: Any, statement: Statement | ManyRows) -> Sequence[Sequence[Any]]:
    if isinstance(statement, Statement):
        rows: Sequence[Sequence[Any]] = await connection.fetch(statement.sql, *statement.args)
        return rows
    if statement.rows:
        await connection.executemany(statement.sql, statement.rows)
    return ()
