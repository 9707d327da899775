"""What has changed of a view, as bytes."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

from glueck.engine.view_changes import difference, patched

PAIRS = some.integers(1, 700).flatmap(
    lambda size: some.tuples(some.binary(min_size=size, max_size=size), some.data())
)


@settings(deadline=None)  # the first call may compile
@given(PAIRS)
def test_a_difference_turns_the_old_bytes_into_the_new_ones(pair):
    old, data = pair
    new = bytearray(old)
    for at in data.draw(some.lists(some.integers(0, len(old) - 1), max_size=40)):
        new[at] = data.draw(some.integers(0, 255))
    new = bytes(new)
    runs = difference(old, new)
    assert patched(old, runs, len(old)) == new
    assert patched(None, difference(None, new), len(new)) == new
    assert (runs == b"") == (old == new)


def test_runs_that_are_close_are_one_and_long_ones_are_cut():
    assert difference(bytes(9), bytes([1, 0, 0, 2, 0, 0, 0, 0, 3])) == bytes(
        [0, 0, 4, 1, 0, 0, 2, 8, 0, 1, 3]
    )
    runs = difference(None, bytes([7] * 300))
    assert runs[:3] == bytes([0, 0, 255])
    assert runs[258:261] == bytes([255, 0, 45])


def test_views_of_different_size_have_no_difference():
    with pytest.raises(ValueError, match="2 bytes before, 3 now"):
        difference(bytes(2), bytes(3))
