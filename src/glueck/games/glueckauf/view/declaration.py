"""The declared views, log entries and points: names, types, who may see them."""

from glueck.engine.kinds import (
    VIEWER,
    Kind,
    Struct,
    bag,
    constant,
    flag,
    id_or_none,
    listed,
    listed_or_none,
    named,
    number,
    number_or_none,
    numbers,
    numbers_or_none,
    optional,
    struct,
    struct_or_none,
    union,
    word,
    word_or_none,
)
from glueck.engine.view import declare
from glueck.games.glueckauf.box import (
    CARDS,
    COAL,
    DRAWN,
    ELEMENT,
    FACTORY_SPACES,
    LEVEL,
    MOST_SPOTS,
    ORDER_SPACES,
    SPACE,
    TILE,
    TILES,
)
from glueck.games.glueckauf.position import PHASE, SEATS
from glueck.games.glueckauf.rules.end import LINE

STACK_ENDS = ("top", "bottom")
WHY = ("delivery", "majority", *LINE)  # the reasons for points
DELIVERY, MAJORITY, FIRST_LINE = range(3)
MAJORITIES = len(ELEMENT) * SEATS
LINES = len(LINE) * SEATS

POINTS = union(
    "why",
    struct(("seat", number()), ("points", number("i2")), ("why", word(WHY))),
    {
        "delivery": ["card"],
        "majority": ["shift", "element", "counts"],
        **{line: ["amount"] for line in LINE},
    },
    ("card", number()),  # GA-DEL-05
    ("shift", number()),
    ("element", word(ELEMENT)),  # GA-SCORE-01 …
    ("counts", listed(number(), SEATS)),  # how much of it each seat has
    ("amount", number("i2")),  # what a line of the final evaluation counts
)

by_colour = named(COAL, number())

LEVEL_OF_A_PIT = struct(
    ("lorries", number()),
    ("empty", number()),
    ("cubes", by_colour),
    ("tiles", named(("light-1", "light-2", "dark-1", "dark-2"), number())),
)
ORDER = struct(
    ("card", number()),
    (
        "spots",
        listed(struct(("colour", word(COAL)), ("cubes", listed(word(COAL), 2))), MOST_SPOTS),
    ),
    ("complete", flag),
)
PLAYER = struct(
    ("points", number("i2")),
    ("money", number("i2")),
    ("workers", number()),
    ("canteen", number()),
    ("bank", number()),
    ("cage", struct(("level", word(LEVEL)), ("cubes", by_colour))),
    ("storage", by_colour),
    ("pit", named(COAL, LEVEL_OF_A_PIT)),
    ("outstanding", listed(ORDER, CARDS)),
    # GA-DEL-07, GA-DEL-09: the pile lies face down; its owner may look.
    ("delivered", struct(("count", number()), ("cards", numbers_or_none(1, CARDS), VIEWER))),
)


def stack(item: Kind, contents: Kind) -> Struct:
    """Its size, and what the viewer knows of it: depth 0 is the top."""
    known = struct(("depth", number()), ("item", item))
    block = struct(("depths", numbers(0, TILES)), ("contains", contents))
    return struct(
        ("count", number()), ("known", listed(known, TILES)), ("blocks", listed(block, TILES))
    )


# The scores if the shift ended now, and if the whole game did.
per_seat = listed(number("i2"), SEATS)
PROJECTED = struct(
    ("now", per_seat),
    ("shift", per_seat),
    ("final", per_seat),
    ("shift_entries", listed(POINTS, MAJORITIES)),
    ("final_entries", listed(POINTS, MAJORITIES + LINES)),
)

VIEW = declare(
    __file__,
    ("game", constant("glueckauf")),
    ("seats", number()),
    (
        "options",
        struct(("free_storage", flag), ("delivered_visibility", word(("owner", "all")))),
    ),
    ("viewer", number_or_none(), VIEWER),
    ("phase", word(PHASE)),
    ("turn", number_or_none()),
    ("over", flag),
    ("shift", number()),
    ("starter", number()),
    ("space", word_or_none(SPACE)),
    ("steps", number()),
    ("unfilled", number()),
    # The spot on which a pair is being laid, and its first cube.
    (
        "pair",
        struct_or_none(("card", number()), ("spot", number()), ("first", word_or_none(COAL))),
    ),
    ("supply", by_colour),
    ("factory", named(SPACE[:FACTORY_SPACES], word_or_none(TILE))),
    ("orders", named([f"order-{n + 1}" for n in range(ORDER_SPACES)], id_or_none())),
    ("row", numbers(1, CARDS)),
    # GA-TURN-05: whose workers are on a space, and its current cost.
    (
        "spaces",
        named(
            SPACE[:-1],
            struct(
                ("seat", number_or_none()),
                ("workers", number()),
                ("price", number()),
                ("locked", flag),
            ),
        ),
    ),
    (
        "stacks",
        struct(
            ("tiles", stack(word(TILE), bag(TILE)), VIEWER),
            ("orders", stack(number(), numbers(1, CARDS)), VIEWER),
        ),
    ),
    # A draw of five: everybody sees how many, only the seat that drew sees which.
    (
        "hand",
        struct_or_none(
            ("count", number()),
            ("returned", number()),
            ("to", word_or_none(STACK_ENDS)),
            ("tiles", listed_or_none(word(TILE), DRAWN), VIEWER),
            ("orders", listed_or_none(number(), DRAWN), VIEWER),
        ),
    ),
    ("players", listed(PLAYER, SEATS)),
    ("projected", PROJECTED),
)

ENTRY = declare(
    __file__,
    optional("drawn", number()),
    # What was on the space, face up, when its buyer went there.
    optional("taken_tile", word(TILE)),
    optional("taken_order", number()),
    # GA-TURN-04: whose workers were there, and how many.
    optional("ousted", struct(("seat", number()), ("workers", number()))),
    optional("revealed_tile", word(TILE)),
    optional("revealed_order", number()),
    optional("revealed_orders", listed(number(), ORDER_SPACES)),
    optional("shift_over", number()),
    optional("delivered", listed(numbers(1, CARDS), SEATS)),  # GA-SHIFT-02: all are shown
    optional("starter", number()),
    ("points", listed(POINTS, MAJORITIES + LINES)),
)
