"""Everything about a Glück Auf position, in one record."""

from glueck.engine.record import ACTOR, PUBLIC, REMEMBERED, position, record
from glueck.games.glueckauf.box import (
    CARDS,
    COALS,
    DRAWN,
    FACTORY_SPACES,
    MOST_SPOTS,
    ORDER_SPACES,
    SIDES,
    SPACES,
    TILES,
)

SEATS = 4  # GA-COMP-01; colours are just names for them (GA-SETUP-09)

PHASE = (
    "draft", "place", "fill", "buy", "keep", "return", "next-tile", "next-order",
    "mine", "pair", "end", "over",
)  # fmt: skip
(
    DRAFT, PLACE, FILL, BUY, KEEP, RETURN, NEXT_TILE, NEXT_ORDER, MINE, PAIR_UP, END, OVER,
) = range(len(PHASE))  # fmt: skip

# Where an order card is. Face down: in the stack or in a hand of five.
FACE_DOWN, ROW, DISPLAY = range(3)
OUTSTANDING = 3  # + seat
DELIVERED = OUTSTANDING + SEATS  # + seat

TOP, BOTTOM = 1, 2

# fmt: off
MINER = record(
    # name         type   seen by  shape
    ("points",     "i2",  PUBLIC),                           # GA-SETUP-14
    ("money",      "i2",  PUBLIC),                           # GA-MON-03  nobody may hide it
    ("workers",    "i1",  PUBLIC),                           # GA-SETUP-12  in the own supply
    ("canteen",    "i1",  PUBLIC),                           # GA-TURN-09
    ("bank",       "i1",  PUBLIC),                           # GA-BANK-03
    ("level",      "i1",  PUBLIC),                           # GA-SETUP-10  where the cage hangs
    ("cage",       "i1",  PUBLIC,  (COALS,)),                # cubes by colour
    ("storage",    "i1",  PUBLIC,  (COALS,)),                # GA-MINE-18
    ("lorries",    "i1",  PUBLIC,  (COALS,)),                # by level, the printed one included
    ("coal",       "i1",  PUBLIC,  (COALS, COALS)),          # cubes on lorries: level, colour
    ("tiles",      "i1",  PUBLIC,  (COALS, SIDES, 2)),       # level, side, one or two lorries
)
STACK = record(
    # The last item of `count` is the top one. A block is what somebody put back at once:
    # in which order is known to who did it, what lies in it also to who saw it before.
    ("count",      "i1",  PUBLIC),
    ("items",       "i1",  REMEMBERED, (TILES,)),
    ("block",      "u1",  PUBLIC,     (TILES,)),
    ("known",      "u1",  REMEMBERED, (TILES,)),             # bit s: seat s knows it is in this
)                                                            # block; bit 4 + s: and exactly here
STATE = position(
    __file__,
    ("phase",      "i1",  PUBLIC),
    ("shift",      "i1",  PUBLIC),                           # GA-SETUP-08
    ("starter",    "i1",  PUBLIC),                           # GA-SETUP-16
    ("drafted",    "i1",  PUBLIC),                           # cards taken in the draft so far
    ("space",      "i1",  PUBLIC),                           # chosen in this turn
    ("steps",      "i1",  PUBLIC),                           # GA-MINE-01  work steps left
    ("pair_card",  "i1",  PUBLIC),                           # GA-MINE-13  the pair being laid
    ("pair_spot",  "i1",  PUBLIC),
    ("unfilled",   "i1",  PUBLIC),                           # GA-FAC-23  lorries still to settle
    ("bought",     "i1",  PUBLIC),                           # the tile they are on
    ("drawn",      "i1",  PUBLIC),                           # cards or tiles in hand
    ("returned",   "i1",  PUBLIC),                           # of these, already put in order
    ("put_back",   "i1",  PUBLIC),                           # GA-FAC-19  TOP or BOTTOM
    ("blocks_made", "u1", PUBLIC),
    ("hand",       "i1",  ACTOR,   (DRAWN,)),                # GA-FAC-14, GA-ORD-07
    ("hand_known", "u1",  REMEMBERED, (DRAWN,)),             # as STACK.known
    ("free_storage", "i1", PUBLIC),                          # options
    ("all_see_delivered", "i1", PUBLIC),
    ("supply",     "i1",  PUBLIC,  (COALS,)),                # GA-SETUP-05
    ("factory",    "i1",  PUBLIC,  (FACTORY_SPACES,)),       # GA-SETUP-07  tile types
    ("display",    "i1",  PUBLIC,  (ORDER_SPACES,)),         # GA-SETUP-25  order cards
    ("crew",       "i1",  PUBLIC,  (SPACES + 1,)),           # GA-TURN-03  workers on a space
    ("crew_seat",  "i1",  PUBLIC,  (SPACES + 1,)),           # whose, counted from 1
    ("miner",      MINER, PUBLIC,  (SEATS,)),
    ("place",      "i1",  PUBLIC,  (CARDS + 1,)),            # GA-COMP-02
    ("spot",       "i1",  PUBLIC,  (CARDS + 1, MOST_SPOTS)), # GA-COMP-07  what lies there
    ("tiles",      STACK, PUBLIC),                           # GA-SETUP-06
    ("orders",     STACK, PUBLIC),                           # GA-SETUP-17
)
# fmt: on
