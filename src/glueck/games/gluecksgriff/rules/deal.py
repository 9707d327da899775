"""GG-DEAL: a new round."""

import numpy as np

from glueck.engine.compile import jit
from glueck.engine.rng import below, shuffle
from glueck.engine.scratch import scratch
from glueck.games.gluecksgriff.box import (
    HAND,
    HOUSE,
    HOUSE_CARDS,
    IS_NUMBER,
    KINDS,
    MOST_CARDS,
    STANDARD_COUNT,
    STANDARD_ROLE,
    STANDARD_VALUE,
)
from glueck.games.gluecksgriff.position import MAIN, SEATS, SINGLE, SPECIAL
from glueck.games.gluecksgriff.rules import pile
from glueck.games.gluecksgriff.rules.hand import forget_draws, gain_hidden


@jit
def setup(s, options):
    """Options: point limit, wrong call, number of house cards, then value and role of each."""
    s.limit = options[0]
    s.flat_30 = options[1]
    s.house = options[2]
    for kind in range(KINDS):
        s.deck[kind] = STANDARD_COUNT[kind]
        s.role[kind] = STANDARD_ROLE[kind]
        s.value[kind] = STANDARD_VALUE[kind]
    for i in range(HOUSE_CARDS):  # GG-BLANK-01 … GG-BLANK-03
        if i < s.house:
            s.deck[HOUSE + i] = 1
            s.value[HOUSE + i] = options[3 + 2 * i]
            s.role[HOUSE + i] = options[4 + 2 * i]
    s.dealer = below(s, s.seats)  # GG-DEAL-08
    deal(s)


@jit
def deal(s):
    """GG-DEAL-01 … GG-DEAL-07"""
    clear_table(s)
    s.rounds += 1
    shuffle_deck(s)
    for _ in range(HAND):
        for place in range(1, s.seats + 1):
            gain_hidden(s, (s.dealer + place) % s.seats, top(s))
    for seat in range(s.seats):  # before anything was laid for M there is nothing to infer
        s.loose[seat] = 0
    turn_up(s)
    s.seat = (s.dealer + 1) % s.seats
    s.phase = MAIN
    s.offered = s.pile.count


@jit
def clear_table(s):
    """GG-HOUR-13: nothing of the last round remains but the totals."""
    for seat in range(SEATS):
        s.cards[seat] = 0
        s.front[seat] = 0
        s.skipped[seat] = 0
        s.laid[seat] = 0
        s.floor[seat] = 0
        forget_draws(s, seat)
        for kind in range(KINDS):
            s.hand[seat, kind] = 0
            s.known[seat, kind] = 0
    for kind in range(KINDS):
        s.fresh[kind] = 0
    while s.pile.count > 0:
        pile.remove(s.pile, s.pile.count - 1)
    s.caller = 0
    s.last_moves = 0
    s.idle = 0
    s.reshuffled = 0
    s.discarded = 0
    s.from_pile = 0
    s.drawn = 0
    s.active = 0
    s.magic = 0


@jit
def shuffle_deck(s):
    cards = scratch(np.int64, MOST_CARDS)
    count = 0
    for kind in range(1, KINDS):
        for _ in range(s.deck[kind]):
            cards[count] = kind
            count += 1
    shuffle(s, cards, count)
    for i in range(MOST_CARDS):
        s.stock[i] = cards[i] if i < count else 0
    s.stock_count = count


@jit
def top(s):
    """The top card of the draw pile."""
    s.stock_count -= 1
    kind = s.stock[s.stock_count]
    s.stock[s.stock_count] = 0
    return kind


@jit
def turn_up(s):
    """GG-DEAL-05, GG-DEAL-09: nobody's card; a special one has no effect."""
    kind = top(s)
    number = s.role[kind] == IS_NUMBER
    pile.add(s.pile, kind, 0, kind if number else 0)
    pile.begin(s.pile, SINGLE if number else SPECIAL)
