"""A good player's first impression: how good each action looks, and which are worth considering."""

import numpy as np

from glueck.engine.compile import jit
from glueck.engine.rng import pick, scramble
from glueck.games.gluecksgriff import actions as a
from glueck.games.gluecksgriff.box import HAND, IS_JOKER, NUMBERS, STALEMATE
from glueck.games.gluecksgriff.judgement.burden_memory import burden_of
from glueck.games.gluecksgriff.judgement.cards_laid import CLOSED, LOWEST_LEFT, draws, left_after
from glueck.games.gluecksgriff.judgement.hand_cost import numbers, one, points_of, specials
from glueck.games.gluecksgriff.position import DRAW, MAGIC_CHOOSE, MAIN, SPECIAL, STREET
from glueck.games.gluecksgriff.rules import index as rules
from glueck.games.gluecksgriff.rules import pile
from glueck.games.gluecksgriff.rules.draw import LOW
from glueck.games.gluecksgriff.rules.hand import best, points
from glueck.games.gluecksgriff.rules.knock import fits_after_taking

# In points of burden. DRAWN_LAST, TAKEN and CALL_WITH (up to three cards) were found in games of
# two; the others are guesses that no step up or down was found to improve.
DRAWN = 8.0  # an unknown card
DRAWN_LAST = 4.9  # in a last move: less than its points, because it may make the call wrong
TAKEN = 1.75  # everybody sees what is taken
LOW_LEFT, LOW_NUMBER = 1.0, 5  # for each point that a card left for the next player is below five
SHUT = 2.0  # nobody can knock on a joker
SKIPPED_TURN = 6.0  # for the target of an hourglass
LOWEST_LOST = 12.0  # for all others, when a magic hand is played
WON = 1000.0  # the last card is gone
# Call with at most so many points, if somebody holds 0, 1, 2, 3, … cards; with more than two seats
# one less (a guess).
CALL_WITH = np.array([0, 1, 2, 3, 6, 6, 6, 6])

MOST_CONSIDERED = 8
CLOSE = 12.0  # an action worse than the best by more than this is not worth considering
MIXED = 0.5  # actions closer than this are equally good


@jit
def consider(s, moves, room):
    """The actions that look good, ascending; with a card that can be laid there is no question."""
    n = rules.legal(s, moves)
    if n <= 1:
        return n
    scores = room.scores[:n]
    score_actions(s, moves, n, scores, room)
    close = CLOSE
    while close > MIXED and how_many(scores, close) > MOST_CONSIDERED:
        close /= 2
    least, kept = scores.max() - close, 0
    for k in range(n):
        if scores[k] >= least and kept < MOST_CONSIDERED:
            moves[kept] = moves[k]
            kept += 1
    return kept


@jit
def how_many(scores, close):
    least, count = scores.max() - close, 0
    for score in scores:
        count += score >= least
    return count


@jit
def choose(s, moves, n, x, room):
    """The best-looking action without thinking ahead; any one among equals."""
    scores = room.scores[:n]
    score_actions(s, moves, n, scores, room)
    chosen, most = 0, -np.inf
    for k in range(n):
        x = scramble(x)
        score = scores[k] + MIXED * pick(x, 1024) / 1024
        if score > most:
            chosen, most = k, score
    return chosen


@jit
def score_actions(s, moves, n, scores, room):
    """How good each action looks to the seat that is to act, in points of burden."""
    if s.phase == MAIN:
        score_plays(s, moves, n, scores, room)
    elif s.phase == DRAW or s.phase == MAGIC_CHOOSE:
        score_cards(s, moves, n, scores, room)
    else:
        for k in range(n):  # to deflect and to lay the drawn card is always good
            good = moves[k] == a.DEFLECT or a.LAY <= moves[k] < a.END
            scores[k] = WON if good else 0.0


# -- what to play --------------------------------------------------------------------------


