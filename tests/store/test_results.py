"""Results are written with the end of a game or not at all; ratings follow from them alone."""

import pytest

from glueck.store import Conflict, StoredResult, dump
from store.conftest import place_of
from store.stored import player, table

pytestmark = pytest.mark.anyio


def seats(table, *who, at=1, rated=None, deal=None, game="glueckauf"):
    """Results of a game whose seats ended in this order; bots are «:level»."""
    return [
        StoredResult(
            table=table, seat=seat, seats=len(who), game=game, options="o",
            player=None if one.startswith(":") else one,
            level=one[1:] if one.startswith(":") else None,
            name="" if one.startswith(":") else one.title(), score=50 - 10 * seat, place=seat + 1,
            gave_up=False, at=at, rated=rated, deal=deal,
        )
        for seat, one in enumerate(who)
    ]  # fmt: skip


async def ended(store, id, *who, **more):
    return await store.append(0, 1, [b"x"], table(id, status="over"), seats(id, *who, **more))


async def test_results_come_with_their_events_once(store):
    await store.append(0, 1, [b"a"], table("t"))
    assert (
        await store.append(1, 2, [b"b"], table("t", status="over"), seats("t", "ann", "bob")) == 2
    )
    with pytest.raises(Conflict):
        await store.append(1, 2, [b"b"], table("t"), seats("t", "ann", "bob", rated=0))
    found = await store.results(["t", "nowhere", "\0"])
    assert found == seats("t", "ann", "bob")
    assert not await store.leaders("glueckauf", 10)
    await store.add_missing_results([*seats("t", "eve", "bob")])  # what is there stays
    assert await store.results(["t"]) == found
    await store.remove("t")
    assert not await store.results(["t"])


async def test_histories_are_ones_own(store):
    await store.add_player(player("bob"), b"1")
    for number in range(5):
        await ended(store, f"t{number}", "ann", "bob", at=number)
    await ended(store, "alone", "ann", ":hewer", ":hewer", at=7, game="gluecksgriff")
    await ended(store, "mixed", ":hewer", "ann", ":captain", at=8, game="gluecksgriff")
    await ended(store, "theirs", "bob", "eve", at=9)
    first = await store.results_of("ann", None, (2**62, ""), 3)
    assert [one.table for one in first] == ["mixed", "alone", "t4"]
    more = await store.results_of("ann", "glueckauf", (first[-1].at, first[-1].table), 9)
    assert [one.table for one in more] == ["t3", "t2", "t1", "t0"]
    assert await store.totals("ann") == [
        ("glueckauf", 2, "people", 5, 5, 250, 50, 50),
        ("gluecksgriff", 3, "hewer", 1, 1, 50, 50, 50),
        ("gluecksgriff", 3, "mixed", 1, 0, 40, 40, 40),
    ]
    assert await store.versus("ann", 9) == [
        ("glueckauf", "bob", None, "Bob", 5, 5, 0, 4),
        ("gluecksgriff", None, "hewer", "", 3, 2, 1, 8),
        ("gluecksgriff", None, "captain", "", 1, 1, 0, 8),
    ]
    assert not await store.versus("nobody", 9)


async def test_ratings_follow_from_the_games_in_their_order(store):
    for who in ("ann", "bob", "eve"):
        await store.add_player(player(who, blocked=who == "eve"), who.encode())
    await ended(store, "a", "ann", "bob", rated=0)
    await ended(store, "b", "ann", ":hewer", ":hewer", "eve", rated=0)
    await ended(store, "free", "bob", "ann")
    await ended(store, "c", "bob", "ann", ":hewer", rated=0)
    leaders = await store.leaders("glueckauf", 10)
    assert [(one.who, one.name, one.games) for one in leaders] == [
        ("ann", "Ann", 3), ("bob", "Bob", 2), (":hewer", None, 2),
    ]  # fmt: skip
    found = await store.results(["a", "b", "c", "free"])
    assert [one.rated for one in found if one.seat == 0] == [1, 2, 3, None]
    ratings = await store.ratings("glueckauf", ["ann", "ann", "nobody", "\0"])
    assert ratings == {"ann": ratings["ann"]}
    assert ratings["ann"] in [(one.mu, one.sigma, one.games) for one in leaders]
    assert await store.ratings("gluecksgriff", ["ann"]) == {}
    assert (leaders[0].mu, leaders[0].sigma) == (await store.rating_curve("ann", 9))[-1][2:]
    assert len(await store.rating_curve("ann", 2)) == 2
    assert await store.rate_anew() == 3
    assert await store.leaders("glueckauf", 10) == leaders
    assert await store.results(["a", "b", "c", "free"]) == found
    await store.remove("a")  # as if it had never been played
    assert await store.rate_anew() == 2
    assert await store.leaders("glueckauf", 10) != leaders


