"""A player's actions: words for people, consecutive numbers for the engine."""

import numpy as np

from glueck.engine.actions import ActionSpace
from glueck.games.glueckauf.box import CARDS, COAL, LEVEL, SPACE, TARGETS, TILE
from glueck.games.glueckauf.position import PHASE

CARD = tuple(str(card) for card in range(1, CARDS + 1))
SOURCE = ("cage", "storage")

ACTIONS = ActionSpace(
    take=[f"take {card}" for card in CARD],  # GA-SETUP-21
    place=[f"place {space}" for space in SPACE],  # GA-TURN-01
    fill=[f"fill {coal}" for coal in (*COAL, "none")],  # GA-FAC-23
    buy=[f"buy {tile}" for tile in ("none", *TILE)],  # GA-FAC-16
    keep=[f"keep {card}" for card in ("none", *CARD)],  # GA-ORD-08
    put_back=["return top", "return bottom"],  # GA-FAC-19, GA-ORD-11
    next_tile=[f"next {tile}" for tile in TILE],  # GA-FAC-20
    next_order=[f"next {card}" for card in CARD],  # GA-ORD-11
    ride=[f"ride {level}" for level in LEVEL],  # GA-MINE-04, GA-MINE-05
    load=[f"load {coal}" for coal in COAL],  # GA-MINE-07
    put=[f"put {COAL[colour]} on {card}" for card, colour in TARGETS],  # GA-MINE-10
    fetch=[f"fetch {COAL[colour]} for {card}" for card, colour in TARGETS],  # GA-MINE-19
    pair=[f"pair {COAL[colour]} on {card}" for card, colour in TARGETS],  # GA-MINE-11
    use=[f"use {coal} from {source}" for source in SOURCE for coal in COAL],  # GA-MINE-14
    store=[f"store {coal}" for coal in COAL],  # GA-MINE-16
    stop=["stop"],  # GA-MINE-02
    end=["end"],  # GA-FLOW-11
    secret={"next_tile": "next tile", "next_order": "next order"},
)
(
    TAKE, PLACE, FILL, BUY, KEEP, PUT_BACK, NEXT_TILE, NEXT_ORDER, RIDE, LOAD, PUT, FETCH,
    PAIR, USE, STORE, STOP, END,
) = ACTIONS.first(
    "take", "place", "fill", "buy", "keep", "put_back", "next_tile", "next_order", "ride",
    "load", "put", "fetch", "pair", "use", "store", "stop", "end",
)  # fmt: skip

# The actions of each small phase: the range to search.
_ASKED = {"fill": (FILL, BUY), "return": (PUT_BACK, NEXT_TILE), "pair": (USE, STORE)}
FIRST_OF, LAST_OF = np.array([_ASKED.get(phase, (0, 0)) for phase in PHASE]).T.copy()
