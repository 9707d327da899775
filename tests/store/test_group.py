"""Who waits is written together, and nobody waits without end."""

import asyncio

import pytest

from glueck.store import StoreError
from glueck.store.group_commit import Group

pytestmark = pytest.mark.anyio


class Disk:
    """Writes a group when it is let, and remembers what came together."""

    def __init__(self):
        self.groups, self.busy, self.go = [], asyncio.Event(), asyncio.Event()

    async def commit(self, writes):
        self.groups.append(writes)
        self.busy.set()
        await self.go.wait()
        if "mistake" in writes:
            raise ZeroDivisionError("a mistake")
        return [write.upper() for write in writes]


@pytest.fixture
async def disk():
    return Disk()


@pytest.fixture
async def group(disk):
    group = Group(disk.commit)
    yield group
    disk.go.set()
    await group.close()


async def writing(disk, group, *writes):
    """The first is being written, the others wait."""
    tasks = [asyncio.create_task(group.add(writes[0]))]
    await disk.busy.wait()
    tasks += [asyncio.create_task(group.add(write)) for write in writes[1:]]
    await asyncio.sleep(0)  # let them ask
    return tasks


async def test_who_comes_while_one_group_is_written_is_of_the_next(disk, group):
    tasks = await writing(disk, group, "a", "b", "c", "d")
    assert not any(task.done() for task in tasks)
    disk.go.set()
    assert await asyncio.gather(*tasks) == ["A", "B", "C", "D"]
    assert disk.groups == [["a"], ["b", "c", "d"]]


async def test_who_left_before_is_not_written(disk, group):
    tasks = await writing(disk, group, "a", "b", "c")
    tasks[1].cancel()
    disk.go.set()
    assert await tasks[2] == "C"
    assert disk.groups == [["a"], ["c"]]


async def test_who_leaves_while_being_written_disturbs_nobody(disk, group):
    tasks = await writing(disk, group, "a", "b")
    tasks[0].cancel()
    await asyncio.sleep(0)
    disk.go.set()
    assert await asyncio.wait_for(tasks[1], 30) == "B"


async def test_a_mistake_is_told_to_each_of_the_group_and_to_no_other(disk, group):
    tasks = await writing(disk, group, "a", "b", "mistake")
    disk.go.set()
    told = await asyncio.gather(*tasks, return_exceptions=True)
    assert told[0] == "A"
    assert [str(one) for one in told[1:]] == ["ZeroDivisionError: a mistake"] * 2
    assert told[1] is not told[2]
    assert isinstance(told[1], StoreError)
    assert await group.add("later") == "LATER"
