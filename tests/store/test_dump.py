"""A whole instance carried from one store to another."""

import gzip
import json
import stat
import sys

import pytest

from glueck.store import StoreError, Taken, dump, entries
from left_out import without
from store.conftest import place_of
from store.stored import player, table

pytestmark = pytest.mark.anyio


async def fill(store, tables=3):
    await store.add_player(
        player("anna", login="a", password="hash", settings={"base64": "x", "ü": [1, None]}), b"\0"
    )
    await store.add_player(player("bert", blocked=True), b"2")
    await store.add_secret("anna", b"3", 77)
    await store.add_code(b"code", "anna", 10**15)
    await store.append(0, 9, [b"\xff\0", b"{}"], table("played", players=("anna", "bert"), due=4))
    await store.append(2, 10, [b""], table("played", players=("anna", "bert"), due=4, words="😀"))
    await store.append(0, 1, [], table("empty"))
    for number in range(tables):
        await store.append(0, 1, [b"x"], table(f"t{number}"))
    await store.ask_review("played", "anna", 12, 9)
    await store.keep_review("played", 3, b"\0piece", "", 0)
    await store.ask_review("empty", "bert", 13, 9)
    await store.finish_review("empty", b"{}")


async def listed(store):
    return [entry async for entry in await store.everything()]


async def each(entries):
    for entry in entries:
        yield entry


@pytest.mark.parametrize("target", ["sqlite", "postgres"])
async def test_an_instance_moves_through_a_file_into_either_store(store, target, tmp_path, request):
    await fill(store, tables=250)  # more than a chunk
    count = await dump.write(tmp_path / "all.gz", await store.everything())
    assert count == 1 + 2 + 252
    moved = await place_of(target, tmp_path / "new", request).open()
    assert await moved.restore(dump.read(tmp_path / "all.gz")) == count
    assert await listed(moved) == await listed(store)
    assert await moved.events("played") == await store.events("played")
    assert await moved.row("played") == await store.row("played")
    assert (await moved.review("played")).pieces == (b"\0piece",)
    assert await moved.review("empty") == await store.review("empty")
    assert await moved.player_with(b"\0") == await store.player("anna")
    assert [row.id for row in await moved.tables(player="bert")] == ["played"]
    assert await moved.take_code(b"code", 1) is None
    assert await moved.append(3, 11, [b"on it goes"], table("played")) == 4
    with pytest.raises(Taken):
        await moved.add_secret("bert", b"3", 0)
    await moved.close()


async def test_an_empty_instance_moves_too(store, tmp_path):
    await dump.write(tmp_path / "none.gz", await store.everything())
    assert await store.restore(dump.read(tmp_path / "none.gz")) == 1


async def test_the_export_is_of_one_moment(store):
    await fill(store, tables=250)
    found = await store.everything()
    first = [await anext(found) for _ in range(5)]
    await store.append(0, 1, [b"x"], table("zzz: too late"))
    await store.remove("t99")
    await store.add_player(player("zoe"), b"9")
    ids = {entry.get("id") for entry in [*first, *[entry async for entry in found]]}
    assert len(ids) == 1 + 2 + 252
    assert not ids & {"zzz: too late", "zoe"}
    assert "t99" in ids


async def test_an_export_may_be_left_in_the_middle(store):
    await fill(store)
    found = await store.everything()
    for _ in range(3):
        await anext(found)
    await found.aclose()
    assert await store.append(3, 1, [b"x"], table("played")) == 4


@pytest.mark.parametrize("what", ["table", "player"])
async def test_only_an_empty_store_is_filled(store, what):
    if what == "table":
        await store.append(0, 1, [b"x"], table())
    else:
        await store.add_player(player(), b"1")
    before = await listed(store)
    with pytest.raises(StoreError, match="empty store"):
        await store.restore(each([entries.FIRST]))
    assert await listed(store) == before


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        (lambda entry: entry.pop("game"), r"entry 4 .*game"),
        (lambda entry: entry.update(kind="chair"), r"entry 4 .*chair"),
        (lambda entry: entry.update(summary="***"), "entry 4"),
        (lambda entry: entry.update(events=[[1]]), "entry 4"),
        (lambda entry: entry.update(events=[["x", ""]]), r"entry 4 .*64 bits"),
        (lambda entry: entry.update(id="a\0"), r"entry 4 .*NUL"),
        (lambda entry: entry.update(id="t2"), r"(?i)unique"),
        (lambda entry: entry.update(players=5), "entry 4"),
        (lambda entry: entry.update(due="soon"), r"entry 4 .*64 bits"),
    ],
)
async def test_one_bad_entry_and_nothing_is_kept(place, tmp_path, change, complaint, request):
    store = await place_of("sqlite", tmp_path / "source", request).open()
    await fill(store)
    found = await listed(store)
    await store.close()
    change(found[3])
    empty = await place.open()
    with pytest.raises(StoreError, match=complaint):
        await empty.restore(each(found))
    assert await listed(empty) == [entries.FIRST]
    assert await empty.append(0, 1, [b"x"], table()) == 1
    await empty.close()


