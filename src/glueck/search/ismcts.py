"""Information-set Monte Carlo tree search (Cowling, Powley and Whitehouse, 2012), compiled.

Every simulation completes what the searching seat sees with its own deal (`redeal`), goes down the
tree along what was good so far for the deciding seat (max-n: each seat maximises its own reward),
adds one edge, plays on quickly and records the result. A node is reached by actions alone, so it
stands for all positions they may lead to; or (`aware`) it also stands for what the deciding seat
sees, so that others' decisions depend on their own cards, too.
"""

import math

import numpy as np

from glueck.engine import game as rules
from glueck.engine.compile import jit, kernel
from glueck.engine.exp_log import exp, log
from glueck.engine.game import MOST_SEATS
from glueck.engine.kernel import seen
from glueck.engine.rng import pick, scramble
from glueck.engine.scratch import scratch
from glueck.search.tree import NONE, add_edge, find_or_add, key_after, key_of_bytes

MOST_DECISIONS = 400  # in one descent; after that a simulation plays on without the tree
ANY = -1  # stage
RANDOM, QUICK = range(2)  # how simulations play on


@jit
def sample_deal(states, seat, x):
    """states[0]: what the seat sees, in states[1] completed by a random deal."""
    states[1] = states[0]
    s = states[1]
    for k in range(s.key.size):
        x = scramble(x)
        s.key[k] = np.uint32(x >> np.uint64(32))
    s.blocks = 0
    rules.redeal(s, seat)
    return x


@jit
def rewards_of(s, worth, places, spread, winning, rewards, room):
    """Chances of winning, by seat: from the lead; in a finished game also from the result."""
    rules.evaluate(s, worth, room[0])
    if s.over:
        rules.rank(s, places)
    leaders = 0
    for seat in range(s.seats):
        leaders += places[seat] == 1
    for seat in range(s.seats):
        best = -np.inf
        for other in range(s.seats):
            if other != seat:
                best = max(best, worth[other])
        rewards[seat] = 1 / (1 + exp(min(50.0, max(-50.0, (best - worth[seat]) / spread))))
        if s.over:
            won = 1 / leaders if places[seat] == 1 else 0.0
            rewards[seat] = winning * won + (1 - winning) * rewards[seat]


@jit
def thought_of(s, moves, how, room):
    """The actions to choose from; a random player considers all of them."""
    return rules.legal(s, moves) if how == RANDOM else rules.consider(s, moves, room[0])


@jit
def taken(s, moves, n, how, x, room):
    return pick(x, n) if how == RANDOM else rules.choose(s, moves, n, x, room[0])


@jit
def same_stage(s, stage):
    """Whether this is still the stage that is being searched."""
    return stage == ANY or rules.stage(s) == stage


@jit
def play_on(s, moves, stage, how, depth, x, room):
    """Plays at most `depth` actions (negative: to the end), at random or like a quick player, but
    not beyond the stage: later deals only add noise."""
    while not s.over and depth != 0 and same_stage(s, stage):
        x = scramble(x)
        n = rules.legal(s, moves)
        k = 0 if n == 1 else taken(s, moves, n, how, x, room)
        rules.apply(s, np.int64(moves[k]))
        depth -= 1
    return x


@jit
def step_over(s, moves, stage, how, room):
    """Play on while there is only one action; returns how many there are then (0: the game is
    over)."""
    while not s.over and same_stage(s, stage):
        n = thought_of(s, moves, how, room)
        if n > 1:
            return n
        rules.apply(s, np.int64(moves[0]))
    return 0


@jit
def best_edge(tree, slot, moves, n, exploration):
    """UCB1 among the current actions that were tried; counts only the visits when an action was
    possible."""
    best, chosen = -np.inf, NONE
    for k in range(n):
        edge = slot[moves[k]]
        if edge != NONE:
            tree.offered[edge] += 1
            visits = tree.visits[edge]
            spread = math.sqrt(log(tree.offered[edge] + 1.0) / (visits + 1e-9))
            value = tree.total[edge] / max(visits, 1) + exploration * spread
            if value > best:
                best, chosen = value, edge
    return chosen


@jit
def untried(slot, moves, n, fresh):
    """The current actions without an edge."""
    count = 0
    for k in range(n):
        if slot[moves[k]] == NONE:
            fresh[count] = moves[k]
            count += 1
    return count


