"""GG-DRAW: from the draw pile, or what lay on the discard pile before one's own discard."""

import numpy as np

from glueck.engine.compile import jit
from glueck.engine.rng import shuffle
from glueck.engine.scratch import scratch
from glueck.games.gluecksgriff.box import KINDS, MOST_CARDS, STALEMATE
from glueck.games.gluecksgriff.clauses import clause
from glueck.games.gluecksgriff.position import DRAW, MAGIC_CHOOSE, MAIN, SET, SINGLE, STREET
from glueck.games.gluecksgriff.rules import pile
from glueck.games.gluecksgriff.rules.deal import top
from glueck.games.gluecksgriff.rules.expected_action import asked
from glueck.games.gluecksgriff.rules.hand import forget_draws, gain_hidden, gain_open

TOP, LOW, HIGH = range(3)

DISCARD_FIRST = clause("GG-TURN-03")
NOTHING_THERE = clause("GG-DRAW-03")
NOT_A_SINGLE_OR_SET = clause("GG-DRAW-04")
NOT_A_STREET = clause("GG-DRAW-05")
OWN_CARD = clause("GG-DRAW-06")
SPECIAL_CARD = clause("GG-DRAW-07")
NO_CARD_LEFT = clause("GG-DRAW-11")
TOO_OFTEN = clause("GG-DRAW-13")


@jit
def cannot_draw(s):
    """GG-DRAW-02, GG-DRAW-08, GG-DRAW-11, GG-MAGIC-03"""
    if s.phase != DRAW and s.phase != MAGIC_CHOOSE:
        return not_yet(s)
    return NO_CARD_LEFT if s.stock_count == 0 and buried(s) == 0 else 0


@jit
def not_yet(s):
    """GG-TURN-03: in MAIN a discard comes first."""
    return DISCARD_FIRST if s.phase == MAIN else asked(s)


@jit
def buried(s):
    """Cards beneath the top play of the discard pile."""
    return 0 if s.pile.count == 0 else pile.start_of(s.pile, s.pile.count)


@jit
def from_stock(s, seat):
    """GG-DRAW-10: make a new draw pile if need be; 0 if there is no card at all."""
    if s.stock_count == 0:
        reshuffle(s)
    if s.stock_count == 0:
        return 0
    kind = top(s)
    gain_hidden(s, seat, kind)
    return kind


@jit
def reshuffle(s):
    """GG-DRAW-10: all but the top play. Everybody knows what is in it, and so what the hands hold
    together."""
    count = buried(s)
    cards = scratch(np.int64, MOST_CARDS)
    for kind in range(KINDS):
        s.fresh[kind] = 0
    for i in range(count):
        cards[i] = s.pile.card[0]
        s.fresh[s.pile.card[0]] += 1
        pile.remove(s.pile, 0)
    shuffle(s, cards, count)
    for i in range(count):
        s.stock[i] = cards[i]
    s.stock_count = count
    s.offered = max(s.offered - count, 0)
    s.reshuffled = 1
    for seat in range(s.seats):
        forget_draws(s, seat)
        s.sure[seat] = s.floor[seat] == 0 or s.loose[seat] == 0


@jit
def cannot_take(s, end):
    """GG-DRAW-03 … GG-DRAW-07, GG-DRAW-09, GG-DRAW-13, GG-DEAL-09"""
    if s.phase != DRAW and s.phase != MAGIC_CHOOSE:
        return not_yet(s)
    if s.offered == 0:
        return NOTHING_THERE
    if s.idle >= STALEMATE * s.seats:
        return TOO_OFTEN
    play = s.pile.play[pile.start_of(s.pile, s.offered)]
    if end == TOP and play != SINGLE and play != SET:
        return SPECIAL_CARD if play != STREET else NOT_A_SINGLE_OR_SET
    if end != TOP and play != STREET:
        return NOT_A_STREET
    at = place_of(s, end)
    if not pile.is_number(s, at):
        return SPECIAL_CARD
    return OWN_CARD if s.pile.owner[at] == s.seat + 1 else 0


@jit
def place_of(s, end):
    return pile.start_of(s.pile, s.offered) if end == LOW else s.offered - 1


@jit
def take(s, end):
    """GG-DRAW-12: the card is public and stays so."""
    kind = pile.take(s, place_of(s, end))
    gain_open(s, s.seat, kind)
    return kind
