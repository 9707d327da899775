"""GG-DISC: laying a single card, a set or a street. GG-JOK: with jokers among them."""

from glueck.engine.compile import jit
from glueck.games.gluecksgriff.box import IS_JOKER, IS_MAGIC, IS_NUMBER
from glueck.games.gluecksgriff.clauses import clause
from glueck.games.gluecksgriff.plays import (
    SET_JOKERS,
    SET_NUMBERS,
    SET_PATTERN,
    STREET_JOKERS,
    STREET_LENGTH,
    STREET_LOW,
    STREET_NEEDS,
    STREET_PATTERN,
)
from glueck.games.gluecksgriff.position import DRAW, MAIN, SET, SINGLE, SPECIAL, STREET
from glueck.games.gluecksgriff.rules import pile
from glueck.games.gluecksgriff.rules.expected_action import asked
from glueck.games.gluecksgriff.rules.hand import best, jokers, lose, numbers_held

NOT_HELD = clause("GG-DISC-01")
NOT_WITHOUT_EFFECT = clause("GG-MAGIC-11")
NO_SUCH_SET = clause("GG-DISC-02")
NO_SUCH_STREET = clause("GG-DISC-04")


@jit
def cannot_discard(s, kind):
    """GG-DISC-01, GG-DISC-08, GG-JOK-07, GG-HOUR-10, GG-BLANK-05; GG-MAGIC-10, GG-MAGIC-11: a magic
    hand lies plainly only after a call."""
    if s.phase != MAIN:
        return asked(s)
    return no_single(s.hand[s.seat, kind], s.role[kind], s.caller)


@jit
def no_single(held, role, caller):
    """Given all it depends on, so that there is no branch."""
    if held == 0:
        return NOT_HELD
    return NOT_WITHOUT_EFFECT if role == IS_MAGIC and caller == 0 else 0


@jit
def discard(s, kind):
    """GG-DISC-09, GG-JOK-07: only a number stands for something."""
    number = s.role[kind] == IS_NUMBER
    lay(s, kind, kind if number else 0)
    pile.begin(s.pile, SINGLE if number else SPECIAL)
    then_draw(s)


@jit
def lay(s, kind, number):
    """One card from the hand onto the pile."""
    lose(s, s.seat, kind)
    pile.add(s.pile, kind, s.seat + 1, number)


@jit
def card_for(s, number, joker):
    """GG-JOK-01, GG-A-49: the number itself, or the joker that is used first."""
    return best(s, s.seat, IS_JOKER) if joker else number + 1


@jit
def cannot_lay_set(s, number, shape):
    """GG-DISC-02, GG-DISC-03, GG-DISC-12, GG-JOK-02, GG-JOK-05, GG-JOK-06, GG-JOK-12: the tables
    hold only sets with a number card and no neighbouring jokers."""
    if s.phase != MAIN:
        return asked(s)
    return no_set(s.hand[s.seat, number + 1], shape, jokers(s, s.seat))


@jit
def no_set(held, shape, spare):
    enough = held >= SET_NUMBERS[shape]
    return 0 if enough and spare >= SET_JOKERS[shape] else NO_SUCH_SET


@jit
def lay_set(s, number, shape):
    """GG-DISC-11, GG-JOK-13: the chosen card comes to lie on top."""
    lay_row(s, number, SET_NUMBERS[shape] + SET_JOKERS[shape], SET_PATTERN[shape], 0)
    s.pile.play[s.offered] = SET
    then_draw(s)


@jit
def lay_row(s, number, length, pattern, step):
    """Cards one after the other; each stands for a number `step` above the one before."""
    for i in range(length):
        here = number + step * i
        lay(s, card_for(s, here, pattern >> i & 1), here + 1)


@jit
def cannot_lay_street(s, street):
    """GG-DISC-04 … GG-DISC-06, GG-JOK-03, GG-JOK-04: the tables hold all streets there are."""
    if s.phase != MAIN:
        return asked(s)
    return no_street(street, numbers_held(s, s.seat), jokers(s, s.seat))


@jit
def no_street(street, held, spare):
    needs = STREET_NEEDS[street]
    return 0 if needs & held == needs and STREET_JOKERS[street] <= spare else NO_SUCH_STREET


@jit
def lay_street(s, street):
    """GG-DISC-10"""
    lay_row(s, STREET_LOW[street], STREET_LENGTH[street], STREET_PATTERN[street], 1)
    s.pile.play[s.offered] = STREET
    then_draw(s)


@jit
def then_draw(s):
    """GG-TURN-02, GG-TURN-03, GG-DISC-07, GG-KNOCK-20: one combination, then a card, also when the
    hand is empty."""
    s.discarded = 1
    s.phase = DRAW
