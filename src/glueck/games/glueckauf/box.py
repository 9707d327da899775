"""What is in the box: orders, tiles, worker spaces, the shift clock. Data only.

Things are numbered from 1, so that 0 can mean «nothing».
"""

import numpy as np

COAL = ("yellow", "brown", "gray", "black")  # GA-COMP-04; also the levels, from the top
LEVEL = ("surface", *COAL)
SIDE = ("light", "dark")
VEHICLE = ("barrow", "carriage", "motorcar", "engine")
COALS, SIDES, VEHICLES = len(COAL), len(SIDE), len(VEHICLE)
CUBES_OF_A_COLOUR = 16  # GA-COMP-04
CAGE_HOLDS = 5  # GA-COMP-07

# -- order cards (GA-COMP-02): points, then the spots from left to right -------------------

PRINTED = {
    "barrow": "2Y 3B 3YY 4G 5K 5BB 7BBB 7GG 9KK 9GGG 10YBGK",
    "motorcar": "2Y 3YY 3B 4YYY 4G 5BB 5K 7GG 9KK 10YBGK 12KKK",
    "carriage": "2Y 3YY 3B 4YYY 4G 5K 5BB 7GG 9KK 10YBGK 12KKK",
    "engine": "2Y 3B 3YY 4G 5BB 5K 7BBB 7GG 9GGG 9KK 10YBGK",
}  # in the order of the card numbers

CARDS = 44
MOST_SPOTS = 4
VEHICLE_OF = np.zeros(CARDS + 1, np.int64)
VP_OF = np.zeros(CARDS + 1, np.int64)
SPOTS_OF = np.zeros(CARDS + 1, np.int64)  # how many
SPOT = np.full((CARDS + 1, MOST_SPOTS), -1)  # their colours; -1: no such spot
COLOUR_SPOTS = np.zeros((CARDS + 1, COALS), np.int64)  # how many of a colour

_prints = [(vehicle, card) for vehicle, cards in PRINTED.items() for card in cards.split()]
for _card, (_vehicle, _print) in enumerate(_prints, start=1):
    _spots = _print.lstrip("0123456789")
    VEHICLE_OF[_card] = VEHICLE.index(_vehicle)
    VP_OF[_card] = int(_print.removesuffix(_spots))
    SPOTS_OF[_card] = len(_spots)
    for _i, _letter in enumerate(_spots):
        SPOT[_card, _i] = "YBGK".index(_letter)
        COLOUR_SPOTS[_card, "YBGK".index(_letter)] += 1

# The cards of a vehicle have consecutive numbers.
FIRST_CARD = np.array([np.flatnonzero(VEHICLE_OF[1:] == v)[0] + 1 for v in range(VEHICLES)])
CARDS_A_VEHICLE = CARDS // VEHICLES

# Every card with every colour it asks for: the targets a cube can be put on.
TARGETS = tuple(
    (card, colour) for card in range(1, CARDS + 1) for colour in range(COALS)
    if COLOUR_SPOTS[card, colour]
)  # fmt: skip
TARGET_CARD = np.array([card for card, _ in TARGETS])
TARGET_COLOUR = np.array([colour for _, colour in TARGETS])
FIRST_TARGET = np.searchsorted(TARGET_CARD, np.arange(CARDS + 2))  # of a card; they follow it

# What lies on a spot: nothing, the cube asked for, the first half of a pair, or a pair.
FREE, OWN, HALF, PAIR = 0, 1, 2, 2 + COALS
PAIRS = tuple((a, b) for a in range(COALS) for b in range(a, COALS))
PAIR_OF = np.zeros((COALS, COALS), np.int64)  # the code of two colours, whichever came first
CUBES_ON = np.zeros((PAIR + len(PAIRS), COALS), np.int64)  # cubes of a code (OWN aside)
for _c in range(COALS):
    CUBES_ON[HALF + _c, _c] = 1
