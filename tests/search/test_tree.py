"""The tree: nodes by their key, edges in lists, and what happens when it is full."""

import numpy as np
import pytest

from glueck.search.tree import NONE, add_edge, clear, find, find_or_add, key_after, new_tree

pytestmark = pytest.mark.many_positions


look, put, tie, after = find, find_or_add, add_edge, key_after


@pytest.fixture(autouse=True)
def _hashes_may_overflow():
    """Compiled they do so silently."""
    with np.errstate(over="ignore"):
        yield


def keys(count):
    return [np.uint64(k * 64) for k in range(count)]  # all want the same place in a small table


def test_a_node_is_found_again_by_its_key_even_if_many_want_its_place():
    tree = new_tree(16)
    nodes = [put(tree, key) for key in keys(16)]
    assert nodes == list(range(16))
    assert [put(tree, key) for key in keys(16)] == nodes
    assert [look(tree, key) for key in keys(16)] == nodes
    assert look(tree, np.uint64(7)) == NONE


def test_a_full_tree_takes_no_more_and_keeps_what_it_has():
    tree = new_tree(4)
    for key in keys(4):
        put(tree, key)
    assert put(tree, np.uint64(999)) == NONE
    assert put(tree, keys(4)[3]) == 3
    assert [tie(tree, 0, action) for action in range(5)] == [0, 1, 2, 3, NONE]


def test_edges_of_a_node_hang_together():
    tree = new_tree(8)
    first, second = put(tree, np.uint64(1)), put(tree, np.uint64(2))
    for node, action in ((first, 5), (second, 6), (first, 7)):
        tie(tree, node, action)
    edge, actions = tree.first[first], []
    while edge != NONE:
        actions.append(int(tree.action[edge]))
        edge = tree.next[edge]
    assert actions == [7, 5]


def test_a_cleared_tree_is_as_good_as_new():
    tree = new_tree(4)
    for key in keys(4):
        tie(tree, put(tree, key), 1)
    clear(tree)
    assert look(tree, keys(4)[1]) == NONE
    assert put(tree, keys(4)[1]) == 0
    assert tree.first[0] == NONE


def test_other_ways_have_other_keys():
    ways = {after(np.uint64(after(np.uint64(0), a)), b) for a in range(60) for b in range(60)}
    assert len(ways) == 3600
