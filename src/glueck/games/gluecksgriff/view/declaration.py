"""The declared views, log entries and points: names, types, who may see them."""

from glueck.engine.kinds import (
    VIEWER,
    Struct,
    bag,
    bag_or_none,
    constant,
    flag,
    listed,
    number,
    number_or_none,
    optional,
    struct,
    struct_or_none,
    union,
    word,
    word_or_none,
)
from glueck.engine.view import declare
from glueck.games.gluecksgriff.box import HOUSE_CARDS, KIND, MOST_CARDS, ROLE
from glueck.games.gluecksgriff.position import PHASE, PLAY, SEATS

WHY = ("hand", "call", "wrong-call", "halved")  # the reasons for points
FOR_HAND, FOR_CALL, FOR_WRONG_CALL, FOR_HALVING = range(len(WHY))
WRONG_CALL = ("hand_plus_30", "flat_30")
MOST_ENTRIES = 3 * SEATS  # of each seat at most the hand, a wrong call, and the halving

POINTS = union(
    "why",
    struct(("seat", number()), ("points", number("i2")), ("why", word(WHY))),
    {"hand": ["hand"], "call": ["hand"], "wrong-call": ["lowest"], "halved": ["reached"]},
    ("hand", number("i2")),  # what it counted
    ("lowest", number("i2")),  # what the best of the others had in hand
    ("reached", number("i2")),  # the total before it was halved
)


def play() -> Struct:
    """Cards laid together, bottom or lowest first."""
    card = struct(("card", word(KIND)), ("number", number_or_none()), ("owner", number_or_none()))
    return struct_or_none(("kind", word(PLAY)), ("cards", listed(card, MOST_CARDS)))


PLAYER = struct(
    ("total", number("i2")),
    ("cards", number()),
    ("known", bag(KIND)),  # what everybody has seen of the hand
    ("hourglass", word_or_none(KIND)),
    ("protected", flag),
    ("hand", bag_or_none(KIND), VIEWER),
    ("points", number_or_none("i2"), VIEWER),
)

VIEW = declare(
    __file__,
    ("game", constant("gluecksgriff")),
    ("seats", number()),
    ("limit", number("i2")),
    ("wrong_call", word(WRONG_CALL)),
    (
        "house_cards",
        listed(
            struct(("card", word(KIND)), ("value", number()), ("power", word(ROLE))), HOUSE_CARDS
        ),
    ),
    ("viewer", number_or_none(), VIEWER),
    ("drawn", word_or_none(KIND), VIEWER),
    ("phase", word(PHASE)),
    ("turn", number_or_none()),
    ("over", flag),
    ("round", number("i2")),
    ("dealer", number()),
    ("caller", number_or_none()),
    ("last_moves", number()),
    ("stalemate", struct(("turns", number()), ("at", number()))),
    ("draw_pile", number()),
    ("pile", struct(("count", number()), ("top", play()))),
    ("offer", play()),
    (
        "magic",
        struct_or_none(
            ("seat", number()), ("card", word(KIND)), ("laid", listed(word_or_none(KIND), SEATS))
        ),
    ),
    ("players", listed(PLAYER, SEATS)),
    # Hands are secret: scores can be projected only from the totals.
    ("projected", struct(("now", listed(number("i2"), SEATS)), ("limit", number("i2")))),
)

ENTRY = declare(
    __file__,
    optional("round_over", number("i2")),
    optional("hands", listed(bag(KIND), SEATS)),
    optional("totals", listed(number("i2"), SEATS)),
    optional("dealer", number()),
    optional("upcard", word(KIND)),
    optional("reshuffled", number()),
    optional("taken", word(KIND)),  # from the pile, or from the cards laid for a magic hand
    optional("laid", word(KIND)),  # the card just drawn
    ("points", listed(POINTS, MOST_ENTRIES)),
)
