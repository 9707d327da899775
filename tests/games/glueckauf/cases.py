"""Glück Auf: how golden games are played, and the cases they must cover between them."""

from collections import Counter
from collections.abc import Callable, Iterator

import numpy as np

from glueck.engine.state import State

# How players of different styles choose: a weight for each beginning of an action's words.
PLAY_STYLES: dict[str, dict[str, float]] = {
    "anybody": {},
    "builder": {"place factory": 30, "place money": 20, "buy none": 0.05, "place mining": 0.2},
    "collector": {"place order": 40, "keep none": 0.05, "place factory": 0.2},
    "carrier": {
        "place delivery": 500, "put": 60, "fetch": 60, "load": 12, "ride surface": 3, "stop": 0.01,
        "place mining": 12, "place factory": 4, "place bank": 0.05, "pair": 4, "keep none": 0.1,
        "store": 4, "place money": 3,
    },
    "saver": {"place money": 20, "place bank": 10, "place factory": 0.1},
    "idler": {"place bank": 60},
    "looker": {"place factory-draw": 30, "place order-draw": 30, "return bottom": 2},
}  # fmt: skip
OPTIONS: tuple[dict[str, object], ...] = (
    {},
    {"free_storage": True},
    {"delivered_visibility": "all"},
    {"starting_player": 1},
)
# What no option says of itself.
MORE_VALUES: dict[str, list[object]] = {"starting_player": [0, 1, 2, 3]}
# What there is to do in each position that the rulebook in the page offers.
TO_DO = {"mine": "ride black", "deliver": "place delivery-barrow", "draw": "keep none"}
# What a newcomer is to do first in the guided game, and on which seat.
FIRST = (1, "take 11")


ENDINGS = frozenset({"shared-victory", "victory-by-marks", "all-negative"})


def endings(state: State) -> Iterator[str]:
    if len(state.winners) > 1:
        yield "shared-victory"
    scores = state.scores
    if scores.count(max(scores)) > 1 and len(state.winners) == 1:
        yield "victory-by-marks"
    if min(scores) < 0:
        yield "negative-score"
    if min(scores) < 0 < max(scores):
        yield "negative-and-positive-scores"
    if max(scores) < 0:
        yield "all-negative"


def actions(state: State) -> Iterator[str]:
    words = state.actions
    if any(text.startswith("fill ") for text in words):
        yield "coal-shortage"
    if "fill none" in words:
        yield "coal-shortage-lorry-left-empty"
    if any(text.startswith("fill ") and text != "fill none" for text in words):
        yield "coal-shortage-other-colour"
    for start, case in (("pair", "pair"), ("fetch", "fetch"), ("store", "store")):
        if any(text.startswith(start + " ") for text in words):
            yield case
    if "buy none" in words:
        yield "bought-none"
    if "keep none" in words:
        yield "kept-none"
    yield from (f"returned-{where}" for where in ("top", "bottom") if f"return {where}" in words)


def stacks(state: State) -> Iterator[str]:
    last = state.array[0]
    if last.tiles.count == 0:
        yield "tile-stack-empty"
    if last.orders.count == 0:
        yield "order-stack-empty"
    if any(entry.get("drawn", 5) < 5 for entry in state.log()):
        yield "drew-fewer-than-five"


def majorities(state: State) -> Iterator[str]:
    """Every way an element can be divided."""
    for entry in state.points():
        if entry["why"] == "majority":
            ranks = Counter(n for n in entry["counts"] if n)
            shares = [ranks[n] for n in sorted(ranks, reverse=True)]
            yield f"first-shared-by-{shares[0]}" if shares[0] > 1 else "sole-first"
            if shares[0] == 1 and len(shares) > 1 and state.seats > 2:
                yield f"second-shared-by-{shares[1]}" if shares[1] > 1 else "sole-second"
            if len(shares) == 1 and shares[0] == 1:
                yield "first-without-second"


def starters(state: State) -> Iterator[str]:
    """Every way the next starting player is found."""
    now = state.game.new(state.seats, state.seed, **state.options)
    for entry, words in zip(state.log(), state.actions, strict=True):
        if "starter" in entry:
            crew, owner = now.array[0].crew[1:10], now.array[0].crew_seat[1:10]
            workers = [int(crew[owner == seat + 1].sum()) for seat in range(state.seats)]
            before, best = int(now.array[0].starter), max(workers)
            if best == 0:
                yield "starter-nobody-in-the-factory"
            elif workers.count(best) == 1:
                yield "starter-remains" if workers[before] == best else "starter-changes"
            else:
                yield "starter-tied-with" if workers[before] == best else "starter-tied-without"
        now.play(words)


def leftovers(state: State) -> Iterator[str]:
    place, spot = state.array[0].place, state.array[0].spot
    for card in np.flatnonzero((place >= 3) & (place < 7)).tolist():
        spots = len(state.game.words["cards"][card - 1]["spots"])
        if spot[card, :spots].all():
            yield "complete-but-undelivered"
    for entry in state.points():
        if entry["why"] == "imbalance":
            yield "balanced" if entry["amount"] == 0 else "imbalance"


def chosen_options(state: State) -> Iterator[str]:
    defaults = {option.name: option.default for option in state.game.options}
    for name, value in state.options.items():
        if value != defaults[name]:
            yield f"option-{name}"


CASES: tuple[Callable[[State], Iterator[str]], ...] = (
    endings, actions, stacks, majorities, starters, leftovers, chosen_options
)  # fmt: skip

# What the files of a seat count must cover; the rest of the cases is welcome.
ALWAYS = {
    "shared-victory", "victory-by-marks", "negative-score", "negative-and-positive-scores",
    "all-negative", "coal-shortage", "coal-shortage-lorry-left-empty", "coal-shortage-other-colour",
    "pair", "fetch", "store", "bought-none", "kept-none", "returned-top", "returned-bottom",
    "tile-stack-empty", "order-stack-empty", "drew-fewer-than-five", "sole-first",
    "first-shared-by-2", "first-without-second", "starter-nobody-in-the-factory",
    "starter-remains", "starter-changes", "starter-tied-with", "complete-but-undelivered",
    "balanced", "imbalance", "option-free_storage", "option-delivered_visibility",
    "option-starting_player",
}  # fmt: skip
NEEDED = {
    # Two players cannot buy 42 tiles: money and workers end long before.
    2: ALWAYS - {"tile-stack-empty"},
    3: ALWAYS | {"first-shared-by-3", "sole-second", "second-shared-by-2", "starter-tied-without"},
    4: ALWAYS
    | {"first-shared-by-3", "first-shared-by-4", "sole-second", "second-shared-by-2"}
    | {"second-shared-by-3", "starter-tied-without"},
}
GAMES_A_SEAT_COUNT = 60
