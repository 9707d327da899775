"""GG-KNOCK: laying cards without drawing, before or after the draw."""

from glueck.engine.compile import jit
from glueck.games.gluecksgriff.box import IS_JOKER
from glueck.games.gluecksgriff.clauses import clause
from glueck.games.gluecksgriff.plays import (
    EXTENSION_JOKERS,
    HIGH_LENGTH,
    HIGH_NEEDS,
    HIGH_PATTERN,
    LOW_LENGTH,
    LOW_NEEDS,
    LOW_PATTERN,
    MATCH_JOKERS,
    MATCH_NUMBERS,
    MATCH_PATTERN,
)
from glueck.games.gluecksgriff.position import AFTER_DRAW, MAIN, SET, STREET
from glueck.games.gluecksgriff.rules import pile
from glueck.games.gluecksgriff.rules.discard import card_for, lay, lay_row
from glueck.games.gluecksgriff.rules.expected_action import asked
from glueck.games.gluecksgriff.rules.hand import jokers, lose, numbers_held

NO_MATCH = clause("GG-KNOCK-02")
NOT_ON_A_STREET = clause("GG-KNOCK-11")
NO_EXTENSION = clause("GG-KNOCK-05")
NOT_ON_SPECIAL = clause("GG-KNOCK-14")
JOKER_ON_TOP = clause("GG-JOK-09")
JOKER_AT_END = clause("GG-JOK-10")
OUT_OF_NUMBERS = clause("GG-KNOCK-10")
NOT_FROM_THE_PILE = clause("GG-KNOCK-17")
DOES_NOT_FIT = clause("GG-KNOCK-15")
DOES_NOT_EXTEND = clause("GG-KNOCK-16")

WHOLE, LOW, HIGH = range(3)


@jit
def cannot_match(s, shape):
    """GG-KNOCK-02, GG-KNOCK-03, GG-KNOCK-11 … GG-KNOCK-14, GG-JOK-08, GG-JOK-09"""
    if s.phase != MAIN:
        return asked(s)
    if not pile.can_match(s):
        return NOT_ON_A_STREET if pile.is_street(s) else closed(s)
    return no_match(s, shape, jokers(s, s.seat))


@jit
def no_match(s, shape, spare):
    number = s.pile.number[s.pile.count - 1]
    enough = s.hand[s.seat, number] >= MATCH_NUMBERS[shape]
    return 0 if enough and spare >= MATCH_JOKERS[shape] else NO_MATCH


@jit
def match(s, shape):
    """GG-KNOCK-04: they join the play; the last one is on top."""
    number = s.pile.number[s.pile.count - 1] - 1
    s.pile.play[pile.start_of(s.pile, s.pile.count)] = SET
    lay_row(s, number, MATCH_NUMBERS[shape] + MATCH_JOKERS[shape], MATCH_PATTERN[shape], 0)


@jit
def cannot_extend(s, extension):
    """GG-KNOCK-05 … GG-KNOCK-10, GG-KNOCK-14, GG-JOK-08, GG-JOK-10"""
    if s.phase != MAIN:
        return asked(s)
    if not pile.is_street(s):
        return NO_EXTENSION if pile.can_match(s) else closed(s)
    low, high, below, above = ends(s)
    if LOW_LENGTH[extension] > below or HIGH_LENGTH[extension] > above:
        return end_closed(s, extension)
    held = numbers_held(s, s.seat)
    return no_extension(
        extension, below, above, held_below(held, low), held >> (high + 1), jokers(s, s.seat)
    )


@jit
def closed(s):
    """GG-KNOCK-14, GG-JOK-09: why nobody can knock on what is on top, which is no street."""
    if s.pile.count == 0 or s.pile.play[pile.start_of(s.pile, s.pile.count)] != SET:
        return NOT_ON_SPECIAL
    return JOKER_ON_TOP


