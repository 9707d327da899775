"""Lists that share their items: each version has its own, whoever else goes on from it."""

import threading
from concurrent.futures import ThreadPoolExecutor

import pytest

from glueck.engine.shared_list import SharedList
from toys import nim

PATIENCE = 60  # seconds; only ever used up by a failure


class Meeting(list):
    """A list where two threads append at the same moment: each has decided to before either does,
    and neither goes on before both have."""

    def __init__(self, items=()):
        super().__init__(items)
        self._both = threading.Barrier(2, timeout=PATIENCE)

    def append(self, item):
        self._both.wait()
        super().append(item)
        self._both.wait()


def in_two_threads(do, one, other):
    with ThreadPoolExecutor(2) as threads:
        return list(threads.map(do, (one, other)))


def test_a_longer_version_leaves_the_shorter_as_it_is():
    short = SharedList([1, 2])
    long = short.plus(3)
    assert (list(short), list(long)) == ([1, 2], [1, 2, 3])
    assert (len(short), len(long), short.last, long.last) == (2, 3, 2, 3)


def test_two_versions_go_on_from_one():
    common = SharedList([1])
    versions = [common.plus(n) for n in (2, 3, 2)]
    for version in versions:
        version.append(4)
    assert [list(one) for one in versions] == [[1, 2, 4], [1, 3, 4], [1, 2, 4]]
    assert list(common) == [1]


def test_a_shorter_version_goes_on_otherwise():
    long = SharedList([1, 2, 3])
    short = long.first(1)
    short.append(9)
    assert (list(short), list(long)) == ([1, 9], [1, 2, 3])


def test_going_on_copies_nothing():
    items = []
    version = SharedList(items)
    for n in range(5):
        version = version.plus(n)
    assert items == list(version) == [0, 1, 2, 3, 4]


def test_a_copy_shares_nothing():
    items = [1, 2, 3]
    twin = SharedList(items).first(2).copy()
    twin.append(4)
    items.clear()
    assert list(twin) == [1, 2, 4]


@pytest.mark.parametrize(("one", "other"), [("b", "c"), ("b", "b")])
def test_two_threads_go_on_from_one(one, other):
    common = SharedList(Meeting(["a"]))
    versions = in_two_threads(common.plus, one, other)
    assert [list(version) for version in versions] == [["a", one], ["a", other]]
    assert list(common) == ["a"]
    # Nor do they meet later: what one of them has left behind the other's item is nobody's.
    longer = [list(version.plus("d")) for version in versions]
    assert longer == [["a", one, "d"], ["a", other, "d"]]


def test_two_threads_play_on_from_one_state():
    state = nim.GAME.new(seed=1)
    state.play("take a")
    state._past = SharedList(Meeting(state._past))
    states = [after for after, _ in in_two_threads(state.after, "take a", "end")]
    assert [one.actions for one in states] == [["take a", "take a"], ["take a", "end"]]
    assert state.actions == ["take a"]
    for one in states:
        assert one == state.at(1).after(one.actions[1])[0]
        assert one.at(2).log() == one.log()


def test_a_state_and_its_copy_share_no_past():
    state = nim.GAME.new(seed=1)
    state.play("take a")
    twin = state.copy()
    assert twin._past._items is not state._past._items
    assert twin.actions == state.actions
