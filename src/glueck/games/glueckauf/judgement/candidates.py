"""The actions a good player considers, and the one a quick player takes."""

import numpy as np

from glueck.engine.compile import jit
from glueck.engine.rng import scramble
from glueck.games.glueckauf import actions as a
from glueck.games.glueckauf import position as phases
from glueck.games.glueckauf.box import BANK, LOCKED, MARKS, MINING, MONEY, STEPS
from glueck.games.glueckauf.judgement.mining_plan import cube_for_pair
from glueck.games.glueckauf.judgement.plan_memory import plan
from glueck.games.glueckauf.judgement.preferences import (
    WEIGHTS,
    look_around,
    score_card,
    score_space,
    score_tile,
)
from glueck.games.glueckauf.rules.factory import NO_COAL
from glueck.games.glueckauf.rules.index import legal
from glueck.games.glueckauf.rules.turn import price

MOST_PLACES = 12
MOST_OF_A_HAND = 3
MOST_DRAFTED = 5
NOISE = 0.8  # scores closer than this count as equal


@jit
def consider(s, moves, room):
    """The legal actions worth searching, ascending."""
    n = legal(s, moves)
    phase = s.phase
    if n <= 1 or phase == phases.END:
        return n
    if phase == phases.MINE:
        return only(moves, find(moves, n, plan(s, room)[0]))
    if phase == phases.PAIR_UP:
        return only(moves, cube_for_pair(s, s.miner[s.seat], moves, n))
    if phase == phases.RETURN:
        return only(moves, 1)  # to the bottom: others should not find good cards
    if phase == phases.NEXT_TILE or phase == phases.NEXT_ORDER:
        return only(moves, 0)  # the order hardly ever matters
    if phase == phases.PLACE:
        n = drop_dominated(s, moves, n)
        return best_of(s, moves, n, MOST_PLACES, room)
    if phase == phases.DRAFT:
        return best_of(s, moves, n, MOST_DRAFTED, room)
    return best_of(s, moves, n, MOST_OF_A_HAND, room)


@jit
def only(moves, k):
    moves[0] = moves[k]
    return 1


@jit
def find(moves, n, action):
    """The index of an action; the last index if it is not there."""
    for k in range(n):
        if moves[k] == action:
            return k
    return n - 1


@jit
def drop_dominated(s, moves, n):
    """Fewer steps or Marks for as many workers are never better; nor is the Bank if a money space
    takes only one."""
    kept = 0
    for k in range(n):
        if not dominated(s, np.int64(moves[k]) - a.PLACE + 1):
            moves[kept] = moves[k]
            kept += 1
    return kept


@jit
def dominated(s, space):
    if MINING <= space < MINING + len(STEPS):
        return cheaper(s, space, MINING + len(STEPS))
    if MONEY <= space < MONEY + len(MARKS):
        return cheaper(s, space, MONEY + len(MARKS))
    if space == BANK:
        return cheaper(s, MONEY - 1, MONEY + len(MARKS))
    return False


@jit
def cheaper(s, space, end):
    """Does a better space of the kind take no more workers?"""
    mine = 1 if space == MONEY - 1 else price(s, space)
    for better in range(space + 1, end):
        if not LOCKED[s.seats, better] and price(s, better) <= mine:
            return True
    return False


@jit
def best_of(s, moves, n, most, room):
    """The actions with the best scores, still ascending."""
    if n <= most:
        return n
    scores = room.scores
    look_around(s, room)
    for k in range(n):
        scores[k] = score_action(s, np.int64(moves[k]), WEIGHTS, room)
    kept = 0
    for k in range(n):
        ahead = 0
        for j in range(n):
            ahead += scores[j] > scores[k] or (scores[j] == scores[k] and j < k)
        if ahead < most:
            moves[kept] = moves[k]
            kept += 1
    return kept


@jit
def score_action(s, action, w, room):
    """A quick player's score for an action of any phase except mining."""
    if action < a.PLACE:
        return score_card(s, action - a.TAKE + 1, w, room)
    if action < a.FILL:
        return score_space(s, action - a.PLACE + 1, w, room)
    if action < a.BUY:
        return score_coal(action - a.FILL, room)
    if action < a.KEEP:
        return 0.0 if action == a.BUY else score_tile(s, action - a.BUY, w, room)
    if action < a.PUT_BACK:
        return 0.0 if action == a.KEEP else score_card(s, action - a.KEEP, w, room)
    return 0.0


@jit
def score_coal(colour, room):
    """GA-FAC-23: a cube that an order needs; otherwise the lorry may as well stay empty."""
    if colour == NO_COAL:
        return 0.5
    return 1.0 + 0.1 * colour if room.want[colour] > 0 else 0.0


@jit
def choose(s, moves, n, x, room):
    """Index of the action a quick player takes; x decides between near-equals."""
    phase = s.phase
    if n == 1:
        return 0
    if phase == phases.MINE:
        return find(moves, n, plan(s, room)[0])
    if phase == phases.PAIR_UP:
        return cube_for_pair(s, s.miner[s.seat], moves, n)
    if phase == phases.RETURN:
        return n - 1
    if phase == phases.NEXT_TILE or phase == phases.NEXT_ORDER:
        return 0
    look_around(s, room)
    chosen, best = 0, -1e9
    for k in range(n):
        if phase == phases.PLACE and dominated(s, np.int64(moves[k]) - a.PLACE + 1):
            continue
        x = scramble(x)
        bonus = NOISE * (np.float64(x >> np.uint64(40)) / (1 << 24))
        score = score_action(s, np.int64(moves[k]), WEIGHTS, room) + bonus
        if score > best:
            chosen, best = k, score
    return chosen
