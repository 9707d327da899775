"""Players that do not search: one takes what looks best immediately, one thinks this turn
through."""

import numpy as np

from glueck.engine import game as rules
from glueck.engine.compile import jit, kernel
from glueck.engine.game import MOST_SEATS
from glueck.engine.rng import pick, scramble
from glueck.engine.scratch import scratch
from glueck.search.ismcts import rewards_of, sample_deal

LONGEST_TURN = 60  # actions; no turn of any game is longer, but a game may have no turns


@jit
def overlook(moves, n, sees, x):
    """Keep about the share `sees` of the n actions, at least one: beginners do not see all of
    them."""
    kept = 0
    for k in range(n):
        x = scramble(x)
        if pick(x, 1000) < 1000 * sees:
            moves[kept] = moves[k]
            kept += 1
    if kept == 0:
        x = scramble(x)
        moves[0] = moves[pick(x, n)]
        kept = 1
    return kept, x


@kernel
def quick_action(states, seat, moves, sees, x, room):
    """The action that a quick player takes among those it sees."""
    x = sample_deal(states, seat, x)
    s = states[1]
    n = rules.consider(s, moves, room[0])
    if sees < 1:
        n, x = overlook(moves, n, sees, x)
    x = scramble(x)
    return np.int64(moves[0] if n == 1 else moves[rules.choose(s, moves, n, x, room[0])])


@kernel
def list_considered(states, i, moves, room):
    return rules.consider(states[i], moves, room[0])


@jit
def finish_turn(s, seat, moves, x, room):
    for _ in range(LONGEST_TURN):
        if s.over or s.seat != seat:
            break
        x = scramble(x)
        n = rules.consider(s, moves, room[0])
        rules.apply(s, np.int64(moves[0 if n == 1 else rules.choose(s, moves, n, x, room[0])]))
    return x


@jit
def this_turn(states, seat, moves, others, spread, winning, values, times, samples, x, room):
    """The value of each action at the end of the turn, averaged over some deals."""
    worth, rewards = scratch(np.float64, MOST_SEATS), scratch(np.float64, MOST_SEATS)
    places = scratch(np.int64, MOST_SEATS)
    for _ in range(samples):
        x = sample_deal(states, seat, x)
        n = rules.consider(states[1], moves, room[0])
        states[2] = states[1]
        for k in range(n):
            states[1] = states[2]
            action = np.int64(moves[k])
            rules.apply(states[1], action)
            x = finish_turn(states[1], seat, others, x, room)
            rewards_of(states[1], worth, places, spread, winning, rewards, room)
            values[action] += rewards[seat]
            times[action] += 1
    return x


@jit
def best_seen(values, times, legal, sees, x):
    """The best of the actions that were tried and are seen; of all tried ones if none is seen.
    Among equals the first."""
    best, chosen, any_best, any_chosen = -np.inf, -1, -np.inf, -1
    for k in range(legal.size):
        action = legal[k]
        if times[action] == 0:
            continue
        value = values[action] / times[action]
        if value > any_best:
            any_best, any_chosen = value, action
        if sees < 1:
            x = scramble(x)
            if pick(x, 1000) >= 1000 * sees:
                continue
        if value > best:
            best, chosen = value, action
    return np.int64(chosen if chosen >= 0 else any_chosen), x


@kernel
def turn_action(states, seat, legal, moves, others, spread, values, times, sees, samples, x, room):
    """The action of a player who thinks this turn through, and no further; and the last x."""
    values[:] = 0
    times[:] = 0
    x = this_turn(states, seat, moves, others, spread, 0.5, values, times, samples, x, room)
    return best_seen(values, times, legal, sees, x)
