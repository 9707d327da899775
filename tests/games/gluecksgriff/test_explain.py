"""Where points come from, and what the log tells when a round ends."""

import json
from random import Random
from typing import Any

import pytest

from games.gluecksgriff.table import GAME, table
from glueck.engine.state import State

# -- arranging -----------------------------------------------------------------------------

VALUE = {**{str(n): n for n in range(15)}, "J": 15, "H": 15, "M": 20}
HOUSE = [
    {"title": "Feather", "value": 0, "power": "plain"},
    {"title": "Half a joker", "value": 7, "power": "joker"},
    {"title": "Egg timer", "value": 20, "power": "hourglass"},
    {"title": "Wand", "value": 3, "power": "magic_hand"},
]
HOUSE_VALUE = {"X0": 0, "X1": 7, "X2": 20, "X3": 3}
EAGER = (
    ("glücksgriff", 0.5), ("knock", 0.6), ("lay", 0.8), ("street", 0.5), ("hourglass", 0.5),
    ("deflect", 0.5), ("magic", 0.5), ("set", 0.4), ("take", 0.3),
)  # fmt: skip


def choose(random: Random, legal: list[str]) -> str:
    for verb, chance in EAGER:
        wanted = [words for words in legal if words.startswith(verb)]
        if wanted and random.random() < chance:
            return random.choice(wanted)
    return random.choice(legal)


PLAYED: dict[str, State] = {}


def whole_game(seats: int, seed: int, **options: Any) -> State:
    name = f"{seats} {seed} {options}"
    if name not in PLAYED:
        state, random = GAME.new(seats=seats, seed=seed, **options), Random(seed)
        while not state.over:
            state.play(choose(random, state.legal()))
        PLAYED[name] = state
    return PLAYED[name]


def reasons(state: State, seat: int) -> list[tuple[str, int]]:
    return [(p["why"], p["points"]) for p in state.points() if p["seat"] == seat]


# -- whole games ---------------------------------------------------------------------------


