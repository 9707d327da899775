"""The planner's answer, declared like a view."""

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
    ("steps", number()),  # needed; or more than so many, if the search stopped there
    ("at_hand", number()),  # steps; before a space is chosen, those of the largest possible one
    ("points", number()),  # for delivering the orders that it completes
    ("completed", numbers(1, CARDS)),
    # If it is impossible: wished spots of each colour without a cube of that colour, and how many
    # more cubes of any colour are needed.
    ("lacking", named(COAL, number())),
    ("cubes", number()),
    # Before a space is chosen: the possible ones, their cost, and what they are enough for.
    (
        "spaces",
        listed(
            struct(
                ("space", word(MINING_SPACES)),
                ("workers", number()),
                ("steps", number()),  # steps of the plan there; 0: the space is not enough
                ("points", number()),
            ),
            len(MINING_SPACES),
        ),
    ),
    ("actions", listed(number("u2"), MOST_ACTIONS)),
)
