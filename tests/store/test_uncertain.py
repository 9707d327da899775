"""When a commit fails: is it known that nothing was written? Only then it is said so."""

import sqlite3

import asyncpg
import pytest

from glueck.store import Conflict, Unavailable, Uncertain
from store.stored import player, table

pytestmark = pytest.mark.anyio
only_sqlite = pytest.mark.parametrize("place", ["sqlite"], indirect=True)
only_postgres = pytest.mark.parametrize("place", ["postgres"], indirect=True)


class Connection:
    """SQLite's, but committing fails as the test says."""

    def __init__(self, real):
        self.real, self.failure, self.first = real, None, False

    def __getattr__(self, name):
        return getattr(self.real, name)

    def execute(self, sql, *args):
        if sql != "COMMIT" or self.failure is None:
            return self.real.execute(sql, *args)
        if self.first:
            self.real.execute(sql)
        problem = sqlite3.OperationalError(self.failure)
        problem.sqlite_errorname = f"SQLITE_{self.failure}"
        raise problem


@pytest.fixture
def failing(store):
    store._writing = Connection(store._writing)
    yield store._writing
    store._writing.failure = None


CERTAIN = ["BUSY", "BUSY_SNAPSHOT", "FULL", "IOERR_WRITE", "CONSTRAINT_FOREIGNKEY"]


@only_sqlite
@pytest.mark.parametrize("name", CERTAIN)
async def test_a_commit_that_did_not_reach_the_journal_was_not_done(store, failing, name):
    failing.failure = name
    with pytest.raises(Unavailable):
        await store.append(0, 1, [b"a"], table())
    failing.failure = None
    assert await store.count() == {}
    assert await store.append(0, 1, [b"a"], table()) == 1


@only_sqlite
@pytest.mark.parametrize("name", ["IOERR_FSYNC", "IOERR", "CORRUPT"])
@pytest.mark.parametrize("first", [False, True])
async def test_of_a_commit_that_may_be_in_the_journal_nothing_is_said(store, failing, name, first):
    failing.failure, failing.first = name, first
    with pytest.raises(Uncertain):
        await store.append(0, 1, [b"a"], table())
    with pytest.raises(Uncertain):
        await store.add_player(player(), b"1")
    failing.failure = None
    if first:  # the same again finds out
        with pytest.raises(Conflict):
            await store.append(0, 1, [b"a"], table())
    else:
        assert await store.append(0, 1, [b"a"], table()) == 1
    assert len(await store.events("t")) == 1


def cut(*_, **__):
    raise asyncpg.ConnectionDoesNotExistError("connection was closed in the middle of operation")


@only_postgres
@pytest.mark.parametrize("arrived", [False, True])
async def test_of_a_commit_without_an_answer_nothing_is_said(store, monkeypatch, arrived):
    transaction = asyncpg.transaction.Transaction
    end = transaction.commit if arrived else transaction.rollback

    async def lost(self):
        await end(self)
        cut()

    with monkeypatch.context() as patched:
        patched.setattr(transaction, "commit", lost)
        with pytest.raises(Uncertain):
            await store.append(0, 1, [b"a"], table())
        with pytest.raises(Uncertain):
            await store.add_player(player(), b"1")
    assert (await store.count() == {"open": 1}) == arrived
    assert (await store.player("anna") is not None) == arrived


@only_postgres
async def test_what_is_committed_is_done_though_the_line_breaks_then(store, monkeypatch):
    release = asyncpg.pool.Pool.release

    async def breaks(self, connection, **how):
        await release(self, connection, **how)
        cut()

    monkeypatch.setattr(asyncpg.pool.Pool, "release", breaks)
    assert await store.append(0, 1, [b"a"], table()) == 1
    assert (await store.add_player(player(), b"1")).id == "anna"
    assert len(await store.events("t")) == 1


@only_postgres
async def test_what_breaks_before_the_commit_was_not_done(store, monkeypatch):
    async def broken(self, *args, **how):
        cut()

    with monkeypatch.context() as patched:
        patched.setattr(asyncpg.connection.Connection, "executemany", broken)
        with pytest.raises(Unavailable):
            await store.append(0, 1, [b"a"], table())
    assert await store.count() == {}
    assert await store.append(0, 1, [b"a"], table()) == 1


# -- time ----------------------------------------------------------------------------------


async def test_the_latest_change_is_known(store):
    assert await store.latest() == 0
    await store.append(0, 1, [b"a"], table("a", changed=7_000))
    await store.append(0, 1, [b"a"], table("b", changed=5_000))
    assert await store.latest() == 7_000


async def test_a_store_tells_the_time_of_its_place(store):
    before = await store.time()
    assert before > 1_700_000_000_000
    assert await store.time() >= before


async def test_a_claim_out_of_the_future_blocks_nobody(store):
    """Whoever made it had a clock that was wrong, and is gone."""
    await store.append(0, 1, [b"a"], table())
    hour, lease = 3_600_000, 10_000
    assert await store.claim("t", 1, "dead", hour, hour + lease)
    assert await store.claim("t", 1, "me", 0, lease)
    assert not await store.claim("t", 1, "dead", 5, lease + 5)  # a clock 5 ms ahead, or behind
    assert not await store.claim("t", 1, "other", -5, lease - 5)
    assert await store.claim("t", 1, "other", lease, 2 * lease)


async def test_only_who_has_a_claim_gives_it_back(store):
    await store.append(0, 1, [b"a"], table())
    assert await store.claim("t", 1, "me", 0, 10_000)
    assert not await store.claim("t", 1, "other", 5, 5)
    assert not await store.claim("t", 1, "other", 6, 10_006)
    assert await store.claim("t", 1, "me", 7, 7)
    assert await store.claim("t", 1, "other", 8, 10_008)
