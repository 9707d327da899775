"""Turns for tasks: no more at a time than there are places, and whoever gives up leaves its own."""

import asyncio

import pytest

from glueck.server.thinking_queue import ALONE, WATCHED, Wish
from glueck.server.thinking_turns import ThinkingTurns

pytestmark = pytest.mark.anyio


class Thinking:
    """Tasks that take a turn and hold it until they are told."""

    def __init__(self, places):
        self.turns, self.now, self.order = ThinkingTurns(places, lambda: self.now), 0.0, []
        self.wishes = {}

    async def begin(self, table, player, rank=WATCHED):
        self.wishes[table] = Wish(table, player, rank)
        may_end = asyncio.Event()
        task = asyncio.create_task(self._think(self.wishes[table], may_end))
        await settled()
        return task, may_end

    async def _think(self, wish, may_end):
        async with self.turns.turn(wish):
            self.order.append(wish.table)
            await may_end.wait()


async def settled():
    for _ in range(5):
        await asyncio.sleep(0)


async def test_as_many_at_a_time_as_there_are_places():
    thinking = Thinking(2)
    tasks = [await thinking.begin(name, name) for name in "abcd"]
    assert thinking.order == ["a", "b"]
    tasks[0][1].set()
    await settled()
    assert thinking.order == ["a", "b", "c"]
    for _, may_end in tasks:
        may_end.set()
    await asyncio.gather(*(task for task, _ in tasks))
    assert thinking.order == ["a", "b", "c", "d"]


async def test_who_gives_up_leaves_its_place():
    thinking = Thinking(1)
    (first, _), (second, _), (third, may_end) = [await thinking.begin(name, name) for name in "abc"]
    second.cancel()  # while it waits
    await settled()
    first.cancel()  # while it thinks
    await settled()
    assert thinking.order == ["a", "c"]
    may_end.set()
    await third


async def test_who_is_called_and_gives_up_at_the_same_moment_leaves_its_place():
    thinking = Thinking(1)
    (first, may_end), (second, _), (third, last) = [
        await thinking.begin(name, name) for name in "abc"
    ]
    may_end.set()
    await asyncio.sleep(0)
    await asyncio.sleep(0)  # the second is called now, and does not know it yet
    second.cancel()
    last.set()
    await first
    async with asyncio.timeout(10):
        await third


async def test_all_may_give_up_at_the_same_moment():
    """As they do when a server ends."""
    thinking = Thinking(2)
    tasks = [(await thinking.begin(name, name))[0] for name in "abcdef"]
    for task in tasks:
        task.cancel()
    ends = await asyncio.gather(*tasks, return_exceptions=True)
    assert {type(end) for end in ends} == {asyncio.CancelledError}
    assert thinking.order == ["a", "b"]
    last, may_end = await thinking.begin("g", "g")
    may_end.set()
    await last


async def test_what_fails_leaves_its_place():
    turns = ThinkingTurns(1)
    for _ in range(3):
        with pytest.raises(ZeroDivisionError):
            async with turns.turn(Wish("t", "p", WATCHED)):
                raise ZeroDivisionError


async def test_ranks_are_looked_at_anew():
    thinking = Thinking(1)
    first, may_end = await thinking.begin("a", "a")
    second, _ = await thinking.begin("b", "b", ALONE)
    third, _ = await thinking.begin("c", "c", ALONE)
    thinking.turns.rank_anew(lambda table: WATCHED if table == "c" else ALONE)
    may_end.set()
    await settled()
    assert thinking.order == ["a", "c"]
    for task in (first, second, third):
        task.cancel()
