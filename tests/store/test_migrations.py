"""The schema grows by steps, all or nothing, and never backwards."""

import asyncio

import pytest

from glueck.store import StoreError, migrations
from glueck.store.postgres import PostgresStore
from glueck.store.sqlite import SqliteStore
from store.stored import table

pytestmark = pytest.mark.anyio

FIRST = migrations.steps()[:1]
SECOND = """
-- A made-up step; the word for bytes differs between the two.
CREATE TABLE more (id {key} PRIMARY KEY, what {bytes}) {clustered};
ALTER TABLE tables ADD COLUMN colour TEXT NOT NULL DEFAULT 'red'; -- with a comment; in it
INSERT INTO more (id) SELECT id FROM tables;
"""
FAILING = SECOND + "INSERT INTO nowhere VALUES (1);"


def opened(place, steps):
    if place.kind == "sqlite":
        return SqliteStore.open(place.url.removeprefix("sqlite:///"), steps=steps)
    return PostgresStore.open(place.url, steps=steps)


async def filled(place):
    store = await opened(place, FIRST)
    await store.append(0, 1, [b"a"], table())
    await store.close()


async def asked(store, sql):
    from glueck.store.statements import Statement

    def talk():
        return (yield Statement(sql))

    return [tuple(row) for row in await store._read(talk())]


async def test_an_older_store_is_brought_up_to_date(place):
    await filled(place)
    store = await opened(place, [*FIRST, SECOND])
    assert await asked(store, "SELECT id FROM more") == [("t",)]
    assert await asked(store, "SELECT version FROM schema_version ORDER BY 1") == [(1,), (2,)]
    assert await store.append(1, 2, [b"b"], table()) == 2
    await store.close()
    again = await opened(place, [*FIRST, SECOND])
    assert len(await again.events("t")) == 2
    await again.close()


async def test_a_step_that_fails_leaves_no_trace(place):
    await filled(place)
    with pytest.raises(StoreError, match="nowhere"):
        await opened(place, [*FIRST, FAILING])
    store = await opened(place, FIRST)
    assert await asked(store, "SELECT version FROM schema_version") == [(1,)]
    with pytest.raises(StoreError, match="more"):
        await asked(store, "SELECT 1 FROM more")
    assert len(await store.events("t")) == 1
    await store.close()


async def test_the_first_step_may_fail_too(place):
    with pytest.raises(StoreError, match="nowhere"):
        await opened(place, [*FIRST, FAILING])
    await filled(place)


async def test_a_newer_store_is_refused(place):
    store = await opened(place, [*FIRST, SECOND])
    await store.close()
    with pytest.raises(StoreError, match=r"schema 2, .* up to 1"):
        await opened(place, FIRST)
    store = await opened(place, [*FIRST, SECOND])  # and nothing happened to it
    await store.close()


async def test_to_look_is_not_to_migrate(place):
    store = await opened(place, [])
    await store.close()
    newest = len(migrations.steps())
    with pytest.raises(StoreError, match=f"schema 0; start the server to bring it to {newest}"):
        await place.open(read_only=True)


@pytest.mark.parametrize("place", ["postgres"], indirect=True)
async def test_many_processes_may_start_at_once(place):
    stores = await asyncio.gather(*(place.open() for _ in range(5)))
    assert await stores[0].append(0, 1, [b"a"], table()) == 1
    assert len(await stores[4].events("t")) == 1
    await asyncio.gather(*(store.close() for store in stores))
