"""What everybody sees besides an action's own words, and where points come from."""

from glueck.engine.compile import jit
from glueck.engine.fill import add_points
from glueck.games.gluecksgriff.actions import END, LAY, TAKE, TAKE_LAID
from glueck.games.gluecksgriff.box import KINDS, PUNISHMENT
from glueck.games.gluecksgriff.rules import hand
from glueck.games.gluecksgriff.rules.draw import LOW
from glueck.games.gluecksgriff.rules.pile import start_of
from glueck.games.gluecksgriff.view.declaration import (
    FOR_CALL,
    FOR_HALVING,
    FOR_HAND,
    FOR_WRONG_CALL,
)


@jit
def tell(before, action, counted, after, e):
    """`counted` is the position when a round is counted after this action; then it is `over`."""
    if counted.over > before.over:
        tell_round_over(before, counted, after, e)
        for seat in range(before.seats):
            tell_points(before, counted, seat, e.points)
    elif after.stock_count > before.stock_count:
        e.reshuffled.there = 1
        e.reshuffled.value = after.fresh.sum()
    if TAKE <= action < LAY:
        e.taken.there = 1
        e.taken.value = taken(before, action - TAKE) - 1
    elif action >= TAKE_LAID:
        e.taken.there = 1
        e.taken.value = before.laid[action - TAKE_LAID] - 1
    elif LAY <= action < END:
        e.laid.there = 1
        e.laid.value = before.drawn - 1


@jit
def tell_round_over(before, counted, after, e):
    e.round_over.there = e.hands.there = e.totals.there = 1
    e.round_over.value = before.rounds
    e.hands.value.count = e.totals.value.count = before.seats
    for seat in range(before.seats):
        e.totals.value.items[seat] = after.total[seat]
        for kind in range(1, KINDS):
            e.hands.value.items[seat, kind - 1] = counted.hand[seat, kind]
    if not after.over:
        e.dealer.there = e.upcard.there = 1
        e.dealer.value = after.dealer
        e.upcard.value = after.pile.card[0] - 1


@jit
def tell_points(before, counted, seat, entries):
    """GG-SCORE-01 … GG-SCORE-08: the hand, the call, the halving; they add up to the new total."""
    mine = hand.points(counted, seat)
    lowest = lowest_other(counted, seat)
    gained = mine
    if counted.caller != seat + 1:
        add_points(entries, seat, mine, FOR_HAND).hand = mine
    elif lowest > mine:
        gained = 0
        add_points(entries, seat, 0, FOR_CALL).hand = mine
    else:
        own = 0 if counted.flat_30 else mine
        gained = own + PUNISHMENT
        add_points(entries, seat, own, FOR_HAND).hand = mine
        add_points(entries, seat, PUNISHMENT, FOR_WRONG_CALL).lowest = lowest
    reached = before.total[seat] + gained
    if counted.total[seat] != reached:
        add_points(entries, seat, counted.total[seat] - reached, FOR_HALVING).reached = reached


@jit
def lowest_other(s, seat):
    """What the best of the others has in hand."""
    lowest = -1
    for other in range(s.seats):
        if other != seat:
            points = hand.points(s, other)
            if lowest < 0 or points < lowest:
                lowest = points
    return lowest


@jit
def taken(before, end):
    """The card that is taken from an end of the offered play."""
    last = before.offered
    return before.pile.card[start_of(before.pile, last) if end == LOW else last - 1]
