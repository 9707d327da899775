"""The value of delivering an order: its points, and its share in later majorities."""

import numpy as np

from glueck.engine.compile import jit
from glueck.games.glueckauf.box import (
    CARDS,
    COALS,
    COLOUR_SPOTS,
    FIRST_VP,
    SHIFTS,
    SPOTS_OF,
    VEHICLE_OF,
    VP_OF,
)

SPOTS_TO_WIN = 9.0  # about how many spots decide a majority, counting what rivals lose

# By shift: the points, and each spot's share of every later scoring in which it counts.
ORDER_VALUE = np.zeros((SHIFTS + 1, CARDS + 1))
for _shift in range(1, SHIFTS + 1):
    for _card in range(1, CARDS + 1):
        _colour_scored = SHIFTS + 1 - _shift  # for its colours
        _vehicle_scored = min(_colour_scored, SHIFTS - 1)  # for its vehicle
        _colours = sum(COLOUR_SPOTS[_card, c] * FIRST_VP[c] for c in range(COALS))
        _vehicle = SPOTS_OF[_card] * FIRST_VP[COALS + VEHICLE_OF[_card]]
        ORDER_VALUE[_shift, _card] = (
            VP_OF[_card] + (_colour_scored * _colours + _vehicle_scored * _vehicle) / SPOTS_TO_WIN
        )


@jit
def order_value(s, card):
    return ORDER_VALUE[s.shift, card]