@jit
def fill_slots(tree, node, slot):
    """Store the edge of each action tried at a node."""
    edge = tree.first[node]
    while edge != NONE:
        slot[tree.action[edge]] = edge
        edge = tree.next[edge]


@jit
def clear_slots(tree, node, slot):
    edge = tree.first[node]
    while edge != NONE:
        slot[tree.action[edge]] = NONE
        edge = tree.next[edge]


@jit
def seen_key(states, raw, masks, seat):
    """A hash of what a seat sees of states[1]; `raw` is the same memory as bytes."""
    for i in range(raw.shape[1]):
        raw[2, i] = raw[1, i] & masks[seat, i]
    rules.remember(states[1], states[2], seat)
    return key_of_bytes(raw[2])


@jit
def possible_deal(states, seat):
    """states[0]: what the seat sees, in states[1] completed by a fixed deal."""
    states[1] = states[0]
    s = states[1]
    for k in range(s.key.size):
        s.key[k] = 0
    s.blocks = 0
    rules.redeal(s, seat)


@kernel
def worth_a_thought(states, seat, moves, room):
    """The number of actions, and the actions."""
    possible_deal(states, seat)
    return rules.consider(states[1], moves, room[0])


@kernel
def next_decision(states, masks, seat, action, moves, room):
    """Whether the seat decides again in its turn after an action, without learning anything new;
    states[2] is what it sees then."""
    possible_deal(states, seat)
    s = states[1]
    rules.apply(s, action)
    while not s.over and s.seat == seat:
        if rules.consider(s, moves, room[0]) > 1:
            seen(states[1:2], masks, seat, states[2:])
            return True
        rules.apply(s, np.int64(moves[0]))
    return False


@kernel
def root_key(states, raw, seat, masks, x):
    sample_deal(states, seat, x)
    return seen_key(states, raw, masks, seat)


@jit
def descend(states, raw, tree, key, masks, moves, fresh, slot, path, movers, stage, how,
            exploration, aware, x, room):  # fmt: skip
    """From the root to a new edge, recording the path; returns its length and the last x."""
    s = states[1]
    length = 0
    while length < MOST_DECISIONS:
        n = step_over(s, moves, stage, how, room)
        if n == 0:
            break
        seat = s.seat
        node = find_or_add(tree, seen_key(states, raw, masks, seat) if aware else key)
        if node == NONE:
            break
        fill_slots(tree, node, slot)
        count = untried(slot, moves, n, fresh)
        edge = best_edge(tree, slot, moves, n, exploration)
        clear_slots(tree, node, slot)
        if count > 0:
            x = scramble(x)
            k = taken(s, fresh, count, how, x, room)
            edge = add_edge(tree, node, fresh[k])
            if edge == NONE:
                break
            tree.offered[edge] = 1
        path[length], movers[length] = edge, seat
        length += 1
        action = np.int64(tree.action[edge])
        rules.apply(s, action)
        if count > 0:
            break
        key = key_after(key, action)
    return length, x


@kernel
def simulate(states, raw, seat, tree, key, masks, moves, fresh, slot,
             how, depth, exploration, spread, winning, aware, past_stage, count, x,
             room):  # fmt: skip
    """So many simulations from what `seat` sees (states[0]); returns the last x."""
    path, movers = scratch(np.int64, MOST_DECISIONS), scratch(np.int64, MOST_DECISIONS)
    worth, rewards = scratch(np.float64, MOST_SEATS), scratch(np.float64, MOST_SEATS)
    places = scratch(np.int64, MOST_SEATS)
    stage = ANY if past_stage else np.int64(rules.stage(states[0]))
    for _ in range(count):
        x = sample_deal(states, seat, x)
        length, x = descend(
            states, raw, tree, key, masks, moves, fresh, slot, path, movers, stage, how,
            exploration, aware, x, room,
        )  # fmt: skip
        x = play_on(states[1], moves, stage, how, depth, x, room)
        rewards_of(states[1], worth, places, spread, winning, rewards, room)
        for i in range(length):
            tree.visits[path[i]] += 1
            tree.total[path[i]] += rewards[movers[i]]
    return x
