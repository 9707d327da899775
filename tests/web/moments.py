"""The fullest moments of Glück Auf: four players, many orders, five things drawn, a laden mine.

Found by playing: everybody prefers what fills a table, and of many games the fullest moment of each
kind is kept, as a save that a server can open.
"""

import random
from functools import cache
from typing import Any

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