for _n, (_a, _b) in enumerate(PAIRS):
    PAIR_OF[_a, _b] = PAIR_OF[_b, _a] = PAIR + _n
    CUBES_ON[PAIR + _n, _a] += 1
    CUBES_ON[PAIR + _n, _b] += 1

# -- tunnel tiles (GA-COMP-03): 16 types, three of each ------------------------------------

TILE = tuple(f"{side}-{coal}-{size}" for side in reversed(SIDE) for coal in COAL for size in (1, 2))
TYPES, COPIES = len(TILE), 3
TILES = TYPES * COPIES
LORRY_PRICE = (1, 2, 3, 4)  # GA-FAC-02
_words = [("", "", "0"), *(word.split("-") for word in TILE)]
TILE_SIDE = np.array([SIDE.index(side) if side else 0 for side, _, _ in _words])
TILE_COAL = np.array([COAL.index(coal) if coal else 0 for _, coal, _ in _words])
TILE_SIZE = np.array([int(size) for _, _, size in _words])  # lorries
PRICE = TILE_SIZE * np.array(LORRY_PRICE)[TILE_COAL]  # GA-FAC-03
PRINTED_SIDE = (1, 0, 0, 1)  # of the lorry printed on each level: dark, light, light, dark

# -- worker spaces -------------------------------------------------------------------------

STEPS, MARKS = (4, 6, 8, 10), (3, 4, 5, 6)
SPACE = (
    *(f"factory-{n}" for n in range(1, 9)), "factory-draw",
    *(f"mining-{n}" for n in STEPS),
    *(f"delivery-{vehicle}" for vehicle in VEHICLE),
    *(f"money-{n}" for n in MARKS),
    *(f"order-{n}" for n in range(1, 5)), "order-draw",
    "bank",
)  # fmt: skip
SPACES = len(SPACE)
FACTORY, FACTORY_DRAW, MINING, DELIVERY, MONEY, ORDER, ORDER_DRAW, BANK = (
    SPACE.index(name) + 1
    for name in (
        "factory-1", "factory-draw", "mining-4", "delivery-barrow", "money-3", "order-1",
        "order-draw", "bank",
    )
)  # fmt: skip
FACTORY_SPACES, ORDER_SPACES = 8, 4
STEPS_OF, MARKS_OF = np.array(STEPS), np.array(MARKS)

LOCKED_BELOW_4 = ("factory-8", "mining-4", "money-3")  # GA-SETUP-02: marked "2+3"
LOCKED_BELOW_3 = ("factory-4", "mining-8", "money-5", "order-1")  # GA-SETUP-03: marked "2"
LOCKED = np.zeros((5, SPACES + 1), bool)  # by number of seats; GA-SETUP-01: none with four
for _name in LOCKED_BELOW_4:
    LOCKED[2:4, SPACE.index(_name) + 1] = True
for _name in LOCKED_BELOW_3:
    LOCKED[2, SPACE.index(_name) + 1] = True

# -- quantities by number of seats ---------------------------------------------------------

WORKERS = np.array([0, 0, 18, 15, 13])  # GA-SETUP-12
START_MARKS = np.array([0, 0, 10, 9, 8])  # GA-SETUP-15
DRAFT_ROW = np.array([0, 0, 7, 10, 13])  # GA-SETUP-18
DRAFTED_EACH = 3  # GA-SETUP-22
DRAWN = 5  # GA-FAC-14, GA-ORD-07

# -- the shift clock (GA-SCORE-01 … GA-SCORE-12) -------------------------------------------

SHIFTS = 3
ELEMENT = (
    *(f"{coal}-spots" for coal in COAL),
    *(f"{vehicle}-spots" for vehicle in VEHICLE),
    *(f"empty-{coal}-lorries" for coal in COAL),
)
ELEMENTS_A_SHIFT = 4  # GA-SHIFT-01: four more are scored after each shift
FIRST_VP = np.array([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13])
SECOND_VP = np.array([1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6])
