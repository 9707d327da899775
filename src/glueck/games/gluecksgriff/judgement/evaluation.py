"""The probable final scores, as negative numbers: the fewest points win.

Later rounds cost everybody about the same, so they are left out: a new deal is worth the totals
alone. The cost of a hand is a linear fit to 870 000 positions of quick players' games of two; it
explains 7 % of a round's result, the rest is luck.
"""

import numpy as np

from glueck.engine.compile import jit
from glueck.engine.exp_log import exp
from glueck.games.gluecksgriff.box import PUNISHMENT
from glueck.games.gluecksgriff.judgement.hand_cost import (
    most_laid,
    numbers,
    points_of,
    spared,
    specials,
)
from glueck.games.gluecksgriff.position import DRAW, OVER, REACT

# A lead that wins three games of four with six rounds left, estimated from the spread of one (17).
SPREAD = 25.0

# This round's expected points: for each point in hand, each card, each point the next turn can lay,
# each card that goes out with another; and for waiting for the next turn.
POINT, CARD, NEXT, SPARED, WAITING = 0.25, 1.5, 0.28, 0.55, 1.1
TO_DRAW = 3.5  # a card must still be drawn (a guess)
UNKNOWN = 7.0  # the points of a drawn card, in a last move
BETTERED = 1.3  # how far a last move differs from the estimate; by eye, from 64 000 calls
OUT = 0.1  # how often a player who is this close knocks …
CLOSE = 8.0


@jit
def stage(s):
    """A round; the next one has other cards."""
    return np.int64(s.rounds)


@jit
def evaluate(s, worth, room):
    for seat in range(s.seats):
        worth[seat] = -float(s.total[seat])
    if s.phase == OVER:
        return
    if s.caller != 0:
        count_last_moves(s, worth)
        return
    for seat in range(s.seats):
        worth[seat] -= to_come(s, seat)


@jit
def to_come(s, seat):
    """Points of this round while nobody has called: a hand that soon becomes small costs little."""
    hand = numbers(s, seat)
    spare, others, rest = specials(s, seat)
    together, _ = spared(hand, spare)
    cost = POINT * (points_of(hand) + rest) + CARD * s.cards[seat] - SPARED * together
    cost -= NEXT * most_laid(hand, spare, others, 0.0)
    turn = s.seat if s.active == 0 else s.active - 1
    if seat != turn:
        cost += WAITING * ((seat - turn) % s.seats)
    elif s.phase == DRAW:
        cost += TO_DRAW + WAITING * s.seats
    elif s.phase != REACT:
        return cost
    return cost + WAITING * s.seats * (s.front[seat] != 0)


@jit
def count_last_moves(s, worth):
    """GG-SCORE-02 … GG-SCORE-04: what each seat will hold at the end, and whether the call is
    right."""
    caller = s.caller - 1
    mine, right = points_held(s, caller), 1.0
    for seat in range(s.seats):
        if seat == caller:
            continue
        has, moved = points_held(s, seat), (seat - s.seat) % s.seats >= s.last_moves
        left = has if moved or s.front[seat] != 0 else after_last_move(s, seat, has)
        worth[seat] -= left
        right *= 1 - undercut(left - mine, moved)
    price = PUNISHMENT if s.flat_30 else mine + PUNISHMENT
    worth[caller] -= (1 - right) * price


@jit
def points_held(s, seat):
    _, _, rest = specials(s, seat)
    return float(points_of(numbers(s, seat)) + rest)


@jit
def after_last_move(s, seat, has):
    """The best combination gone and a card drawn, or nothing done at all."""
    if s.phase == DRAW and seat == s.seat:
        return has + UNKNOWN
    spare, others, _ = specials(s, seat)
    return min(has, has - most_laid(numbers(s, seat), spare, others, 0.0) + UNKNOWN)


@jit
def undercut(above, moved):
    """The probability that a seat with so many expected points more than the caller ends with no
    more than the caller."""
    if moved:
        return 1.0 if above <= 0 else 0.0
    likely = 1 / (1 + exp(min(50.0, above / BETTERED)))
    return max(likely, OUT) if above < CLOSE else likely
