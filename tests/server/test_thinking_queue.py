"""Whose bot thinks next: people first, each player as much as any other, nobody everything."""

import pytest

from glueck.server.thinking_queue import ALONE, HALF_LIFE, UNWATCHED, WATCHED, ThinkingQueue, Wish


def queue_of(*wishes, places=1):
    queue = ThinkingQueue(places)
    for wish in wishes:
        queue.add(wish)
    return queue


def thought(queue, now, seconds=1.0):
    """The next one thinks for so long; which table that was."""
    wish = queue.next(now)
    queue.done(wish, now + seconds)
    return wish.table


def used(queue, player, seconds, now=0.0, table="before"):
    wish = Wish(table, player, WATCHED)
    queue.add(wish)
    assert queue.next(now) is wish
    queue.done(wish, now + seconds)


def test_who_waits_is_first_then_who_is_away_then_bots_alone():
    queue = queue_of(
        Wish("alone", "a", ALONE), Wish("away", "b", UNWATCHED), Wish("here", "c", WATCHED)
    )
    assert [thought(queue, 0, seconds=0) for _ in range(3)] == ["here", "away", "alone"]
    assert queue.next(1) is None
    assert len(queue) == 0


def test_the_player_who_used_least_is_next_then_the_table():
    queue = ThinkingQueue(1)
    used(queue, "much", 10)
    used(queue, "little", 3, table="one")
    for wish in (Wish("theirs", "much", WATCHED), Wish("one", "little", WATCHED)):
        queue.add(wish)
    queue.add(Wish("two", "little", WATCHED))
    assert [thought(queue, 20, seconds=0) for _ in range(3)] == ["two", "one", "theirs"]


def test_what_was_used_is_forgotten_with_time():
    queue = ThinkingQueue(1)
    used(queue, "long ago", 10, now=0)
    used(queue, "just now", 1, now=20 * HALF_LIFE)
    queue.add(Wish("new", "just now", WATCHED))
    queue.add(Wish("old", "long ago", WATCHED))
    assert thought(queue, 20 * HALF_LIFE + 1) == "old"
    queue.forget(100 * HALF_LIFE)
    assert not len(queue._players) + len(queue._tables)


@pytest.mark.parametrize("places", [2, 3, 8])
@pytest.mark.parametrize("rank", [WATCHED, UNWATCHED, ALONE])
def test_one_player_never_has_all_places(places, rank):
    queue = queue_of(*(Wish(f"t{i}", "greedy", rank) for i in range(20)), places=places)
    began = [queue.next(0) for _ in range(places)]
    assert all(began[:-1])
    assert began[-1] is None
    queue.add(Wish("other", "modest", rank))
    one = queue.next(0)
    assert (one and one.table) == ("other" if rank != ALONE else None)  # see below


def test_with_one_place_whoever_is_next_has_it():
    assert queue_of(Wish("t", "only", ALONE)).next(0)


@pytest.mark.parametrize("places", [2, 4])
def test_bots_alone_leave_a_place_for_people(places):
    """Of however many players."""
    queue = queue_of(*(Wish(f"t{i}", f"p{i}", ALONE) for i in range(20)), places=places)
    assert sum(queue.next(0) is not None for _ in range(places)) == places - 1
    queue.add(Wish("people", "x", WATCHED))
    assert queue.next(0).table == "people"


@pytest.mark.parametrize("rank", [UNWATCHED, ALONE])
def test_nobody_starves_and_who_comes_last_gets_little(rank):
    """People always wait; who is behind them gets a small share all the same."""
    ranks, times = {"people": WATCHED, "others": rank}, {"people": 0, "others": 0}
    queue = queue_of(*(Wish(name, name, rank) for name, rank in ranks.items()))
    for now in range(400):
        table = thought(queue, now)
        times[table] += 1
        queue.add(Wish(table, table, ranks[table]))
    assert 0.02 < times["others"] / 400 < 0.15


def test_beside_many_tables_of_one_player_the_others_wait_for_one_decision_at_most():
    """A guest has 21 tables whose people look; somebody else wants a decision now and then."""
    queue = queue_of(*(Wish(f"t{i}", "guest", WATCHED) for i in range(21)), places=2)
    thinking, waits, asked = [], [], None
    for now in range(1, 300):
        while (one := queue.next(now)) is not None:
            thinking.append(one)
            if one.player == "victim":
                waits.append(now - asked)
        if now % 10 == 0 and all(one.player != "victim" for one in thinking):
            queue.add(Wish("mine", "victim", WATCHED))
            asked = now
        done = thinking.pop(0)
        queue.done(done, now + 1)
        if done.player == "guest":
            queue.add(Wish(done.table, "guest", WATCHED))
    assert len(waits) > 20
    assert max(waits) <= 1


def test_all_tables_of_a_player_have_their_turn():
    queue = queue_of(*(Wish(f"t{i}", "guest", WATCHED) for i in range(5)))
    seen = []
    for now in range(15):
        seen.append(thought(queue, now))
        queue.add(Wish(seen[-1], "guest", WATCHED))
    assert all(seen.count(f"t{i}") == 3 for i in range(5))


def test_somebody_comes_to_the_table_and_goes():
    first, second = Wish("a", "x", UNWATCHED), Wish("b", "y", UNWATCHED)
    queue = queue_of(first, second)
    queue.move(second, WATCHED)
    assert queue.next(0) is second
    queue.move(second, ALONE)  # it thinks already
    assert second.rank == WATCHED
    queue.remove(first)
    queue.done(second, 1)
    assert queue.next(1) is None
