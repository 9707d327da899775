"""Glücksgriff: how golden games are played, and the cases they must cover between them."""

from collections.abc import Callable, Iterator

from glueck.engine.state import State

PLAY_STYLES: dict[str, dict[str, float]] = {
    "anybody": {},
    "caller": {"glücksgriff": 100, "set": 8, "street": 12, "knock": 30, "lay": 50},
    "shedder": {"knock": 40, "street": 20, "set": 12, "lay": 60, "pass": 0.1},
    "swapper": {"take": 60, "discard": 8, "knock": 0.1, "glücksgriff": 0.01},
    "nuisance": {"hourglass": 60, "deflect": 10, "magic": 40, "take from": 4, "discard H": 0.05},
    "keeper": {"street": 0.05, "set": 0.05, "discard 1": 8, "glücksgriff": 5},
}
HOUSE = [
    {"title": "Leaf", "value": 0, "power": "plain"},
    {"title": "Wild", "value": 6, "power": "joker"},
    {"title": "Egg timer", "value": 9, "power": "hourglass"},
    {"title": "Grabber", "value": 20, "power": "magic_hand"},
]
OPTIONS: tuple[dict[str, object], ...] = (
    {},
    {},
    {"point_limit": 50},
    {"point_limit": 30},
    {"wrong_call": "flat_30"},
    {"house_cards": HOUSE},
)
# What no option says of itself.
MORE_VALUES: dict[str, list[object]] = {"point_limit": [30, 50], "house_cards": [HOUSE]}
# What there is to do in each position that the rulebook in the page offers.
TO_DO = {"knock": "knock 8 14", "call": "glücksgriff", "hourglass": "deflect", "magic": "magic"}
# What a newcomer is to do first in the guided game, and on which seat.
FIRST = (0, "knock 14-14")


ENDINGS = frozenset({"shared-victory"})


def endings(state: State) -> Iterator[str]:
    if len(state.winners) > 1:
        yield "shared-victory"
    if int(state.array[0].rounds) == 1:
        yield "one-round"


def counting(state: State) -> Iterator[str]:
    """Every way points come and go."""
    limit = state.options["point_limit"]
    for entry in state.points():
        why = str(entry["why"])
        yield {"hand": "counted", "call": "right-call"}.get(why, why)
        if entry["why"] == "halved":
            yield "halved-at-the-limit" if entry["reached"] == limit else "halved"
        if entry["why"] == "wrong-call":
            own = next(e["hand"] for e in state.points() if same_moment(e, entry))
            yield "wrong-call-tie" if own == entry["lowest"] else "wrong-call-beaten"


def same_moment(one: dict[str, object], other: dict[str, object]) -> bool:
    return all(one[key] == other[key] for key in ("number", "seat")) and "hand" in one


def plays(state: State) -> Iterator[str]:
    words = state.actions
    starts = {
        "skip": "skip", "deflect": "deflect", "pass": "pass", "hourglass": "hourglass",
        "magic": "magic", "take from": "took-a-laid-card", "take top": "take-top",
        "take low": "take-low", "take high": "take-high", "lay low": "lay-low",
        "lay high": "lay-high", "set": "set", "street": "street", "discard J": "lone-joker",
    }  # fmt: skip
    for start, case in starts.items():
        if any(text.startswith(start) for text in words):
            yield case
    if "lay" in words:
        yield "lay-on-a-set"
    knocks = [text.split()[1:] for text in words if text.startswith("knock")]
    if any(len(groups) == 2 for groups in knocks):
        yield "knock-at-both-ends"
    if any("J" in text for text in words if text.startswith("street")):
        yield "street-with-joker"
    if any("J" in group for groups in knocks for group in groups):
        yield "knock-with-joker"


def events(state: State) -> Iterator[str]:
    for entry in state.log():
        if "reshuffled" in entry:
            yield "reshuffle"
        if "round_over" in entry and [] in entry["hands"]:
            yield "knock-out"


def stalemate(state: State) -> Iterator[str]:
    """The guard against endless exchange has closed the discard pile."""
    now = state.game.new(state.seats, state.seed, **state.options)
    for words in state.actions:
        if int(now.array[0].idle) >= 4 * now.seats:
            yield "stalemate-guard"
            return
        now.play(words)


def house(state: State) -> Iterator[str]:
    """Which powers of house cards were used."""
    if not state.options["house_cards"]:
        return
    words = state.actions
    if "discard X0" in words:
        yield "house-plain"
    now = state.game.new(state.seats, state.seed, **state.options)
    for text in words:
        before = now.array[0].hand.sum(axis=0)
        now.play(text)
        after = now.array[0].hand.sum(axis=0)
        verb = text.split()[0]
        if before[20] > after[20] and verb in ("set", "street", "knock", "lay"):
            yield "house-joker"
        if before[21] > after[21] and verb in ("hourglass", "deflect"):
            yield "house-hourglass"
        if before[22] > after[22] and verb == "magic":
            yield "house-magic-hand"


CASES: tuple[Callable[[State], Iterator[str]], ...] = (
    endings, counting, plays, events, stalemate, house
)  # fmt: skip
ALWAYS = {
    "shared-victory", "counted", "right-call", "wrong-call", "wrong-call-tie",
    "wrong-call-beaten", "halved", "halved-at-the-limit", "skip", "deflect", "pass",
    "hourglass", "magic", "took-a-laid-card", "take-top", "take-low", "take-high", "lay-low",
    "lay-high", "lay-on-a-set", "set", "street", "street-with-joker", "lone-joker",
    "knock-at-both-ends", "knock-with-joker", "reshuffle", "knock-out", "house-plain",
    "house-joker", "house-hourglass", "house-magic-hand",
}  # fmt: skip
NEEDED = {
    # Two players share only if a wrong call carries both over the limit to the same total.
    2: ALWAYS - {"shared-victory"},
    **dict.fromkeys((3, 4, 5), ALWAYS),
}
GAMES_A_SEAT_COUNT = 40