@jit
def score_plays(s, moves, n, scores, room):
    hand = numbers(s, s.seat)
    spare, others, rest = specials(s, s.seat)
    on_offer, joker = lowest_on_offer(s), s.value[best(s, s.seat, IS_JOKER)]
    for k in range(n):
        action = np.int64(moves[k])
        if action == a.CALL:
            scores[k] = WON if may_call(s) else -WON
            continue
        left = left_after(s, action, hand, spare, others, rest, joker)
        if s.caller != 0:
            scores[k] = last_move(action, left, on_offer)
        else:
            below = max(0, LOW_NUMBER - LOWEST_LEFT[action])
            scores[k] = play(action, left, on_offer, room) - LOW_LEFT * below
            scores[k] += SHUT * CLOSED[action]
        if a.HOURGLASS <= action < a.MAGIC:
            scores[k] += SKIPPED_TURN + HAND - s.cards[action - a.HOURGLASS]
        elif action == a.MAGIC:
            scores[k] += LOWEST_LOST


@jit
def play(action, left, on_offer, room):
    """The remaining cards are a burden, and so is the card that must be drawn."""
    hand, spare, others, rest = left
    weight = burden_of(hand, spare, others, rest, room)
    if not draws(action):
        return WON if hand == 0 and spare == 0 and others == 0 else -weight
    if on_offer == NUMBERS:
        return -weight - DRAWN
    return -min(weight + DRAWN, burden_of(hand + one(on_offer), spare, others, rest, room))


@jit
def last_move(action, left, on_offer):
    """GG-CALL-09: nothing but points counts any more."""
    hand, spare, others, rest = left
    score = -float(points_of(hand) + rest)
    if draws(action):
        return score - min(DRAWN_LAST, float(on_offer))
    return WON if hand == 0 and spare == 0 and others == 0 else score


@jit
def may_call(s):
    """Few points, and nobody has so few cards that one more move could undercut them."""
    fewest = np.int64(HAND)
    for seat in range(s.seats):
        if seat != s.seat:
            fewest = min(fewest, s.cards[seat])
    return points(s, s.seat) <= CALL_WITH[fewest] - (s.seats > 2)


@jit
def lowest_on_offer(s):
    """The lowest number that could be taken from the pile; none: NUMBERS."""
    lowest = np.int64(NUMBERS)
    if s.offered == 0 or s.idle >= STALEMATE * s.seats:
        return lowest
    start, end = pile.start_of(s.pile, s.offered), s.offered - 1
    if s.pile.play[start] == SPECIAL:
        return lowest
    if pile.is_number(s, end) and s.pile.owner[end] != s.seat + 1:
        lowest = np.int64(s.pile.card[end] - 1)
    street = s.pile.play[start] == STREET
    if street and pile.is_number(s, start) and s.pile.owner[start] != s.seat + 1:
        lowest = min(lowest, np.int64(s.pile.card[start] - 1))
    return lowest


# -- which card to take --------------------------------------------------------------------


@jit
def score_cards(s, moves, n, scores, room):
    hand = numbers(s, s.seat)
    spare, others, rest = specials(s, s.seat)
    weight = burden_of(hand, spare, others, rest, room)
    for k in range(n):
        action = np.int64(moves[k])
        if action == a.DRAW:
            scores[k] = -DRAWN_LAST if s.caller != 0 else -DRAWN
            continue
        kind = card_of(s, action)
        if action < a.LAY and s.discarded and fits_after_taking(s, kind):
            scores[k] = 0.0  # it is laid again at once
        elif kind > NUMBERS or s.caller != 0:
            scores[k] = -float(s.value[kind])
        else:
            taken = burden_of(hand + one(kind - 1), spare, others, rest, room)
            scores[k] = weight - taken - TAKEN


@jit
def card_of(s, action):
    """The open card that an action takes."""
    if action >= a.TAKE_LAID:
        return np.int64(s.laid[action - a.TAKE_LAID])
    at = pile.start_of(s.pile, s.offered) if action - a.TAKE == LOW else s.offered - 1
    return np.int64(s.pile.card[at])
