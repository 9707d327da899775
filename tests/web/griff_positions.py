"""Full moments of Glücksgriff, found by playing: whoever sits at seat 0 is to act."""

import random
from collections.abc import Callable
from functools import cache

import glueck
from glueck.engine.state import State

Want = Callable[[State, list[str]], bool]
PATIENT = ("set", "glücksgriff")  # who lays no sets and does not call has longer streets and rounds


def found(want: Want, seats: int, shun: tuple[str, ...] = PATIENT, **options: int) -> State:
    """The first position that is wanted."""
    game = glueck.load("gluecksgriff")
    for seed in range(3000):
        state, chance = game.new(seats=seats, seed=seed, **options), random.Random(seed)
        for _ in range(250):
            legal = state.legal()
            if not legal:
                break
            if state.seat == 0 and want(state, legal):
                return state
            if "glücksgriff" in legal and "glücksgriff" not in shun:
                state.play("glücksgriff")
            else:
                liked = [one for one in legal if not one.startswith(shun)]
                state.play(chance.choice(liked or legal))
    raise AssertionError("there is no such position")


def phase(state: State) -> str:
    return str(state.view(0)["phase"])


def hand(state: State) -> list[str]:
    return list(state.view(0)["players"][0]["hand"])


@cache
def long_street(seats: int = 5) -> State:
    """Either end of a long street may be taken, and the discard lies beside it."""
    return found(
        lambda state, legal: {"take low", "take high"} <= set(legal)
        and len(state.view(0)["offer"]["cards"]) >= 6,
        seats,
    )  # fmt: skip


@cache
def magic_hand() -> State:
    """Four cards are laid out, and the pile offers one as well."""
    return found(
        lambda state, legal: phase(state) == "magic-choose" and any(
            one in legal for one in ("take top", "take low")
        ), 5,
    )  # fmt: skip


@cache
def hourglass() -> State:
    """A full hand, with an hourglass for any of four others."""
    return found(
        lambda state, legal: sum(one.startswith("hourglass") for one in legal) == 4
        and len(hand(state)) == 7, 5,
    )  # fmt: skip


@cache
def plain_turn() -> State:
    """A full hand whose first card makes a discard and nothing else, and a card to take."""

    def wanted(state: State, legal: list[str]) -> bool:
        cards, top = hand(state), state.view(0)["pile"]["top"]
        return (
            phase(state) == "main" and len(cards) == 7 and "skip" not in legal
            and cards[0].isdigit() and f"knock {cards[0]}" not in legal
            and top is not None and top["kind"] == "single"
            and top["cards"][0]["card"].isdigit() and top["cards"][0]["owner"] not in (0, None)
        )  # fmt: skip

    return found(wanted, 3)


@cache
def after_draw(fits: bool) -> State:
    """A card was drawn from the pile onto a discard that is open to a knock."""
    return found(
        lambda state, legal: phase(state) == "after-draw" and ("lay" in legal) == fits
        and state.log(0)[-1]["action"] == "draw", 3,
    )  # fmt: skip


@cache
def may_call(**options: int) -> State:
    return found(lambda state, legal: "glücksgriff" in legal, 3, **options)


@cache
def last_move(seats: int = 5) -> State:
    """Somebody else has called; this is the last of the last moves, and the round ends with it."""
    return found(
        lambda state, legal: "pass" in legal and state.view(0)["last_moves"] == 1, seats, ("set",)
    )
