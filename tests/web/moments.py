"""The fullest moments of Glück Auf: four players, many orders, five things drawn, a laden mine.

Found by playing: everybody prefers what fills a table, and of many games the fullest moment of each
kind is kept, as a save that a server can open.
"""

import random
from functools import cache
from typing import Any

from web_person import Person

import glueck

SEATS = 4


def wish(state: Any, chance: random.Random, wanted: tuple[str, ...]) -> str:
    legal = state.legal()
    for beginning in wanted:
        found = [one for one in legal if one.startswith(beginning)]
        if found:
            return chance.choice(found)
    useful = [one for one in legal if not one.startswith(("place delivery", "keep none", "stop"))]
    return chance.choice(useful or legal)


def wanted(state: Any, chance: random.Random) -> tuple[str, ...]:
    view = state.view(state.seat)
    if view["phase"] in ("mine", "pair"):
        return ("load", "put" if chance.random() < 0.3 else "ride", "store")
    if view["phase"] != "place":
        return ()
    orders = ("place order-draw", "place order")
    tiles = ("place factory-draw", "place factory", "place money")
    mining = ("place mining",)
    first = chance.choice(
        (orders, tiles, tiles, mining) if state.seat == 0 else (tiles, mining, orders)
    )
    return (*first, "place money")


def fullness(view: Any) -> int:
    if view["phase"] == "draft":
        return len(view["row"])
    me = view["players"][0]
    cage, storage = sum(me["cage"]["cubes"].values()), sum(me["storage"].values())
    lorries = sum(level["lorries"] for level in me["pit"].values())
    crowd = sum(space["workers"] > 0 for space in view["spaces"].values())
    return 6 * min(len(me["outstanding"]), 9) + 3 * cage + 2 * storage + lorries + crowd


@cache
def fullest(games: int = 6) -> dict[str, Any]:
    """Of each phase, the fullest moment at which seat 0 decides in it."""
    best: dict[str, tuple[int, Any]] = {}
    for seed in range(games):
        state, chance = glueck.load("glueckauf").new(seats=SEATS, seed=seed), random.Random(seed)
        while not state.over:
            if state.seat == 0:
                view = state.view(0)
                worth = fullness(view)
                if view["phase"] not in best or worth > best[view["phase"]][0]:
                    best[view["phase"]] = (worth, state.copy())
            state.play(wish(state, chance, wanted(state, chance)))
    return {phase: state for phase, (_, state) in best.items()}


def begun(is_drafted: bool) -> Any:
    """A game of three in which seat 0 is the first to take an order, or to place workers."""
    for seed in range(20):
        state = glueck.load("glueckauf").new(seats=3, seed=seed)
        while is_drafted and state.view(0)["phase"] == "draft":
            state.play(state.legal()[0])
        if state.seat == 0:
            return state
    raise AssertionError("it is never seat 0")


def last_shift() -> Any:
    """A game of two whose third shift begins."""
    state, chance = glueck.load("glueckauf").new(seats=2, seed=1), random.Random(1)
    while state.view(0)["shift"] < 3:
        state.play(chance.choice(state.legal()))
    return state


def to_the_first_order(page: Any) -> None:
    Person(page).open_position(begun(is_drafted=False), "me", "apprentice", "apprentice")
    page.locator(".choices .act.live").first.wait_for()


def to_the_first_placing(page: Any) -> None:
    Person(page).open_position(begun(is_drafted=True), "me", "apprentice", "apprentice")
    page.locator('.act.live[data-action="place mining-10"]').wait_for()


def into_the_mine(page: Any) -> None:
    """To a position in which the cage can go up and down, ten times."""
    to_the_first_placing(page)
    page.locator('.act.live[data-action="place mining-10"]').click()
    page.locator('.act.live[data-action="ride gray"]').wait_for()
