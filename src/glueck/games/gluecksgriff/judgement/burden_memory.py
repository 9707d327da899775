"""A cache of burdens: simulations reach the same hands again and again."""

from glueck.engine.compile import jit
from glueck.games.gluecksgriff.judgement.hand_cost import burden
from glueck.games.gluecksgriff.judgement.room import REMEMBERED

MORE = 1 << 12  # more than the cards or points of any hand


@jit
def burden_of(hand, spare, others, rest, room):
    """`burden`, cached; empty memory is right for the empty hand, whose burden is 0."""
    cards = (spare * MORE + others) * MORE + rest
    known = room.burdens[(hand + cards) % REMEMBERED]
    if known.hand != hand or known.cards != cards:
        known.weight = burden(hand, spare, others, rest)
        known.hand = hand
        known.cards = cards
    return known.weight
