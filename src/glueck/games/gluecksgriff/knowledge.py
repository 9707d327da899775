"""What a seat cannot know, dealt anew.

Hidden are the hands of others and the draw pile. But everybody knows: cards taken openly and
not laid since (`known`); that a caller holds fewer than seven points; that a hand which laid
a card for the magic hand held nothing lower then (`floor`, but for `loose` cards since);
and of what a reshuffled draw pile was made, and so what the hands held together (`fresh`,
`held`), and how many cards each has drawn `since`.

Without any of these constraints the hidden cards are shuffled. With some, the true deal is the
one arrangement known to fulfil them; from there, many random exchanges that keep them
true lead to any other.
"""

import numpy as np

from glueck.engine.jit import jit
from glueck.engine.rng import shuffle
from glueck.games.gluecksgriff.box import CALL_BELOW, KINDS, MOST_CARDS
from glueck.games.gluecksgriff.state import SEATS

STOCK = SEATS  # where cards of the draw pile are
SWEEPS = 30


@jit
def remember(s, v, seat):
    """Everything a seat knows is in columns it may see."""


@jit
def redeal(s, seat):
    cards = np.zeros(MOST_CARDS, np.int64)
    places = np.zeros(MOST_CARDS, np.int64)
    count = collect(s, seat, cards, places)
    if bound(s, seat):
        counts = np.zeros((SEATS + 1, KINDS), np.int64)
        hold(s, cards, places, count, counts)
        order = np.zeros(MOST_CARDS, np.int64)
        for _ in range(SWEEPS):
            for i in range(count):
                order[i] = i
            shuffle(s, order, count)
            for i in range(count):
                exchange(s, seat, cards, places, counts, i, order[i])
        shuffle_stock(s, cards, places, count)
    else:
        shuffle(s, cards, count)
    give_back(s, seat, cards, places, count)


@jit
def collect(s, seat, cards, places):
    """All cards the seat cannot see, and where they are; the hands of others first."""
    count = 0
    for other in range(s.seats):
        if other != seat:
            for kind in range(1, KINDS):
                for _ in range(s.hand[other, kind] - s.known[other, kind]):
                    cards[count] = kind
                    places[count] = other
                    count += 1
    for i in range(s.stock_count):
        cards[count] = s.stock[i]
        places[count] = STOCK
        count += 1
    return count


@jit
def give_back(s, seat, cards, places, count):
    for other in range(s.seats):
        if other != seat:
            for kind in range(KINDS):
                s.hand[other, kind] = s.known[other, kind]
    at = 0
    for i in range(count):
        if places[i] == STOCK:
            s.stock[at] = cards[i]
            at += 1
        else:
            s.hand[places[i], cards[i]] += 1
    if s.drawn != 0 and seat != s.seat:
        s.drawn = some_card(s, s.seat)


@jit
def some_card(s, seat):
    """The card just drawn is one of the hand; which one, the others cannot know."""
    kinds = np.zeros(MOST_CARDS, np.int64)
    count = 0
    for kind in range(1, KINDS):
        for _ in range(s.hand[seat, kind] - s.known[seat, kind]):
            kinds[count] = kind
            count += 1
    if s.from_pile:
        return s.drawn
    shuffle(s, kinds, count)
    return kinds[0]


@jit
def bound(s, seat):
    """Whether anything but the sizes limits what the others may hold."""
    if s.reshuffled or (s.caller != 0 and s.caller != seat + 1):
        return True
    for other in range(s.seats):
        if other != seat and s.floor[other] > 0:
            return True
    return False


@jit
def hold(s, cards, places, count, counts):
    """How many of each kind are where, public cards included."""
    for other in range(s.seats):
        for kind in range(KINDS):
            counts[other, kind] = s.known[other, kind]
    for i in range(count):
        counts[places[i], cards[i]] += 1


@jit
def exchange(s, seat, cards, places, counts, i, j):
    """Exchange two cards unless that would contradict what everybody knows."""
    if cards[i] == cards[j] or places[i] == places[j]:
        return
    if s.reshuffled and (untouched(s, places[i], places[j]) or untouched(s, places[j], places[i])):
        return
    swap(cards, places, counts, i, j)
    if not (possible(s, counts, places[i]) and possible(s, counts, places[j])):
        swap(cards, places, counts, i, j)


@jit
def untouched(s, one, other):
    """Who has drawn nothing since the draw pile was made anew holds no card of it."""
    return other == STOCK and s.since[one] == 0


@jit
def swap(cards, places, counts, i, j):
    counts[places[i], cards[i]] -= 1
    counts[places[j], cards[j]] -= 1
    cards[i], cards[j] = cards[j], cards[i]
    counts[places[i], cards[i]] += 1
    counts[places[j], cards[j]] += 1


@jit
def possible(s, counts, place):
    if place == STOCK:
        return stock_possible(s, counts)
    total, low, excess = 0, 0, 0
    for kind in range(1, KINDS):
        total += counts[place, kind] * s.value[kind]
        if s.value[kind] < s.floor[place]:
            low += counts[place, kind]
        excess += max(0, counts[place, kind] - s.held[kind])
    if s.caller == place + 1 and total >= CALL_BELOW:
        return False
    if s.reshuffled and excess > s.since[place]:
        return False
    return low <= s.loose[place]


@jit
def stock_possible(s, counts):
    """GG-DRAW-10: nothing but what was shuffled into it."""
    if s.reshuffled:
        for kind in range(1, KINDS):
            if counts[STOCK, kind] > s.fresh[kind]:
                return False
    return True


@jit
def shuffle_stock(s, cards, places, count):
    """The order of the draw pile is anybody's guess."""
    first = count - s.stock_count
    shuffle(s, cards[first:], s.stock_count)


@jit
def fits(s):
    """Whether a position agrees with everything public: true of every real one."""
    counts = np.zeros((SEATS + 1, KINDS), np.int64)
    for i in range(s.stock_count):
        counts[STOCK, s.stock[i]] += 1
    for seat in range(s.seats):
        for kind in range(KINDS):
            counts[seat, kind] = s.hand[seat, kind]
        if not possible(s, counts, seat):
            return False
    return stock_possible(s, counts)