@pytest.mark.many_positions
@pytest.mark.parametrize(
    ("seats", "seed", "options"),
    [
        (2, 1, {}),
        (3, 2, {"wrong_call": "flat_30"}),
        (4, 3, {"house_cards": HOUSE}),
        (5, 4, {"house_cards": HOUSE, "wrong_call": "flat_30"}),
        (2, 5, {"wrong_call": "flat_30", "point_limit": 200}),
        (3, 6, {"point_limit": 150}),
    ],
)
def test_all_points_add_up_to_the_totals_round_by_round(seats, seed, options):
    """GG-SCORE-01, GG-SCORE-02, GG-SCORE-03, GG-SCORE-04, GG-SCORE-07, GG-SCORE-08"""
    state = whole_game(seats, seed, **options)
    values = VALUE | HOUSE_VALUE
    punishment = 30
    running, rounds, caller = [0] * seats, 0, None
    for entry in state.log():
        if entry["action"] == "glücksgriff":
            assert caller is None
            caller = entry["seat"]
        if "round_over" not in entry:
            assert entry["points"] == []
            continue
        rounds += 1
        assert entry["round_over"] == rounds
        hands = [sum(values[c] for c in hand) for hand in entry["hands"]]
        for seat in range(seats):
            others = [points for other, points in enumerate(hands) if other != seat]
            gained = hands[seat]
            if seat == caller:
                wrong = min(others) <= hands[seat]
                own = 0 if options.get("wrong_call") == "flat_30" else hands[seat]
                gained = own + punishment if wrong else 0
            reached = running[seat] + gained
            halved = gained > 0 and reached % 50 == 0
            running[seat] = reached // 2 if halved else reached
            mine = [p for p in entry["points"] if p["seat"] == seat]
            assert sum(p["points"] for p in mine if p["why"] != "halved") == gained
            assert [p["points"] for p in mine if p["why"] == "halved"] == (
                [reached // 2 - reached] if halved else []
            )
        assert entry["totals"] == running
        caller = None
    assert rounds == state.array[0].rounds
    assert state.scores == running
    for seat in range(seats):
        assert sum(p["points"] for p in state.points() if p["seat"] == seat) == running[seat]


@pytest.mark.many_positions
def test_the_games_above_have_halvings_and_wrong_calls():
    """GG-SCORE-03, GG-SCORE-08"""
    found = set()
    for seats, seed, options in (
        (2, 1, {}), (3, 2, {"wrong_call": "flat_30"}), (3, 6, {"point_limit": 150}),
        (2, 5, {"wrong_call": "flat_30", "point_limit": 200}),
    ):  # fmt: skip
        found |= {p["why"] for p in whole_game(seats, seed, **options).points()}
    assert found == {"hand", "call", "wrong-call", "halved"}


# -- single rounds -------------------------------------------------------------------------


def test_a_hand_is_explained_by_its_points():
    """GG-SCORE-01, GG-SCORE-04, GG-SCORE-05"""
    t = table(["7", "9 J", "M"], pile="single 7")
    t.play("knock 7")
    assert t.state.points() == [
        {"number": 0, "seat": 0, "points": 0, "why": "hand", "hand": 0},
        {"number": 0, "seat": 1, "points": 24, "why": "hand", "hand": 24},
        {"number": 0, "seat": 2, "points": 20, "why": "hand", "hand": 20},
    ]


def test_a_right_call_is_explained():
    """GG-SCORE-02"""
    t = table(["4", "5"])
    t.play("glücksgriff", "pass")
    assert t.state.points() == [
        {"number": 1, "seat": 0, "points": 0, "why": "call", "hand": 4},
        {"number": 1, "seat": 1, "points": 5, "why": "hand", "hand": 5},
    ]


def test_a_wrong_call_and_its_halving_are_explained():
    """GG-SCORE-03, GG-SCORE-08, GG-TV-106"""
    t = table(["5", "5"], totals=[15, 0])
    t.play("glücksgriff", "pass")
    assert t.state.points() == [
        {"number": 1, "seat": 0, "points": 5, "why": "hand", "hand": 5},
        {"number": 1, "seat": 0, "points": 30, "why": "wrong-call", "lowest": 5},
        {"number": 1, "seat": 0, "points": -25, "why": "halved", "reached": 50},
        {"number": 1, "seat": 1, "points": 5, "why": "hand", "hand": 5},
    ]


def test_a_wrong_call_at_a_flat_price_is_explained():
    """GG-SCORE-03, GG-TV-108"""
    t = table(["4", "4"], wrong_call="flat_30")
    t.play("glücksgriff", "pass")
    assert reasons(t.state, 0) == [("hand", 0), ("wrong-call", 30)]
    assert reasons(t.state, 1) == [("hand", 4)]


def test_the_last_round_of_a_game_is_explained_as_well():
    """GG-SCORE-13"""
    t = table(["7", "10"], pile="single 7", totals=[1, 95])
    t.play("knock 7")
    assert t.state.over
    assert reasons(t.state, 1) == [("hand", 10)]
    (entry,) = t.state.log()
    assert entry["totals"] == [1, 105]
    assert entry["hands"] == [[], ["10"]]
    assert "upcard" not in entry
    assert "dealer" not in entry


def test_an_action_that_ends_no_round_brings_no_points():
    """GG-SCORE-01"""
    t = table(["7 8", "10"], pile="single 7")
    t.play("knock 7")
    assert t.state.points() == []
    assert t.state.log()[0]["points"] == []
    assert "round_over" not in t.state.log()[0]


def test_what_is_projected_are_the_public_totals_only():
    """GG-SCORE-07, rule 1 of «Who may see what»"""
    t = table(["7 8", "10"], totals=[12, 34], point_limit=150)
    assert t.state.projected() == {"now": [12, 34], "limit": 150}


# -- the log -------------------------------------------------------------------------------


def test_the_log_shows_all_hands_when_a_round_ends_and_never_the_draw_pile():
    """GG-SCORE-01, rule 6 of «Who may see what»"""
    t = table(["7", "9 J", "M 0 0"], pile="single 7", totals=[3, 4, 5])
    t.play("knock 7")
    for viewer in (None, 0, 1, 2):
        (entry,) = t.state.log(viewer)
        assert set(entry) == {
            "number", "seat", "action", "round_over", "hands", "totals", "dealer", "upcard",
            "points",
        }  # fmt: skip
        assert entry["hands"] == [[], ["9", "J"], ["0", "0", "M"]]
        assert entry["totals"] == [3, 28, 25]
        assert entry["round_over"] == 1
        assert entry["dealer"] == 0
        assert [entry["upcard"]] == [t.plays()[0].split()[1]]


@pytest.mark.many_positions
def test_every_log_is_plain_and_names_nothing_that_is_secret():
    """rule 1 of «Who may see what», rule 6 of «Who may see what»"""
    state = whole_game(4, 3, house_cards=HOUSE)
    allowed = {
        "number", "seat", "action", "points", "round_over", "hands", "totals", "dealer", "upcard",
        "reshuffled", "taken", "laid",
    }  # fmt: skip
    for viewer in (None, 2):
        log = state.log(viewer)
        assert json.loads(json.dumps(log)) == log
        assert len(log) == len(state.actions)
        for number, entry in enumerate(log):
            assert set(entry) <= allowed
            assert entry["number"] == number
            if entry["action"].startswith("draw"):
                assert entry["action"] == "draw"
        assert state.log(viewer, since=len(log) - 5) == log[-5:]


def test_the_log_tells_how_many_cards_were_reshuffled():
    """GG-DRAW-10"""
    t = table(["9 1", "3"], pile=["single 2", "single 5 @1"], stock_only=True)
    t.play("discard 9", "draw")
    assert t.state.log(1)[-1] == {
        "number": 1, "seat": 0, "action": "draw", "reshuffled": 66, "points": [],
    }  # fmt: skip
