"""Lists of tables: filters, pages, and how quickly they are found."""

import sqlite3
from itertools import pairwise

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from glueck.store import StoreError
from glueck.store import table_statements as tables
from glueck.store.sqlite import answer
from glueck.store.statements import Statement
from store.stored import table

pytestmark = pytest.mark.anyio

# Few values, so that many rows agree in some; letters that locales like to sort differently.
LETTERS = st.text("aB-_é😀", min_size=1, max_size=4)
PEOPLE = ("anna", "bert", "carl")
ROWS = st.builds(
    table,
    LETTERS,
    game=st.sampled_from(["glueckauf", "nim"]),
    status=st.sampled_from(["open", "running", "over"]),
    public=st.booleans(),
    changed=st.integers(0, 3),
    players=st.lists(st.sampled_from(PEOPLE), max_size=3).map(tuple),
    words=st.sampled_from(["", "anna bert", "bert 100%", "ännchen"]),
)
FILTERS = st.fixed_dictionaries(
    {},
    optional={
        "player": st.sampled_from(PEOPLE),
        "public": st.booleans(),
        "status": st.lists(st.sampled_from(["open", "running", "over"])),
        "game": st.sampled_from(["glueckauf", "nim", "chess"]),
        "words": st.sampled_from(["", "Bert", "ANN rt", "0%", "_", "änn"]),
    },
)


def fits(row, player=None, public=None, status=(), game=None, words=""):
    return (
        (player is None or player in row.players)
        and (public is None or row.public == public)
        and (not status or row.status in status)
        and (game is None or row.game == game)
        and all(word in row.words for word in words.lower().split())
    )


async def refill(store, rows):
    for row in await store.tables(limit=1000):
        await store.remove(row.id)
    for row in rows:
        await store.append(0, 1, [b"x"], row)


async def paged(store, limit, **filters):
    rows, before = [], None
    while page := await store.tables(before=before, limit=limit, **filters):
        assert len(page) <= limit
        rows += page
        before = (page[-1].changed, page[-1].id)
    return rows


@settings(
    max_examples=15,
    deadline=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
)
@given(
    rows=st.lists(ROWS, max_size=12, unique_by=lambda row: row.id),
    questions=st.lists(st.tuples(FILTERS, st.integers(1, 5)), min_size=1, max_size=8),
)
async def test_pages_neither_skip_nor_repeat(store, rows, questions):
    await refill(store, rows)
    for filters, limit in questions:
        wanted = [row for row in rows if fits(row, **filters)]
        wanted.sort(key=lambda row: (row.changed, row.id), reverse=True)
        found = await paged(store, limit, **filters)
        assert [row.id for row in found] == [row.id for row in wanted]


async def test_a_page_does_not_move_when_newer_tables_come(store):
    for number in range(6):
        await store.append(0, 1, [b"x"], table(f"t{number}", changed=number))
    first = await store.tables(limit=2)
    await store.append(0, 1, [b"x"], table("new", changed=100))
    await store.append(1, 1, [b"x"], table("t5", changed=101))
    rest = await store.tables(before=(first[-1].changed, first[-1].id), limit=10)
    assert [row.id for row in rest] == ["t3", "t2", "t1", "t0"]


async def test_who_left_is_not_listed_and_who_came_is(store):
    await store.append(0, 1, [b"x"], table(players=("anna", "bert")))
    await store.append(1, 1, [b"x"], table(players=("bert", "carl", "bert")))
    listed = [len(await store.tables(player=one)) for one in PEOPLE]
    assert listed == [0, 1, 1]


async def test_a_search_has_an_end(store):
    with pytest.raises(StoreError, match="32 words"):
        await store.tables(words=" ".join(map(str, range(33))))


async def test_limits(store):
    await store.append(0, 1, [b"x"], table(due=1))
    for limit in (0, -1):
        assert await store.tables(limit=limit) == []
        assert await store.due(5, limit=limit) == []
    assert len(await store.tables(limit=2**70)) == 1


@pytest.mark.parametrize("place", ["sqlite"], indirect=True)
@pytest.mark.parametrize(
    ("index", "filters"),
    [
        ("tables_by_change", {}),
        ("tables_by_change", {"public": True, "game": "nim", "before": (5, "x")}),
        ("tables_by_status", {"status": ["open"]}),
        ("tables_by_status", {"status": ["open", "over"], "before": (5, "x"), "public": True}),
        ("player=?", {"player": "anna", "status": ["over"]}),
    ],
)
async def test_lists_go_through_an_index(place, store, index, filters):
    """Nothing is scanned as a whole, and nothing sorted but a player's own tables and the pages
    (`part`) of several statuses."""
    everyone = {"player": None, "public": None, "status": (), "game": None, "words": ""}
    question = tables.page(**(everyone | {"before": None, "limit": 50} | filters))
    plan = explained(place.url.removeprefix("sqlite:///"), question)
    assert any(index in line for line in plan)
    assert [line for line in plan if "tables" in line and "USING" not in line] == []
    for before, line in pairwise(plan):
        if "TEMP B-TREE" in line:
            assert before in ("SCAN part", "SCAN mine")


def explained(path, question):
    connection = sqlite3.connect(path)
    asked = Statement(f"EXPLAIN QUERY PLAN {question.sql}", question.args)
    plan = [row[3] for row in answer(connection, asked)]
    connection.close()
    return plan
