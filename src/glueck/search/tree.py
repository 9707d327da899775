"""The search tree, in flat arrays: nodes found by a hash of the path to them, edges in lists.

A node is a decision, an edge an action tried there. Each simulation adds at most one of each; a
full tree is still searched, but no longer grows.
"""

from typing import Any, NamedTuple

import numpy as np

from glueck.engine.compile import jit
from glueck.engine.record import Array

NONE = -1


class Tree(NamedTuple):
    used: Array  # how many nodes, how many edges
    slots: Array  # open hashing: which node, or NONE
    key: Array  # of a node
    first: Array  # edge of a node, or NONE
    action: Array  # of an edge
    next: Array  # edge of the same node, or NONE
    visits: Array
    offered: Array  # how often it could have been chosen
    total: Array  # its total reward for the seat that chose it


def new_tree(capacity: int) -> Tree:
    """Room for at least so many nodes and edges."""
    size = 1 << (capacity - 1).bit_length()
    return Tree(
        used=np.zeros(2, np.int64),
        slots=np.full(2 * size, NONE, np.int32),
        key=np.zeros(size, np.uint64),
        first=np.full(size, NONE, np.int32),
        action=np.zeros(size, np.int16),
        next=np.full(size, NONE, np.int32),
        visits=np.zeros(size, np.int32),
        offered=np.zeros(size, np.int32),
        total=np.zeros(size, np.float64),
    )


def clear(tree: Tree) -> None:
    """Forget everything; memory beyond `used` is never read."""
    tree.used[:] = 0
    tree.slots[:] = NONE


def tried_at(tree: Tree, key: Any) -> dict[int, tuple[int, float]]:
    """For every action tried at a node: how often, and its total reward."""
    node, found = find(tree, key), {}
    edge = int(tree.first[node]) if node != NONE else NONE
    while edge != NONE:
        if tree.visits[edge]:
            found[int(tree.action[edge])] = int(tree.visits[edge]), float(tree.total[edge])
        edge = int(tree.next[edge])
    return dict(sorted(found.items()))


@jit
def mixed(x):
    """A 64-bit number in which every bit depends on every bit of x."""
    x = (x ^ (x >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    x = (x ^ (x >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    return x ^ (x >> np.uint64(31))


@jit
def key_after(key, action):
    """The key of the decision after an action."""
    return mixed(key * np.uint64(31) + np.uint64(action + 1))


@jit
def key_of_bytes(raw):
    """The key of a row of bytes."""
    key = np.uint64(0x9E3779B97F4A7C15)
    for i in range(raw.size):
        key = (key ^ np.uint64(raw[i])) * np.uint64(0x100000001B3)
    return mixed(key)


@jit
def slot_of(tree, key):
    """The slot of a key's node, or the free one for it."""
    mask = np.uint64(tree.slots.size - 1)
    at = key & mask
    while tree.slots[np.int64(at)] != NONE and tree.key[tree.slots[np.int64(at)]] != key:
        at = (at + np.uint64(1)) & mask
    return np.int64(at)


@jit
def find(tree, key):
    """The node of a key, or NONE."""
    return np.int64(tree.slots[slot_of(tree, key)])


@jit
def find_or_add(tree, key):
    """The node of a key; NONE if it is new and the tree is full."""
    at = slot_of(tree, key)
    if tree.slots[at] != NONE or tree.used[0] == tree.key.size:
        return np.int64(tree.slots[at])
    node = tree.used[0]
    tree.used[0] += 1
    tree.slots[at] = node
    tree.key[node] = key
    tree.first[node] = NONE
    return node


@jit
def add_edge(tree, node, action):
    """A new edge of a node; NONE if the tree is full."""
    edge = tree.used[1]
    if edge == tree.action.size:
        return np.int64(NONE)
    tree.used[1] += 1
    tree.action[edge] = action
    tree.next[edge] = tree.first[node]
    tree.first[node] = edge
    tree.visits[edge] = 0
    tree.offered[edge] = 0
    tree.total[edge] = 0
    return edge
