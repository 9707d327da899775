"""The discard pile: plays lie on each other, each card remembers who laid it.

GG-DISC-09, GG-DISC-10: a street lies in ascending order, of a set the last card is on top.
"""

from glueck.engine.compile import jit
from glueck.games.gluecksgriff.box import IS_NUMBER
from glueck.games.gluecksgriff.position import SET, SINGLE, SPECIAL, STREET


@jit
def start_of(pile, end):
    """Where the play begins whose last card lies at end - 1; only asked with end > 0."""
    start = end - 1
    while pile.play[start] == 0:
        start -= 1
    return start


@jit
def insert(pile, at, kind, owner, number):
    """Put a card between the others."""
    for i in range(pile.count, at, -1):
        pile.card[i] = pile.card[i - 1]
        pile.owner[i] = pile.owner[i - 1]
        pile.number[i] = pile.number[i - 1]
        pile.play[i] = pile.play[i - 1]
    pile.card[at] = kind
    pile.owner[at] = owner
    pile.number[at] = number
    pile.play[at] = 0
    pile.count += 1


@jit
def remove(pile, at):
    pile.count -= 1
    for i in range(at, pile.count):
        pile.card[i] = pile.card[i + 1]
        pile.owner[i] = pile.owner[i + 1]
        pile.number[i] = pile.number[i + 1]
        pile.play[i] = pile.play[i + 1]
    clear(pile, pile.count)


@jit
def clear(pile, at):
    pile.card[at] = 0
    pile.owner[at] = 0
    pile.number[at] = 0
    pile.play[at] = 0


@jit
def add(pile, kind, owner, number):
    """Onto the top, as part of the play there unless `begin` says otherwise."""
    insert(pile, pile.count, kind, owner, number)


@jit
def begin(pile, play):
    """The card on top begins a new play."""
    pile.play[pile.count - 1] = play


@jit
def is_number(s, at):
    return s.role[s.pile.card[at]] == IS_NUMBER


@jit
def take(s, at):
    """GG-DRAW-12: take a card out of its play; what remains is a play of the same kind, but a
    single card is a single, or special if it is a joker."""
    pile = s.pile
    end = at + 1
    while end < pile.count and pile.play[end] == 0:
        end += 1
    start = start_of(pile, end)
    play = pile.play[start]
    kind = pile.card[at]
    remove(pile, at)
    left = end - 1 - start
    if left > 0:
        pile.play[start] = play
    if left == 1:
        pile.play[start] = SINGLE if is_number(s, start) else SPECIAL
        if pile.play[start] == SPECIAL:
            pile.number[start] = 0
    return kind


@jit
def can_match(s):
    """GG-KNOCK-02, GG-JOK-09: a single or set with a number on top."""
    pile = s.pile
    if pile.count == 0:
        return False
    play = pile.play[start_of(pile, pile.count)]
    return (play == SINGLE or play == SET) and is_number(s, pile.count - 1)


@jit
def is_street(s):
    pile = s.pile
    return pile.count > 0 and pile.play[start_of(pile, pile.count)] == STREET


@jit
def room_below(s):
    """GG-JOK-10, GG-KNOCK-10: how far the street on top can grow at its low end."""
    start = start_of(s.pile, s.pile.count)
    return s.pile.number[start] - 1 if is_number(s, start) else 0


@jit
def room_above(s):
    last = s.pile.count - 1
    return 15 - s.pile.number[last] if is_number(s, last) else 0
