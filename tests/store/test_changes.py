"""Hearing of what other processes wrote."""

import asyncio

import pytest

from glueck.store import ALIVE, ALL, ASK, Greeting, Looking, PlayerChanged, TableChanged
from glueck.store.notifications import noted, word_note
from store.stored import player, table

pytestmark = pytest.mark.anyio
only_postgres = pytest.mark.parametrize("place", ["postgres"], indirect=True)

SOON = 60  # seconds: only a broken line waits as long


def heard(changes):
    return asyncio.wait_for(anext(changes), SOON)


@only_postgres
async def test_others_changes_are_heard_and_ones_own_are_not(place, store):
    other = await place.open()
    changes = store.changes()
    assert await heard(changes) == ("", 0)
    await other.append(0, 1, [b"a", b"b"], table("with a space"))
    assert await heard(changes) == ("with a space", 2)
    await store.append(0, 1, [b"a"], table("mine"))
    await other.append(2, 1, [], table("with a space"))
    assert await heard(changes) == ("with a space", 2)
    await other.remove("with a space")
    assert await heard(changes) == ("with a space", 0)
    await other.close()


@only_postgres
async def test_changes_of_players_and_their_secrets_are_heard(place, store):
    other = await place.open()
    changes = store.changes()
    await heard(changes)
    anna = player("anna")
    await other.add_player(anna, b"1")
    await other.add_secret("anna", b"2", 1)
    await other.change_player("anna", name="Anna", blocked=True)
    assert await heard(changes) == PlayerChanged("anna")
    await other.remove_secret(b"1")
    assert await heard(changes) == PlayerChanged("anna")
    await other.remove_secret(b"nobody's")
    await other.remove_other_secrets("anna", b"2")
    assert await heard(changes) == PlayerChanged("anna")
    await other.append(0, 1, [b"a"], table("anna"))
    assert await heard(changes) == TableChanged("anna", 1)
    await other.close()


@only_postgres
async def test_what_failed_is_not_heard(place, store):
    other = await place.open()
    changes = store.changes()
    await heard(changes)
    await other.append(0, 1, [b"a"], table("a"))
    assert await heard(changes) == ("a", 1)
    await asyncio.gather(other.append(7, 1, [b"a"], table("a")), return_exceptions=True)
    await other.claim("a", 1, "me", 0, 1)
    await other.remove("nowhere")
    await other.append(0, 1, [b"b"], table("b"))
    assert await heard(changes) == ("b", 1)
    await other.close()


@only_postgres
async def test_of_many_changes_the_last_is_told(place, store):
    other = await place.open()
    changes = store.changes()
    await heard(changes)
    for version in range(30):
        await other.append(version, 1, [b"x"], table("a"))
    told = []
    while not told or told[-1] < 30:
        told.append((await heard(changes))[1])
    assert told == sorted(set(told))
    await other.close()


@only_postgres
async def test_after_the_line_was_cut_some_may_have_been_missed(place, store, postgres):
    changes = store.changes()
    assert await heard(changes) == ("", 0)
    postgres.stop()
    waiting = asyncio.create_task(heard(changes))
    await asyncio.sleep(0)
    postgres.start()
    assert await waiting == ("", 0)
    other = await place.open()
    await other.append(0, 1, [b"a"], table())
    assert await heard(changes) == ("t", 1)
    await other.close()


@only_postgres
async def test_neighbours_in_one_database_are_not_heard(place, store, postgres):
    from glueck.store import open_store

    neighbour, other = await open_store(postgres.fresh_url()), await place.open()
    changes = store.changes()
    await heard(changes)
    await neighbour.append(0, 1, [b"a"], table("theirs"))
    await other.append(0, 1, [b"a"], table("ours"))
    assert await heard(changes) == ("ours", 1)
    await neighbour.close()
    await other.close()


@only_postgres
async def test_words_are_heard_in_order_and_ones_own_greetings_too(place, store):
    other = await place.open()
    changes = store.changes()
    await heard(changes)
    await store.tell([Looking(store.me, "t", ("anna",)), Greeting(store.me, ALIVE)])
    assert await heard(changes) == Greeting(store.me, ALIVE)
    words = [
        Greeting(other.me, ALL),
        Looking(other.me, "with a space", ("anna", "bob")),
        Looking(other.me, "empty", ()),
        Greeting(other.me, ASK),
    ]
    await other.tell(words)
    assert [await heard(changes) for _ in words] == words
    await other.close()


@only_postgres
async def test_of_many_words_about_a_table_the_last_is_told_behind_all(place, store):
    other = await place.open()
    changes = store.changes()
    await heard(changes)
    old, new = (Looking(other.me, "t", (who,)) for who in ("anna", "bob"))
    await other.tell([old, Greeting(other.me, ALL), new])
    assert [await heard(changes) for _ in range(2)] == [Greeting(other.me, ALL), new]
    await other.close()


def test_a_note_says_who_looks_at_which_table_and_nothing_else():
    assert word_note(Looking("ab12", "t", ("anna",))) == 'ab12 looking ["t",["anna"]]'
    assert word_note(Greeting("ab12", ALIVE)) == "ab12 alive "
    assert noted("ab12 of-a-later-version something") == ("ab12", None)


async def test_listening_ends_with_the_store(place):
    store = await place.open()

    async def listen():
        return [change async for change in store.changes() if change != ("", 0)]

    listening = asyncio.create_task(listen())
    await store.append(0, 1, [b"a"], table())
    assert not listening.done()
    await store.close()
    assert await asyncio.wait_for(listening, SOON) == []
