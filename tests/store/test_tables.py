"""Streams of events and the rows beside them."""

import asyncio

import pytest

from glueck.store import Conflict, Gone, StoredEvent
from store.stored import table

pytestmark = pytest.mark.anyio


async def test_events_are_numbered_in_the_order_they_came(store):
    assert await store.append(0, 10, [b"a", b"b"], table()) == 2
    assert await store.append(2, 20, [b"c"], table()) == 3
    assert await store.events("t") == [
        StoredEvent(1, 10, b"a"),
        StoredEvent(2, 10, b"b"),
        StoredEvent(3, 20, b"c"),
    ]
    assert await store.events("t", after=2) == [StoredEvent(3, 20, b"c")]
    assert await store.events("t", after=3) == []


async def test_the_row_is_replaced_with_the_events(store):
    first = table(players=("anna", "bert"), summary=b"\x00\xff", words="anna bert", due=5)
    await store.append(0, 1, [b"a"], first)
    assert await store.row("t") == first._replace(version=1)
    second = table(status="over", public=False, changed=9, players=("anna",), game="nim", created=3)
    await store.append(1, 2, [b"b"], second)
    assert await store.row("t") == second._replace(version=2)


async def test_the_version_of_a_row_is_not_the_callers(store):
    await store.append(0, 1, [b"a"], table(version=77))
    assert (await store.row("t")).version == 1


async def test_without_events_only_the_row_changes(store):
    await store.append(0, 1, [b"a"], table())
    assert await store.append(1, 1, [], table(due=99)) == 1
    assert (await store.row("t")).due == 99
    assert len(await store.events("t")) == 1


@pytest.mark.parametrize("expected", [0, 1, 3, 100])
async def test_a_stream_of_another_length_is_a_conflict_and_changes_nothing(store, expected):
    await store.append(0, 1, [b"a", b"b"], table())
    with pytest.raises(Conflict) as problem:
        await store.append(expected, 2, [b"c"], table(status="over"))
    assert (problem.value.table, problem.value.expected) == ("t", expected)
    assert (await store.row("t")).status == "open"
    assert len(await store.events("t")) == 2


async def test_no_table_begins_in_the_middle(store):
    with pytest.raises(Conflict):
        await store.append(4, 1, [b"a"], table())
    assert await store.row("t") is None


async def test_of_many_at_once_exactly_one_wins_each_version(store):
    async def play(who):
        """Whoever loses reads and tries again, until all twenty are through."""
        version = losses = 0
        while True:
            try:
                await store.append(version, 1, [who], table())
                return losses
            except Conflict:
                losses += 1
                version = len(await store.events("t"))

    names = [b"%d" % number for number in range(20)]
    losses = await asyncio.gather(*map(play, names))
    events = await store.events("t")
    assert sorted(event.body for event in events) == sorted(names)
    assert [event.number for event in events] == list(range(1, 21))
    assert sum(losses) >= 19  # all but one began with version 0


async def test_one_conflict_does_not_spoil_the_others_of_its_group(store):
    await store.append(0, 1, [b"a"], table("old"))
    new = [store.append(0, 1, [b"x", b"y"], table(f"t{n}")) for n in range(50)]
    bad = [store.append(0, 1, [b"x"], table("old")) for _ in range(50)]
    mixed = [one for pair in zip(new, bad, strict=True) for one in pair]
    outcomes = await asyncio.gather(*mixed, return_exceptions=True)
    assert outcomes[::2] == [2] * 50
    assert all(isinstance(one, Conflict) for one in outcomes[1::2])
    assert len(await store.tables(limit=100)) == 51


async def test_one_group_may_hold_a_whole_history(store):
    """Created, continued, removed and begun again, all before anything was written."""
    outcomes = await asyncio.gather(
        store.append(0, 1, [b"a"], table(players=("anna",))),
        store.append(1, 2, [b"b"], table(players=("bert",))),
        store.claim("t", 2, "me", 0, 10),
        store.remove("t"),
        store.remove("t"),
        store.append(0, 3, [b"c"], table(players=("carl",))),
    )
    assert outcomes == [1, 2, True, True, False, 1]
    assert await store.events("t") == [StoredEvent(1, 3, b"c")]
    assert [row.id for row in await store.tables(player="carl")] == ["t"]
    assert await store.tables(player="bert") == []
    assert await store.claim("t", 1, "you", 0, 10)


async def test_a_table_is_rebuilt_within_one_group(store):
    await store.append(0, 1, [b"a", b"b"], table(players=("anna",)))
    outcomes = await asyncio.gather(
        store.remove("t"), store.append(0, 3, [b"c"], table(players=("anna",)))
    )
    assert outcomes == [True, 1]
    assert await store.events("t") == [StoredEvent(1, 3, b"c")]
    assert len(await store.tables(player="anna")) == 1


async def test_a_removed_table_is_gone_with_all_that_was_its(store):
    await store.append(0, 1, [b"a"], table(players=("anna",)))
    assert await store.remove("t") is True
    assert await store.remove("t") is False
    assert await store.row("t") is None
    assert await store.tables(player="anna") == []
    with pytest.raises(Gone, match="no table t"):
        await store.events("t")
    with pytest.raises(Conflict):
        await store.append(1, 2, [b"b"], table())
    assert await store.append(0, 2, [b"anew"], table()) == 1


async def test_a_table_that_never_was_is_gone(store):
    assert await store.row("nowhere") is None
    with pytest.raises(Gone):
        await store.events("nowhere", after=5)


async def test_tables_are_counted_by_status(store):
    assert await store.count() == {}
    for number, status in enumerate(["open", "over", "over"]):
        await store.append(0, 1, [b"a"], table(f"t{number}", status=status))
    assert await store.count() == {"open": 1, "over": 2}


async def test_the_most_urgent_is_due_first(store):
    for id, due in {"a": 30, "b": 10, "c": None, "d": 20, "e": 10}.items():
        await store.append(0, 1, [b"x"], table(id, due=due))
    assert [row.id for row in await store.due(20)] == ["b", "e", "d"]
    assert [row.id for row in await store.due(20, limit=1)] == ["b"]
    await store.append(1, 2, [], table("b", due=None))
    assert [row.id for row in await store.due(20)] == ["e", "d"]


# -- claims --------------------------------------------------------------------------------


async def test_one_claim_of_many_is_granted(store):
    await store.append(0, 1, [b"a"], table())
    claims = [store.claim("t", 1, f"process {n}", 100, 200) for n in range(20)]
    assert sorted(await asyncio.gather(*claims)) == [False] * 19 + [True]


async def test_a_claim_holds_until_its_time_or_the_next_event(store):
    await store.append(0, 1, [b"a"], table())
    assert await store.claim("t", 1, "me", now=100, until=200)
    assert not await store.claim("t", 1, "you", now=199, until=300)
    assert await store.claim("t", 1, "me", now=199, until=250)  # once more, and longer
    assert not await store.claim("t", 1, "you", now=249, until=300)
    assert await store.claim("t", 1, "you", now=250, until=300)
    await store.append(1, 1, [b"b"], table())
    assert not await store.claim("t", 1, "you", now=400, until=500)
    assert await store.claim("t", 2, "me", now=260, until=300)


async def test_nobody_claims_what_is_not_there(store):
    await store.append(0, 1, [b"a"], table())
    assert not await store.claim("t", 2, "me", 0, 1)
    assert not await store.claim("nowhere", 0, "me", 0, 1)