@pytest.mark.parametrize(
    ("first", "complaint"),
    [({"kind": "table"}, "entry 1"), (entries.FIRST | {"format": 2}, "format 2, known is 1")],
)
async def test_what_is_no_instance_or_a_newer_one_is_refused(store, first, complaint):
    with pytest.raises(StoreError, match=complaint):
        await store.restore(each([first]))
    with pytest.raises(StoreError, match="no entries"):
        await store.restore(each([]))


# -- the file ------------------------------------------------------------------------------

ENTRIES = [entries.FIRST, {"kind": "player", "id": "ü"}, {"kind": "table", "id": "t" * 500}]


async def read(path):
    return [entry async for entry in dump.read(path)]


@pytest.fixture
async def file(tmp_path):
    await dump.write(tmp_path / "file.gz", each(ENTRIES))
    return tmp_path / "file.gz"


async def test_what_was_written_is_read(file):
    assert await read(file) == ENTRIES


async def test_a_file_cut_off_anywhere_is_refused(file):
    whole = file.read_bytes()
    for size in range(len(whole)):
        file.write_bytes(whole[:size])
        with pytest.raises(StoreError, match=r"line \d"):
            await read(file)


async def test_a_file_with_any_bit_turned_is_refused_or_read_as_it_was(file):
    """Some bits of the head of a gzip file mean nothing."""
    whole, refused = file.read_bytes(), 0
    for place in range(len(whole)):
        file.write_bytes(whole[:place] + bytes([whole[place] ^ 4]) + whole[place + 1 :])
        try:
            assert await read(file) == ENTRIES
        except StoreError:
            refused += 1
    assert refused > len(whole) - 10


def rezipped(file, change):
    lines = gzip.decompress(file.read_bytes()).splitlines(keepends=True)
    file.write_bytes(gzip.compress(b"".join(change(lines))))


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        (lambda lines: lines[:-1], "line 4: the file is cut off"),
        (lambda lines: [*lines, lines[1]], "line 5: there is something behind the end"),
        (lambda lines: [lines[0], *lines[2:]], "line 3: the lines before were changed"),
        (lambda lines: [lines[0], lines[2], lines[1], lines[3]], "line 4: the lines before"),
        (lambda lines: [lines[0], b"{oops\n", *lines[2:]], "line 2: this is not JSON"),
        (lambda lines: [lines[0], b"\xff\n", *lines[2:]], "line 2: this is not JSON"),
        (lambda lines: [lines[0], b"[" * 100_000, *lines[1:]], "line 2: this is not JSON"),
        (lambda lines: [b"[1]\n", *lines[1:]], "line 1: this is no entry"),
        (lambda lines: [], "line 1: the file is cut off"),
    ],
)
async def test_a_file_somebody_edited_is_refused_with_the_line(file, change, complaint):
    rezipped(file, change)
    with pytest.raises(StoreError, match=complaint):
        await read(file)


async def test_what_cannot_be_read_or_written_says_so(tmp_path):
    with pytest.raises(StoreError, match="cannot be read"):
        await read(tmp_path / "nowhere.gz")
    with pytest.raises(StoreError, match="cannot be written"):
        await dump.write(tmp_path / "nowhere" / "file.gz", each(ENTRIES))


async def test_a_file_appears_whole_or_not_at_all(file):
    async def broken():
        yield entries.FIRST
        raise StoreError("the database went away")

    before = file.read_bytes()
    with pytest.raises(StoreError, match="went away"):
        await dump.write(file, broken())
    assert file.read_bytes() == before
    assert [path.name for path in file.parent.iterdir()] == [file.name]


@pytest.mark.skipif(sys.platform == "win32", reason=without("posix"))
async def test_nobody_else_may_read_the_dump(file):
    assert stat.S_IMODE(file.stat().st_mode) == 0o600


async def test_the_file_is_plain_json_inside(file):
    lines = gzip.decompress(file.read_bytes()).splitlines()
    assert [json.loads(line)["kind"] for line in lines] == ["instance", "player", "table", "end"]
