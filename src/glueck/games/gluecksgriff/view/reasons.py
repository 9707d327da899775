"""Reasons for a turn: its effects on the hand and on the round."""

import numpy as np

from glueck.engine.compile import jit
from glueck.engine.kinds import number, word
from glueck.engine.reasons import add_reason, declare_reasons
from glueck.games.gluecksgriff.actions import (
    DEFLECT,
    DRAW,
    HOURGLASS,
    LAY,
    MAGIC,
    MATCH,
    TAKE,
    TAKE_LAID,
)
from glueck.games.gluecksgriff.box import KIND

REASONS = declare_reasons(
    __file__,
    {
        "ends-round": (),
        "calls": ("points",),
        "sheds": ("points", "hand"),
        "takes": ("card",),
        "draws": (),
        "knocks": (),
        "skips": ("seat",),
        "asks-all": (),
        "deflects": (),
        "protected": (),
    },
    ("points", number("i2")),  # in hand at a call; otherwise those the player gets rid of
    ("hand", number("i2")),  # points, after the turn
    ("card", word(KIND)),
    ("seat", number()),
)
(
    ENDS_ROUND, CALLS, SHEDS, TAKES, DRAWS, KNOCKS, SKIPS, ASKS_ALL, DEFLECTS, PROTECTED,
) = range(len(REASONS.kinds))  # fmt: skip


@jit
def weigh(s, before, after, entries, actions, certain, count, seat, r):
    end_of_round(entries, count, r)
    call(before, after, seat, r)
    hand(before, after, seat, r)
    deeds(entries, actions, count, r)
    unknown_card(actions, certain, count, r)
    hourglasses(before, after, seat, r)


@jit
def end_of_round(entries, count, r):
    for k in range(count):
        if entries[k].round_over.there:
            add_reason(r, ENDS_ROUND)
            break


@jit
def call(before, after, seat, r):
    if after.caller == seat + 1 and before.caller == 0:
        add_reason(r, CALLS).points = points_of(after, seat)


@jit
def hand(before, after, seat, r):
    """How many points fewer the hand has; a card that was taken counts, too."""
    points = points_of(before, seat) - points_of(after, seat)
    if points > 0:
        reason = add_reason(r, SHEDS)
        reason.points = points
        reason.hand = points_of(after, seat)


@jit
def points_of(v, seat):
    """In a hand that is seen: «nothing» would be 0."""
    return np.int64(v.players.items[seat].points) - 1


@jit
def deeds(entries, actions, count, r):
    knocks = gets = asks = deflects = False
    for k in range(count):
        action = actions[k]
        if entries[k].taken.there:
            add_reason(r, TAKES).card = entries[k].taken.value
        if MATCH <= action < HOURGLASS:
            knocks = True
        elif action == DRAW or TAKE <= action < LAY or action >= TAKE_LAID:
            gets = True
        elif action == MAGIC:
            asks = True
        elif action == DEFLECT:
            deflects = True
    if knocks and not gets:
        add_reason(r, KNOCKS)
    if asks:
        add_reason(r, ASKS_ALL)
    if deflects:
        add_reason(r, DEFLECTS)


@jit
def unknown_card(actions, certain, count, r):
    """If no card is left to draw, it is certain that none comes."""
    for k in range(certain, count):
        if actions[k] == DRAW:
            add_reason(r, DRAWS)


@jit
def hourglasses(before, after, seat, r):
    for other in range(np.int64(after.players.count)):
        if after.players.items[other].hourglass and not before.players.items[other].hourglass:
            add_reason(r, SKIPS).seat = other
    if after.players.items[seat].protected and not before.players.items[seat].protected:
        add_reason(r, PROTECTED)