@jit
def end_closed(s, extension):
    """GG-JOK-10, GG-KNOCK-10: why the street does not grow that far."""
    start = pile.start_of(s.pile, s.pile.count)
    if LOW_LENGTH[extension] > 0 and not pile.is_number(s, start):
        return JOKER_AT_END
    if HIGH_LENGTH[extension] > 0 and not pile.is_number(s, s.pile.count - 1):
        return JOKER_AT_END
    return OUT_OF_NUMBERS


@jit
def ends(s):
    """The lowest and highest number of the street on top, and how far each end can grow."""
    start = pile.start_of(s.pile, s.pile.count)
    low, high = s.pile.number[start] - 1, s.pile.number[s.pile.count - 1] - 1
    return int(low), int(high), int(pile.room_below(s)), int(pile.room_above(s))


@jit
def held_below(held, low):
    """The numbers below the street, bit 0 for the nearest."""
    bits = 0
    for i in range(low):
        bits |= (held >> (low - 1 - i) & 1) << i
    return bits


@jit
def no_extension(extension, below, above, low_held, high_held, spare):
    low_needs, high_needs = LOW_NEEDS[extension], HIGH_NEEDS[extension]
    fits = (
        LOW_LENGTH[extension] <= below
        and HIGH_LENGTH[extension] <= above
        and low_needs & low_held == low_needs
        and high_needs & high_held == high_needs
        and EXTENSION_JOKERS[extension] <= spare
    )
    return 0 if fits else NO_EXTENSION


@jit
def extend(s, extension):
    """GG-KNOCK-05, GG-KNOCK-09: one street, longer than before; GG-A-49: jokers low side first."""
    low, high, _, _ = ends(s)
    for i in range(LOW_LENGTH[extension]):
        number = low - 1 - i
        lay_below(s, card_for(s, number, LOW_PATTERN[extension] >> i & 1), number)
    lay_row(s, high + 1, HIGH_LENGTH[extension], HIGH_PATTERN[extension], 1)


@jit
def lay_below(s, kind, number):
    """A card at the low end of the street on top."""
    lose(s, s.seat, kind)
    start = pile.start_of(s.pile, s.pile.count)
    s.pile.play[start] = 0
    pile.insert(s.pile, start, kind, s.seat + 1, number + 1)
    s.pile.play[start] = STREET


@jit
def open_to_knock(s):
    """Whether the play on top can be knocked on at all: public, whatever the hand holds."""
    if pile.is_street(s):
        return pile.room_below(s) > 0 or pile.room_above(s) > 0
    return pile.can_match(s)


@jit
def fits_after_taking(s, kind):
    """GG-A-52: a card taken openly can be laid only on its own number."""
    return pile.can_match(s) and s.pile.number[s.pile.count - 1] == kind


@jit
def cannot_lay_drawn(s, where):
    """GG-KNOCK-15 … GG-KNOCK-18, GG-A-18: the card just drawn, and only that one."""
    if s.phase != AFTER_DRAW:
        return asked(s)
    joker = s.role[s.drawn] == IS_JOKER
    if where == WHOLE:
        if not pile.can_match(s):
            return DOES_NOT_FIT
        return 0 if joker or s.pile.number[s.pile.count - 1] == s.drawn else DOES_NOT_FIT
    if not pile.is_street(s):
        return DOES_NOT_EXTEND
    if s.from_pile:
        return NOT_FROM_THE_PILE
    low, high, below, above = ends(s)
    number, room = (low - 1, below) if where == LOW else (high + 1, above)
    return 0 if room > 0 and (joker or s.drawn == number + 1) else DOES_NOT_EXTEND


@jit
def lay_drawn(s, where):
    """GG-KNOCK-15, GG-KNOCK-16"""
    if where == WHOLE:
        s.pile.play[pile.start_of(s.pile, s.pile.count)] = SET
        lay(s, s.drawn, s.pile.number[s.pile.count - 1])
        return
    low, high, _, _ = ends(s)
    if where == LOW:
        lay_below(s, s.drawn, low - 1)
    else:
        lay(s, s.drawn, high + 2)