async def test_a_deal_is_the_same_for_all_and_tried_once(store):
    assert await store.add_deal("d", b"first") == b"first" == await store.add_deal("d", b"second")
    assert await store.deal("d") == b"first"
    assert await store.deal("e\0") is None
    assert await store.try_deal("d", "ann", "t1") == "t1" == await store.try_deal("d", "ann", "t2")
    assert await store.try_deal("d", "bob", "t3") == "t3"
    assert await store.tried("ann", ["d", "e"]) == {"d": "t1"}
    assert await store.keep("key", b"1") == b"1" == await store.keep("key", b"2")
    await ended(store, "t1", "ann", ":hewer", deal="d")
    assert await store.results_of_deal("d", 9) == seats("t1", "ann", ":hewer", deal="d")


async def test_results_of_a_deal_come_by_how_their_players_did(store):
    """Places and points of the player and of two bots; who gave up; when."""
    games = {
        "late": ([1, 2, 3], [50, 40, 0], False, 9), "far": ([1, 3, 2], [50, 0, 20], False, 5),
        "early": ([1, 2, 3], [50, 40, 0], False, 1), "shared": ([1, 1, 3], [50, 50, 0], False, 5),
        "almost": ([2, 1, 3], [39, 40, 0], False, 5), "behind": ([2, 3, 1], [10, 0, 40], False, 5),
        "third": ([3, 1, 2], [0, 40, 1], False, 5), "gone": ([1, 2, 3], [90, 0, 0], True, 5),
    }  # fmt: skip
    for id, (places, scores, gave_up, at) in games.items():
        told = [
            one._replace(place=place, score=score, gave_up=gave_up and one.seat == 0)
            for one, place, score in zip(
                seats(id, "ann", ":hewer", ":hewer", at=at, deal="d"), places, scores, strict=True
            )
        ]
        await store.append(0, 1, [b"x"], table(id, status="over"), told)
    found = await store.results_of_deal("d", 99)
    order = ["far", "early", "late", "shared", "almost", "behind", "third", "gone"]
    assert [(one.table, one.seat) for one in found] == [(id, n) for id in order for n in range(3)]
    assert {one.table for one in await store.results_of_deal("d", 2)} == {"far", "early"}


@pytest.mark.parametrize("target", ["sqlite", "postgres"])
async def test_all_of_it_moves_to_another_store(store, target, tmp_path, request):
    await store.add_player(player("ann"), b"1")
    await store.add_deal("d", b"\xff facts")
    await store.try_deal("d", "ann", "t")
    await store.keep("key", b"\0")
    await ended(store, "t", "ann", ":hewer", deal="d", rated=0)
    await dump.write(tmp_path / "all.gz", await store.everything())
    moved = await place_of(target, tmp_path / "new", request).open()
    await moved.restore(dump.read(tmp_path / "all.gz"))
    everything = [entry async for entry in await store.everything()]
    assert [entry async for entry in await moved.everything()] == everything
    await ended(moved, "next", "ann", ":hewer", rated=0)
    assert (await moved.results(["next"]))[0].rated == 2
    assert await moved.tried("ann", ["d"]) == {"d": "t"}
    await moved.close()
