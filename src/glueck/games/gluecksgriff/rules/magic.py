"""GG-MAGIC: everybody lays the lowest card; the player of the magic hand may take one of them."""

from glueck.engine.compile import jit
from glueck.games.gluecksgriff.box import IS_MAGIC, KINDS
from glueck.games.gluecksgriff.clauses import clause
from glueck.games.gluecksgriff.position import MAGIC_CHOOSE, MAGIC_LAY, MAIN, SPECIAL
from glueck.games.gluecksgriff.rules import pile
from glueck.games.gluecksgriff.rules.draw import from_stock
from glueck.games.gluecksgriff.rules.expected_action import asked
from glueck.games.gluecksgriff.rules.hand import best, gain_open, lose, magic_hands
from glueck.games.gluecksgriff.rules.turn import end_own_turn

NO_MAGIC_HAND = clause("GG-MAGIC-01")
NOT_THE_LOWEST = clause("GG-MAGIC-01")
NOT_LAID = clause("GG-MAGIC-02")
NOT_AFTER_A_CALL = clause("GG-MAGIC-10")


@jit
def cannot_play(s):
    """GG-MAGIC-01, GG-MAGIC-10"""
    if s.phase != MAIN:
        return asked(s)
    if magic_hands(s, s.seat) == 0:
        return NO_MAGIC_HAND
    return NOT_AFTER_A_CALL if s.caller != 0 else 0


@jit
def play(s):
    """GG-MAGIC-01, GG-A-51, GG-A-53: all others are asked, clockwise; it lies apart meanwhile."""
    s.magic = best(s, s.seat, IS_MAGIC)
    lose(s, s.seat, s.magic)
    s.active = s.seat + 1
    s.phase = MAGIC_LAY
    s.seat = (s.seat + 1) % s.seats


@jit
def lowest(s, seat):
    value = 127
    for kind in range(1, KINDS):
        if s.hand[seat, kind] > 0:
            value = min(value, s.value[kind])
    return value


@jit
def cannot_offer(s, kind):
    """GG-MAGIC-01, GG-MAGIC-08, GG-MAGIC-09, GG-BLANK-04"""
    if s.phase != MAGIC_LAY:
        return asked(s)
    held = s.hand[s.seat, kind] > 0
    return 0 if held and s.value[kind] == lowest(s, s.seat) else NOT_THE_LOWEST


@jit
def offer(s, kind):
    """GG-MAGIC-01: openly; so all know that the rest of the hand is not lower. What an earlier
    magic hand told stays the better knowledge if it was of a higher card."""
    lose(s, s.seat, kind)
    s.laid[s.seat] = kind
    if s.value[kind] >= s.floor[s.seat]:
        s.floor[s.seat] = s.value[kind]
        s.loose[s.seat] = 0
        s.sure[s.seat] = s.reshuffled
    s.seat = (s.seat + 1) % s.seats
    if s.seat == s.active - 1:
        s.phase = MAGIC_CHOOSE


@jit
def cannot_take_laid(s, seat):
    """GG-MAGIC-02"""
    if s.phase != MAGIC_CHOOSE:
        return asked(s)
    return NOT_LAID if s.laid[seat] == 0 else 0


@jit
def take_laid(s, seat):
    """GG-MAGIC-02, GG-MAGIC-09"""
    gain_open(s, s.seat, s.laid[seat])
    s.laid[seat] = 0
    finish(s)


@jit
def finish(s):
    """GG-MAGIC-04 … GG-MAGIC-07, GG-MAGIC-12, GG-MAGIC-13: the rest goes onto the pile, the magic
    hand on top; each of the others draws a card."""
    start = s.pile.count
    for ahead in range(1, s.seats):
        seat = (s.seat + ahead) % s.seats
        if s.laid[seat] != 0:
            pile.add(s.pile, s.laid[seat], seat + 1, 0)
            s.laid[seat] = 0
    pile.add(s.pile, s.magic, s.seat + 1, 0)
    s.pile.play[start] = SPECIAL
    s.magic = 0
    s.active = 0
    for ahead in range(1, s.seats):
        from_stock(s, (s.seat + ahead) % s.seats)
    end_own_turn(s)
