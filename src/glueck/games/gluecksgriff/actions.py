"""A player's actions. Knocks are numbered by their shape; their words name the cards, which depend
on the top of the pile (`action_words.py`)."""

from glueck.engine.actions import ActionSpace
from glueck.games.gluecksgriff.box import KIND, NUMBERS
from glueck.games.gluecksgriff.plays import (
    EXTENSION_LIST,
    MATCH_SHAPES,
    SET_SHAPES,
    STREET_LIST,
    laid,
)
from glueck.games.gluecksgriff.position import SEATS

ANY = "#"  # a number that the position tells


def row(numbers: list[str], bits: int) -> str:
    """Cards as players write them: 5-J-7."""
    return "-".join("J" if bits >> i & 1 else number for i, number in enumerate(numbers))


def set_words(number: str, shape: tuple[int, int, int]) -> str:
    return row([number] * (shape[0] + shape[1]), laid(*shape))


def street_words(low: int, length: int, bits: int) -> str:
    return row([str(low + i) for i in range(length)], bits)


ACTIONS = ActionSpace(
    skip=["skip"],  # GG-HOUR-03
    deflect=["deflect"],  # GG-HOUR-05
    call=["glücksgriff"],  # GG-CALL-01
    no_move=["pass"],  # GG-CALL-06
    discard=[f"discard {kind}" for kind in KIND],  # GG-DISC-01
    set=[f"set {set_words(str(v), shape)}" for v in range(NUMBERS) for shape in SET_SHAPES],
    street=[f"street {street_words(*street)}" for street in STREET_LIST],  # GG-DISC-04
    match=[f"knock {set_words(ANY, shape)}" for shape in MATCH_SHAPES],  # GG-KNOCK-02
    extend=[
        f"knock {row([ANY] * low, bits)}<{row([ANY] * high, more)}"
        for low, bits, high, more in EXTENSION_LIST
    ],  # GG-KNOCK-05
    hourglass=[f"hourglass {seat}" for seat in range(SEATS)],  # GG-HOUR-01
    magic=["magic"],  # GG-MAGIC-01
    draw=["draw"],  # GG-DRAW-01
    take=["take top", "take low", "take high"],  # GG-DRAW-04, GG-DRAW-05
    lay=["lay", "lay low", "lay high"],  # GG-KNOCK-15, GG-KNOCK-16
    end=["end"],
    offer=[f"offer {kind}" for kind in KIND],  # GG-MAGIC-01
    take_laid=[f"take from {seat}" for seat in range(SEATS)],  # GG-MAGIC-02
)
(
    SKIP, DEFLECT, CALL, PASS, DISCARD, SETS, STREETS, MATCH, EXTEND, HOURGLASS, MAGIC, DRAW,
    TAKE, LAY, END, OFFER, TAKE_LAID,
) = ACTIONS.first(
    "skip", "deflect", "call", "no_move", "discard", "set", "street", "match", "extend",
    "hourglass", "magic", "draw", "take", "lay", "end", "offer", "take_laid",
)  # fmt: skip
