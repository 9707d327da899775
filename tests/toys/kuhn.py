"""Kuhn poker, the fourth game: two players, three cards, one bet. Who bluffs when?

**KP-DEAL-01** Each player antes a chip and gets one card of J, Q, K that nobody else sees.
**KP-BET-01** In turn the players check or bet a chip; after two checks the cards are shown.
**KP-BET-02** A bet must be answered: call with a chip, and the cards are shown, or fold.
**KP-END-01** The higher card, or whoever did not fold, wins the pot, and the game is over.
"""

from pathlib import Path

import numpy as np

from glueck.engine.actions import ActionSpace
from glueck.engine.clauses import Clauses
from glueck.engine.compile import jit
from glueck.engine.game import Game
from glueck.engine.kinds import (
    VIEWER,
    constant,
    flag,
    listed,
    number,
    seat_or_none,
    word,
    word_or_none,
)
from glueck.engine.record import NOBODY, OWNER, PUBLIC, position
from glueck.engine.rng import shuffle
from glueck.engine.view import declare
from toys.nim.rules import by_points, nothing
from toys.nim.view import POINTS, tell

CARD = ("J", "Q", "K")
STATE = position(
    __file__,
    ("card", "i1", OWNER, (2,)),  # counted from 1
    ("shown", "i1", PUBLIC, (2,)),
    ("chips", "i1", PUBLIC, (2,)),
    ("last", "i1", PUBLIC),  # the last action, counted from 1
)
ACTIONS = ActionSpace(check=["check"], bet=["bet"], call=["call"], fold=["fold"])
CHECK, BET, CALL, FOLD = ACTIONS.first("check", "bet", "call", "fold")
CLAUSES = Clauses("kuhn", "KP", ("DEAL", "BET", "END"), waiting="KP-BET-01", path=Path(__file__))
DEAL, FREE, ANSWER = map(CLAUSES.number, ("KP-DEAL-01", "KP-BET-01", "KP-BET-02"))
OVER = CLAUSES.number("KP-END-01")


@jit
def setup(s, options):
    s.chips[0] = s.chips[1] = 1
    redeal(s, NOBODY)


@jit
def redeal(s, seat):
    """Deal all cards, but a seat has its own; cards that were shown are those."""
    if s.shown[0]:
        s.card[0], s.card[1] = s.shown[0], s.shown[1]
        return
    deck = np.arange(1, len(CARD) + 1)
    shuffle(s, deck, len(CARD))
    for i in range(len(CARD)):
        if seat != NOBODY and deck[i] == s.card[seat]:
            deck[i], deck[seat] = deck[seat], deck[i]
    s.card[0], s.card[1] = deck[0], deck[1]


@jit
def why_not(s, action):
    if s.over:
        return OVER
    if s.last == BET + 1:
        return 0 if action >= CALL else ANSWER
    return 0 if action <= BET else FREE


@jit
def legal(s, moves):
    moves[0] = CALL if s.last == BET + 1 else CHECK
    moves[1] = moves[0] + 1
    return 0 if s.over else 2


@jit
def apply(s, action):
    s.chips[s.seat] += action in (BET, CALL)
    s.over = action >= CALL or action + 1 == s.last
    s.last = action + 1
    if not s.over:
        s.seat = 1 - s.seat
    elif action != FOLD:
        s.shown[0], s.shown[1] = s.card[0], s.card[1]


@jit
def score(s, points):
    first = s.seat == 1 if s.last == FOLD + 1 else s.shown[0] > s.shown[1]
    points[0] = s.over * (s.chips[1] if first else -s.chips[0])
    points[1] = -points[0]


@jit
def sound(s):
    if s.seats != 2 or not 0 <= s.seat < 2 or not 0 <= s.last <= FOLD + 1 or s.undoable:
        return FREE
    if s.card[0] == s.card[1] or s.card.min() < 1 or s.card.max() > len(CARD):
        return DEAL
    if s.chips.min() < 1 or s.chips.max() > 2:
        return ANSWER
    open = s.shown[0] > 0
    if s.shown[0] != s.card[0] * open or s.shown[1] != s.card[1] * open:
        return DEAL
    return 0 if s.over == (open or s.last == FOLD + 1) else OVER


VIEW = declare(
    __file__,
    ("game", constant("kuhn")),
    ("seats", number()),
    ("viewer", seat_or_none, VIEWER),
    ("phase", word(("bet", "over"))),
    ("turn", seat_or_none),
    ("over", flag),
    ("cards", listed(word_or_none(CARD), 2), VIEWER),
    ("chips", listed(number(), 2)),
)
ENTRY = declare(__file__, ("points", listed(POINTS, 2)))


@jit
def show(s, viewer, v):
    v.seats = s.seats
    v.viewer = viewer + 1
    v.phase = v.over = s.over
    v.turn = 0 if s.over else s.seat + 1
    v.cards.count = v.chips.count = 2
    for seat in range(2):
        v.cards.items[seat] = max(s.card[seat], s.shown[seat])
        v.chips.items[seat] = s.chips[seat]


GAME = Game(
    id="kuhn",
    package=__name__, title="Kuhn poker", version=1, seats=range(2, 3),
    state=STATE, actions=ACTIONS, clauses=CLAUSES, most_legal=2,
    setup=setup, legal=legal, why_not=why_not, apply=apply, score=score, rank=by_points,
    redeal=redeal, remember=nothing, sound=sound,
    view=VIEW, show=show, entry=ENTRY, tell=tell,
    spread=8,  # so wide that chips count as chips
)  # fmt: skip
