"""What the planner answers, declared as views are."""

from glueck.engine.kinds import listed, named, number, numbers, struct, word
from glueck.engine.view import declare
from glueck.games.glueckauf.box import CARDS, COAL, DELIVERY, MINING, MOST_SPOTS, SPACE
from glueck.games.glueckauf.planner.room import MOST_ACTIONS

OUTCOME = ("planned", "more_steps", "too_far", "impossible")
PLANNED, MORE_STEPS, TOO_FAR, IMPOSSIBLE_WISH = range(len(OUTCOME))
MINING_SPACES = SPACE[MINING - 1 : DELIVERY - 1]
WISHES = (CARDS + 1) * MOST_SPOTS  # the number of a spot is its card's, times four, and its place

ANSWER = declare(
    __file__,
    ("outcome", word(OUTCOME)),
    ("steps", number()),  # that it takes; more than so many if that is too far to look
    ("at_hand", number()),  # steps; before a space is chosen, those of the largest that may be
    ("points", number()),  # that delivering the orders brings which it completes
    ("completed", numbers(1, CARDS)),
    # If it is impossible: wished spots of each colour that no cube of the colour is there for, and
    # how many more cubes it takes, of any colour.
    ("lacking", named(COAL, number())),
    ("cubes", number()),
    # Before a space is chosen: those that may be, what they cost, and what they are enough for.
    (
        "spaces",
        listed(
            struct(
                ("space", word(MINING_SPACES)),
                ("workers", number()),
                ("steps", number()),  # that the plan takes there; 0: they are not enough
                ("points", number()),
            ),
            len(MINING_SPACES),
        ),
    ),
    ("actions", listed(number("u2"), MOST_ACTIONS)),
)
