"""What was awaited survives; what failed left no trace; what was down comes back by itself."""

import asyncio
import json
import os
import signal
import sqlite3
import subprocess
import sys
from collections import Counter
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest

from glueck.store import Conflict, StoreError, Unavailable, sqlite
from glueck.store import player_statements as players
from glueck.store.statements import Statement
from left_out import without
from store.stored import player, table

pytestmark = pytest.mark.anyio
only_sqlite = pytest.mark.parametrize("place", ["sqlite"], indirect=True)
only_postgres = pytest.mark.parametrize("place", ["postgres"], indirect=True)
needs_posix = pytest.mark.skipif(sys.platform == "win32", reason=without("posix"))

CHILD = Path(__file__).with_name("child.py")


@contextmanager
def child(what, url):
    paths = [str(CHILD.parents[1]), *sys.path]
    environment = os.environ | {"PYTHONPATH": os.pathsep.join(filter(None, paths))}
    process = subprocess.Popen(
        [sys.executable, str(CHILD), what, url], stdout=subprocess.PIPE, env=environment
    )
    try:
        yield process
    finally:
        process.kill()
        process.communicate()


@pytest.mark.slow
@needs_posix
async def test_what_was_acknowledged_survives_the_kill(place):
    promised = Counter()
    for lines in (1, 60, 300, 700):
        with child("append", place.url) as process:
            told = [process.stdout.readline() for _ in range(lines)]
            process.send_signal(signal.SIGKILL)
            told += process.stdout.readlines()
        assert all(told[:lines])  # it was killed, it did not fall over by itself
        for line in filter(lambda line: line.endswith(b"\n"), told):
            id, version = line.decode().split()
            promised[id] = max(promised[id], int(version))
        store = await place.open()
        for id, version in promised.items():
            events = await store.events(id)
            assert [event.number for event in events[:version]] == list(range(1, version + 1))
            assert (await store.row(id)).version == len(events)
        await store.close()


async def test_a_write_that_fails_half_way_is_undone_alone(store):
    def half():
        yield Statement(players.INSERT, ("half", "Half", 1, False, False, None, None, "{}"))
        raise StoreError("no further")

    outcomes = await asyncio.gather(
        store.add_player(player("anna"), b"1"),
        store._write(half),
        store.add_player(player("bert"), b"2"),
        return_exceptions=True,
    )
    assert str(outcomes[1]) == "no further"
    assert await store.player("half") is None
    assert await store.player("anna")
    assert await store.player("bert")


# -- SQLite --------------------------------------------------------------------------------


@pytest.mark.slow
@needs_posix
@only_sqlite
async def test_a_full_disk_is_told_and_forgotten_when_there_is_room(place):
    with child("fill", place.url) as process:
        said = await asyncio.to_thread(process.stdout.read)
    problems, readable, still, all_there, written = json.loads(said)
    assert all("SQLite" in problem for problem in [*problems, still])
    assert readable
    assert all_there
    assert written > len(problems)


@only_sqlite
async def test_a_full_database_spoils_the_whole_group_and_nothing_else(store):
    await store.append(0, 1, [b"a"], table("t0"))
    pages = store._writing.execute("PRAGMA page_count").fetchone()[0]
    store._writing.execute(f"PRAGMA max_page_count = {pages + 3}")
    writes = [store.append(0, 1, [b"x" * 9000], table(f"n{number}")) for number in range(5)]
    outcomes = await asyncio.gather(
        *writes, store.add_player(player(), b"1"), return_exceptions=True
    )
    assert all(isinstance(one, Unavailable) for one in outcomes)
    assert "full" in str(outcomes[0])
    assert await store.count() == {"open": 1}
    assert await store.player("anna") is None
    await store.ping()
    store._writing.execute("PRAGMA max_page_count = 1000000")
    assert await store.append(0, 1, [b"x" * 9000], table("n0")) == 1


@only_sqlite
async def test_a_file_locked_by_others_is_unavailable_for_the_time(place, monkeypatch):
    monkeypatch.setattr(sqlite, "PATIENCE", 0.05)
    store = await place.open()
    other = sqlite3.connect(place.url.removeprefix("sqlite:///"), isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    with pytest.raises(Unavailable, match="locked"):
        await store.append(0, 1, [b"a"], table())
    assert await store.count() == {}
    other.rollback()
    other.close()
    assert await store.append(0, 1, [b"a"], table()) == 1
    await store.close()


@only_sqlite
async def test_a_mistake_in_the_middle_of_a_group_is_told_to_all_and_undone(store, monkeypatch):
    def broken(*_):
        raise ZeroDivisionError("a mistake of ours")

    with monkeypatch.context() as patch:
        patch.setattr(sqlite, "run_alone", broken)
        outcomes = await asyncio.gather(
            store.append(0, 1, [b"a"], table()),
            store.add_player(player(), b"1"),
            return_exceptions=True,
        )
    assert [str(one) for one in outcomes] == ["ZeroDivisionError: a mistake of ours"] * 2
    assert await store.append(0, 1, [b"a"], table()) == 1


@needs_posix
@only_sqlite
async def test_a_second_process_is_refused_while_the_first_lives(place):
    with child("hold", place.url) as process:
        assert process.stdout.readline() == b"open\n"
        with pytest.raises(StoreError, match="served by another process"):
            await place.open()
        looking = await place.open(read_only=True)
        assert await looking.count() == {}
        await looking.close()
    store = await place.open()
    with pytest.raises(StoreError, match="served by another process"):
        await place.open()
    await store.close()
    await (await place.open()).close()


# -- PostgreSQL ----------------------------------------------------------------------------


@only_postgres
async def test_a_database_that_was_away_is_back_without_a_restart(place, store, postgres):
    await store.append(0, 1, [b"a"], table())
    postgres.stop()
    try:
        writes = [store.append(0, 1, [b"x"], table(f"n{number}")) for number in range(20)]
        outcomes = await asyncio.gather(*writes, return_exceptions=True)
        assert {type(one) for one in outcomes} == {Unavailable}
        for question in (store.ping, store.count, store.everything):
            with pytest.raises(Unavailable, match="PostgreSQL"):
                await question()
        with pytest.raises(Unavailable):
            await store.add_player(player(), b"1")
        with pytest.raises(Unavailable):
            await place.open()
    finally:
        postgres.start()
    assert await store.append(1, 2, [b"b"], table()) == 2
    assert await store.count() == {"open": 1}
    await store.ping()


@only_postgres
async def test_two_processes_with_the_same_tables_do_not_block_each_other(place, store):
    """Groups that want the same rows, given in opposite orders: each version goes to one."""
    other = await place.open()
    ids = [f"t{number}" for number in range(30)]
    won = Counter()

    async def play(which, id):
        for version in range(5):
            with suppress(Conflict):
                await which.append(version, 1, [b"x"], table(id))
                won[id, version] += 1

    forth = [play(store, id) for id in ids]
    back = [play(other, id) for id in reversed(ids)]
    await asyncio.wait_for(asyncio.gather(*forth, *back), 60)
    assert won == {(id, version): 1 for id in ids for version in range(5)}
    await other.close()
