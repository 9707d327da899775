"""Opening and closing: what cannot be opened says why."""

import asyncio
import stat
import sys
from pathlib import Path

import pytest

from glueck.store import StoreError, Unavailable, open_store
from left_out import without
from store.stored import player, table

pytestmark = pytest.mark.anyio


async def test_what_is_no_address_is_refused_without_telling_the_password():
    for url in ("mysql://me:hunter2@host/x", "sqlite:x.db", "", "postgresql:x"):
        with pytest.raises(StoreError, match=r"neither sqlite:///… nor postgresql://…") as problem:
            await open_store(url)
        assert "hunter2" not in str(problem.value)


async def test_a_database_that_is_not_there_is_unavailable(tmp_path):
    for url in ("postgresql://me:hunter2@127.0.0.1:1/x", f"postgresql://me@/x?host={tmp_path}"):
        with pytest.raises(Unavailable) as problem:
            await open_store(url)
        assert "hunter2" not in str(problem.value)


async def test_an_address_nobody_understands_is_refused():
    for url in ("postgresql://host:port/x", "postgresql://me:hunter/2@host/x"):
        with pytest.raises(StoreError, match="makes no sense") as problem:
            await open_store(url)
        assert "hunter" not in str(problem.value)


async def test_a_file_that_is_something_else_is_refused(tmp_path):
    other = tmp_path / "letter.txt"
    other.write_text("Dear Anna, this is not a database. " * 100)
    for path in (other, tmp_path, other / "below"):
        with pytest.raises(StoreError, match="cannot be opened"):
            await open_store(f"sqlite:///{path}")
    assert other.read_text().startswith("Dear Anna")


async def test_what_was_refused_can_be_opened_once_it_is_right(tmp_path):
    path = tmp_path / "glueck.db"
    path.write_text("not yet a database" * 100)
    with pytest.raises(StoreError):
        await open_store(f"sqlite:///{path}")
    path.unlink()
    await (await open_store(f"sqlite:///{path}")).close()


@pytest.mark.skipif(sys.platform == "win32", reason=without("posix"))
@pytest.mark.parametrize("place", ["sqlite"], indirect=True)
async def test_nobody_else_may_read_the_file(place, store):
    await store.append(0, 1, [b"a"], table())
    folder = Path(place.url.removeprefix("sqlite:///")).parent
    modes = {path.name: stat.S_IMODE(path.stat().st_mode) for path in folder.iterdir()}
    assert len(modes) == 4  # the file, its journal, the journal's index, the lock
    assert set(modes.values()) == {0o600}


async def test_everything_is_there_after_closing_and_opening(place):
    store = await place.open()
    await store.append(0, 1, [b"a"], table())
    await store.add_player(player(), b"1")
    await store.close()
    again = await place.open()
    assert await again.append(1, 1, [b"b"], table()) == 2
    assert (await again.player_with(b"1")).id == "anna"
    await again.close()


async def test_closing_finishes_what_is_being_written_and_takes_no_more(place):
    store = await place.open()
    writes = [
        asyncio.create_task(store.append(0, 1, [b"x"], table(f"t{number}")))
        for number in range(1200)  # more than one group
    ]
    await asyncio.sleep(0)  # let them ask
    await store.close()
    assert await asyncio.gather(*writes) == [1] * 1200
    with pytest.raises(Unavailable, match="closed"):
        await store.append(0, 1, [b"x"], table())
    again = await place.open()
    assert await again.count() == {"open": 1200}
    await again.close()


async def test_to_look_is_not_to_write(place, store):
    await store.append(0, 1, [b"a"], table())
    looking = await place.open(read_only=True)
    assert len(await looking.events("t")) == 1
    for write in (
        looking.append(1, 1, [b"b"], table()),
        looking.remove("t"),
        looking.add_player(player(), b"1"),
    ):
        with pytest.raises(StoreError, match=r"read.only"):
            await write
    await looking.close()
    assert len(await store.events("t")) == 1


@pytest.mark.parametrize("place", ["sqlite"], indirect=True)
async def test_to_look_makes_no_file(place):
    with pytest.raises(StoreError, match="not there"):
        await place.open(read_only=True)


async def test_whoever_stops_waiting_disturbs_nobody(store):
    impatient = asyncio.create_task(store.append(0, 1, [b"x"], table("a")))
    patient = asyncio.create_task(store.append(0, 1, [b"x"], table("b")))
    await asyncio.sleep(0)
    impatient.cancel()
    assert await patient == 1
    with pytest.raises(asyncio.CancelledError):
        await impatient
