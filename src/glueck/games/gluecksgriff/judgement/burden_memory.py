"""Burdens, remembered: simulations come to the same hands again and again."""

from glueck.engine.compile import jit
from glueck.games.gluecksgriff.judgement.hand_cost import burden
from glueck.games.gluecksgriff.judgement.room import REMEMBERED

MORE = 1 << 12  # than any hand has cards or points


@jit
def burden_of(hand, spare, others, rest, room):
    """`burden`; memory that is empty yet knows it of the empty hand, which weighs nothing."""
    cards = (spare * MORE + others) * MORE + rest
    known = room.burdens[(hand + cards) % REMEMBERED]
    if known.hand != hand or known.cards != cards:
        known.weight = burden(hand, spare, others, rest)
        known.hand = hand
        known.cards = cards
    return known.weight
