"""Cards in hand: what they are worth, who gets and loses them, what everybody knows of them."""

import numpy as np

from glueck.engine.compile import jit
from glueck.games.gluecksgriff.box import (
    HAND,
    HOUSE,
    IS_HOURGLASS,
    IS_JOKER,
    IS_MAGIC,
    KINDS,
    NUMBERS,
)

SHOWN = 8  # more than there are cards of a kind


@jit
def points(s, seat):
    """GG-COMP-04, GG-COMP-05, GG-JOK-11, GG-BLANK-04: what a hand counts."""
    total = np.int64(0)
    for kind in range(1, KINDS):
        total += s.hand[seat, kind] * s.value[kind]
    return total


@jit
def numbers_held(s, seat):
    """The numbers of a hand as bits."""
    bits = 0
    for number in range(NUMBERS):
        bits |= (s.hand[seat, number + 1] > 0) << number
    return bits


@jit
def count_role(s, seat, role):
    """Cards of a role (never of numbers), house cards included."""
    count = 0
    for kind in range(NUMBERS + 1, HOUSE + s.house):
        if s.role[kind] == role:
            count += s.hand[seat, kind]
    return count


@jit
def jokers(s, seat):
    return count_role(s, seat, IS_JOKER)


@jit
def hourglasses(s, seat):
    return count_role(s, seat, IS_HOURGLASS)


@jit
def magic_hands(s, seat):
    return count_role(s, seat, IS_MAGIC)


@jit
def best(s, seat, role):
    """GG-A-49: of several with the same power the highest-valued, the standard card first."""
    found = 0
    for kind in range(NUMBERS + 1, HOUSE + s.house):
        if s.role[kind] == role and s.hand[seat, kind] > 0:
            if found == 0 or s.value[kind] > s.value[found]:
                found = kind
    return found


@jit
def known(s, seat, kind):
    """Cards everybody knows to be in a hand: taken openly, and none like it laid since."""
    return s.known[seat, kind] & SHOWN - 1


@jit
def shown(s, seat, kind):
    """Cards nobody knew of that a hand has laid, and may have drawn since the reshuffle. They
    share a column with the known ones (a record has room for 1 KiB)."""
    return s.known[seat, kind] // SHOWN


@jit
def hidden(s, seat, kind):
    return s.hand[seat, kind] - known(s, seat, kind)


@jit
def surely_drawn(s, seat, kind):
    """GG-MAGIC-01: whether a hidden card of this kind was not in the hand as a card was laid for
    the magic hand, and so was drawn since, from the reshuffled draw pile."""
    return s.sure[seat] != 0 and s.value[kind] < s.floor[seat]


@jit
def lose(s, seat, kind):
    """A card is laid openly. If everybody knew of one like it, that was it; if not, and the seat
    has drawn since the reshuffle, it may be one of those. If it must be, that is settled: the
    draw is left out of all accounts from now on."""
    s.hand[seat, kind] -= 1
    s.cards[seat] -= 1
    if known(s, seat, kind) > 0:
        s.known[seat, kind] -= 1
    elif surely_drawn(s, seat, kind):
        s.since[seat] -= 1
        s.drew[seat, kind] -= 1
        s.fresh[kind] -= 1
    elif s.since[seat] > 0:
        s.known[seat, kind] += SHOWN
    if s.value[kind] < s.floor[seat] and s.loose[seat] > 0:
        s.loose[seat] -= 1


@jit
def gain_open(s, seat, kind):
    """A card all have seen: it stays known until one like it is laid."""
    s.hand[seat, kind] += 1
    s.cards[seat] += 1
    s.known[seat, kind] += 1
    if s.value[kind] < s.floor[seat]:
        s.loose[seat] = min(s.loose[seat] + 1, HAND)


@jit
def gain_hidden(s, seat, kind):
    s.hand[seat, kind] += 1
    s.cards[seat] += 1
    s.loose[seat] = min(s.loose[seat] + 1, HAND)  # a round may be long
    if s.reshuffled:
        s.since[seat] += 1
        s.drew[seat, kind] += 1


@jit
def forget_draws(s, seat):
    """What was drawn and shown so far tells nothing (any more) about a reshuffled draw pile."""
    s.since[seat] = 0
    s.sure[seat] = 0
    for kind in range(KINDS):
        s.drew[seat, kind] = 0
        s.known[seat, kind] = known(s, seat, kind)


@jit
def show(s, seat):
    """GG-SCORE-01: a counted hand is public, and nothing is left to infer about it."""
    forget_draws(s, seat)
    s.floor[seat] = 0
    s.loose[seat] = 0
    for kind in range(KINDS):
        s.known[seat, kind] = s.hand[seat, kind]
