"""Results by seat of games that start from what one seat sees, perhaps with its action; and how
such results compare."""

import math

import numpy as np

from glueck.engine import game as rules
from glueck.engine.compile import jit, kernel
from glueck.engine.exp_log import exp
from glueck.engine.game import MOST_SEATS
from glueck.engine.rng import scramble
from glueck.engine.scratch import scratch
from glueck.search.ismcts import (
    MOST_DECISIONS,
    QUICK,
    descend,
    play_on,
    rewards_of,
    sample_deal,
)
from glueck.search.tree import NONE, mixed

SURE = 2.0  # a larger difference, in standard errors, makes two actions different
DIGITS = 4  # of the values shown


@jit
def results_of(s, worth, places, spread, results):
    """By seat the chance of winning; the sum is 1. In a finished game it is the share of the
    victory; otherwise it follows from the probable final scores (for two seats as in
    `rewards_of`)."""
    total = 0.0
    if s.over:
        for seat in range(s.seats):
            results[seat] = 1.0 if places[seat] == 1 else 0.0
            total += results[seat]
    else:
        best = -np.inf
        for seat in range(s.seats):
            best = max(best, worth[seat])
        for seat in range(s.seats):
            results[seat] = exp(max(-50.0, (worth[seat] - best) / spread))
            total += results[seat]
    for seat in range(s.seats):
        results[seat] /= total


@kernel
def outcomes(states, raw, seat, action, tree, masks, moves, fresh, slot,
             depth, exploration, spread, winning, x, results, room):  # fmt: skip
    """One simulation for each row of `results`, from what `seat` sees (states[0]), after `action`
    (NONE: nothing). The same row starts from the same deal, whatever the action is, so that
    differences between actions are not differences between deals."""
    path, movers = scratch(np.int64, MOST_DECISIONS), scratch(np.int64, MOST_DECISIONS)
    worth, rewards = scratch(np.float64, MOST_SEATS), scratch(np.float64, MOST_SEATS)
    places = scratch(np.int64, MOST_SEATS)
    stage = np.int64(rules.stage(states[0]))
    for i in range(results.shape[0]):
        y = sample_deal(states, seat, scramble(mixed(x + np.uint64(i)) | np.uint64(1)))
        if action != NONE:
            rules.apply(states[1], action)
        length, y = descend(
            states, raw, tree, np.uint64(0), masks, moves, fresh, slot, path, movers, stage, QUICK,
            exploration, False, y, room,
        )  # fmt: skip
        play_on(states[1], moves, stage, QUICK, depth, y, room)
        rewards_of(states[1], worth, places, spread, winning, rewards, room)
        for k in range(length):
            tree.visits[path[k]] += 1
            tree.total[path[k]] += rewards[movers[k]]
        results_of(states[1], worth, places, spread, results[i])


@jit
def rounded(value):
    return np.rint(value * 10.0**DIGITS) / 10.0**DIGITS + 0.0  # no negative zero


@kernel
def compare(results, seat, chosen, means, choice):
    """From the results of several actions, by action, simulation and seat: the mean of each, and
    what the chosen action changed compared with the best, by seat; all rounded. Returns whether
    this is more for the deciding seat than chance in the deals explains."""
    actions, count, seats = results.shape
    for action in range(actions):
        for one in range(seats):
            total = 0.0
            for i in range(count):
                total += results[action, i, one]
            means[action, one] = rounded(total / count)
    best = 0
    for action in range(actions):
        if means[action, seat] > means[best, seat]:
            best = action
    for one in range(seats):
        choice[one] = rounded(means[chosen, one] - means[best, one])
    return surely_better(results[best], results[chosen], seat)


@jit
def surely_better(best, chosen, seat):
    count = best.shape[0]
    total, squares = 0.0, 0.0
    for i in range(count):
        total += best[i, seat] - chosen[i, seat]
    mean = total / count
    for i in range(count):
        gap = best[i, seat] - chosen[i, seat] - mean
        squares += gap * gap
    return mean > SURE * math.sqrt(squares / count) / math.sqrt(count)
