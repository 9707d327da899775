"""Every game conforms, toys included; and each check of the suite can fail."""

import functools
import itertools
from pathlib import Path

import numpy as np
import pytest

import glueck
from effort import EFFORT
from glueck import testing
from glueck.engine.actions import ActionSpace
from glueck.engine.compile import CHECKS_BOUNDS, jit
from glueck.engine.game import Option
from glueck.engine.kinds import listed, number
from glueck.engine.planner import Planner
from glueck.engine.reasons import add_reason, declare_reasons
from glueck.engine.view import declare
from glueck.search.precompile import precompile_bots
from glueck.testing import CHECKS, conforms
from toys import broken, kuhn, nim

REAL = [pytest.param(glueck.load(id), marks=pytest.mark.many_positions) for id in glueck.games()]
GAMES = (nim.GAME, kuhn.GAME, *REAL)
GAMES_OF = {"nim": 10, "kuhn": 30}
GAMES_OF_OTHERS = 5  # but at least one for each number of seats


def name(thing):
    return getattr(thing, "id", None) or getattr(thing, "__name__", None)


@functools.cache
def played(game):
    if game.id in glueck.games() and not CHECKS_BOUNDS:
        precompile_bots(game)  # judged by Python it takes ten times as long
    count = max(GAMES_OF.get(game.id, GAMES_OF_OTHERS) * EFFORT, testing.fewest_games(game))
    return [testing.play(game, game.seats[i % len(game.seats)], seed=i) for i in range(count)]


# They judge, and judgement that is not compiled beforehand (see `played`) runs as Python, which
# checks bounds: the tests of each game's judgement do so, too.
JUDGING = (testing.check_judgement, testing.check_reasons, testing.check_plans)
TRIED = [
    pytest.param(check, marks=pytest.mark.unchecked) if check in JUDGING else check
    for check in CHECKS
]


@pytest.mark.parametrize("check", TRIED, ids=name)
@pytest.mark.parametrize("game", GAMES, ids=name)
def test_every_game_keeps(game, check):
    for one in played(game):
        check(one)


# -- what third parties rely on ------------------------------------------------------------


def test_conforms_makes_every_check_with_every_number_of_seats(monkeypatch):
    made = set()
    recorders = [lambda played, c=c: made.add((c, played[0].seats)) for c in range(2)]
    monkeypatch.setattr(testing, "CHECKS", recorders)
    conforms(glueck.load("glueckauf"), games=1)
    assert made == set(itertools.product(range(2), (2, 3, 4)))


def test_every_check_is_public_listed_and_says_what_to_mend():
    named = {getattr(testing, name) for name in dir(testing) if name.startswith("check_")}
    parts = {testing.check_taking_back, testing.check_nothing_shown}  # of check_undo
    parts |= {testing.check_public_bytes}  # of check_views
    assert named - parts == set(CHECKS)
    assert all(check.__doc__ for check in named)


def test_the_suite_needs_no_test_framework():
    folder = Path(testing.__file__).parent
    source = "".join(path.read_text() for path in folder.glob("*.py"))
    assert not [word for word in ("pytest", "unittest", "hypothesis") if word in source]


@pytest.mark.slow
def test_afterwards_there_are_the_same_games_in_the_same_order():
    before = glueck.games()
    for game in (glueck.load(before[0]), nim.GAME):
        testing.check_copies(testing.play(game, 2, seed=1))
        assert glueck.games() == before


def test_a_failure_names_game_seats_seed_and_action():
    game = broken.broken(broken.NIM, "legal after the end")
    with pytest.raises(
        AssertionError, match=r"^broken-nim, 2 seats, seed 7, after action \d+: over"
    ):
        conforms(game, games=1, seed=7)


def test_an_error_in_a_rule_is_told_with_its_place():
    def hear(states, text):
        raise ZeroDivisionError

    game = broken.broken(broken.NIM, hear=hear)
    with pytest.raises(AssertionError, match=r"broken-nim.*action 0: ZeroDivisionError"):
        conforms(game, games=1, checks=[testing.check_words])


# -- each check can fail -------------------------------------------------------------------


def two_spaces():
    return ActionSpace(take=["take  a", "take  b", "take  c"], end=["end"])


def deaf(states, text):
    return 0


def own_cover():
    return ActionSpace(take=["take a", "take b", "take c"], end=["end"], secret={"end": "end"})


def as_tuple(value, seats):
    return [("none",).index(*value)]


def any_number(value, seats):
    return [0]


def promises(**said):
    """An option of Nim without a bug that says of itself what is not true."""
    return {"options": (Option("bug", "none", broken.bug_option("none")[0].encode, "", **said),)}


def unlimited():
    return {"options": (Option("bug", 0, any_number, "", least=0, most=1),)}


def no_points():
    return declare(nim.__file__, ("points", number()))


def checks_and_bets_look_alike():
    secret = {"check": "move", "bet": "move"}
    return ActionSpace(check=["check"], bet=["bet"], call=["call"], fold=["fold"], secret=secret)


HEAPS_LEFT = declare_reasons(__file__, {"left": ("heaps",)}, ("heaps", number()))


@jit
def weigh_by_dice(s, before, after, entries, actions, certain, count, seat, r):
    add_reason(r, 0).heaps = np.random.randint(100)


@jit
def weigh_and_change(s, before, after, entries, actions, certain, count, seat, r):
    before.turn = 1 - before.turn


WAY = declare(__file__, ("steps", number()), ("actions", listed(number(), 1)))
TO_TAKE = Planner(1, WAY, np.dtype("u1"))


@jit
def plan_by_dice(s, wish, answer, room):
    answer.steps = np.random.randint(100)
    return 0


@jit
def plan_beyond_the_rules(s, wish, answer, room):
    answer.actions.count = 1
    answer.actions.items[0] = broken.END if s.taking == 0 else broken.A
    return 0


@jit
def plan_for_no_reason(s, wish, answer, room):
    return broken.UNWRITTEN


NIM_BUGS = {
    "legal dry": ("legal", "over is False, but legal are"),
    "legal after the end": ("legal", "over is True, but legal are"),
    "legal descending": ("legal", "not ascending"),
    "legal twice": ("legal", "lists one twice"),
    "lenient": ("why_not", "disagree on .*end"),
    "unknown clause": ("why_not", "no clause .*NM-TURN-99"),
    "meddling refusal": ("illegal_actions", "left a trace"),
    "endless": ("end", "does not end"),
    "dice at setup": ("seeds", "another position"),
    "dice in play": ("seeds", "another position"),
    "undo the other's turn": ("undo", "what others did"),
    "undo two at once": ("undo", "can be 1 at most"),
    "meddling score": ("questions", "changed the position|two answers"),
    "nobody leads": ("results", r"places \[2, 2\] should be \[1, 1\]"),
    "lax": ("bytes", "seat = -1 is accepted"),
    "strict": ("bytes", "NM-TURN-02"),
    "show no turn": ("views", '"turn" is not 0'),
    "show by dice": ("questions", "two answers"),
    "show too much": ("views", "of what is PUBLIC otherwise"),
    "tell nothing": ("points", "not explained"),
    "consider nothing": ("judgement", "finds nothing to do"),
    "consider anything": ("judgement", "not legal"),
    "choose another": ("judgement", "takes what is not there"),
    "meddling thought": ("judgement", "changes the position"),
}
KUHN_BUGS = {
    "redeal nothing": ("redeals", "never deals it again"),
    "redeal by dice": ("redeals", "one seed deals two positions"),
    "redeal one card twice": ("secrecy", "KP-DEAL-01"),
    "redeal the own card": ("secrecy", "the view .*changed"),
    "peek": ("secrecy", "the view and the observation and the notation changed"),
    "legal tells": ("secrecy", "legal and why_not changed"),
    "why_not tells": ("secrecy", ", why_not changed"),
    "consider peeks": ("judgement", "cannot see"),
    "tell the card": ("log", "what the view does not"),
    "undo the showdown": ("undo", "showed to .* can be undone"),
}
NIM_PARTS = [
    ("words", "no way to say 'take  a'", lambda: {"actions": two_spaces()}),
    ("words", "'take b' is read as another", lambda: {"hear": deaf}),
    ("words", "'end' is its own cover", lambda: {"actions": own_cover()}),
    ("legal", "most_legal = 1|IndexError", lambda: {"most_legal": 1}),
    (
        "saves",
        "a saved game differs",
        lambda: {"options": (Option("bug", ("none",), as_tuple, ""),)},
    ),
    ("entries", "no list of points", lambda: {"entry": no_points()}),
    ("options", "says it takes 'lax', but refuses it", lambda: promises(values=("none", "lax"))),
    ("options", "says it takes 3, but refuses it", lambda: promises(most=3)),
    ("options", "takes -1, which it does not say", unlimited),
    ("options", "JSON changes the words", lambda: {"words": {"heaps": {1: "a"}}}),
    (
        "chosen_options",
        "with {'bug': 'legal dry'} nothing is legal",
        lambda: {"options": broken.bug_option("none", "legal dry")},
    ),
]
NIM_PARTS += [
    ("reasons", message, lambda weigh=weigh: {"reasons": HEAPS_LEFT, "weigh": weigh})
    for message, weigh in {
        "two answers": weigh_by_dice,
        "changes what it is shown": weigh_and_change,
    }.items()
]
NIM_PARTS += [
    ("plans", message, lambda plan=plan: {"planner": TO_TAKE, "plan": plan})
    for message, plan in {
        "two answers": plan_by_dice,
        "not legal": plan_beyond_the_rules,
        "no clause NM-TURN-99": plan_for_no_reason,
    }.items()
]
KUHN_PARTS = [
    ("secret_verbs", "sees whether", lambda: {"actions": checks_and_bets_look_alike()}),
]


def assert_caught(game, check, message):
    with pytest.raises(AssertionError, match=message):
        conforms(game, 20, checks=[getattr(testing, f"check_{check}")])


@pytest.mark.parametrize("bug", NIM_BUGS)
def test_a_bug_in_nim_is_caught(bug):
    assert_caught(broken.broken(broken.NIM, bug), *NIM_BUGS[bug])


@pytest.mark.parametrize("bug", KUHN_BUGS)
def test_a_bug_in_kuhn_poker_is_caught(bug):
    assert_caught(broken.broken(broken.KUHN, bug), *KUHN_BUGS[bug])


@pytest.mark.parametrize(("check", "message", "parts"), NIM_PARTS)
def test_a_wrong_part_of_nim_is_caught(check, message, parts):
    assert_caught(broken.broken(broken.NIM, **parts()), check, message)


@pytest.mark.parametrize(("check", "message", "parts"), KUHN_PARTS)
def test_a_wrong_part_of_kuhn_poker_is_caught(check, message, parts):
    assert_caught(broken.broken(broken.KUHN, **parts()), check, message)


@pytest.mark.slow
def test_the_broken_games_without_a_bug_conform():
    """So whatever was caught above was caught for its bug."""
    conforms(broken.broken(broken.NIM), 5)
    conforms(broken.broken(broken.KUHN), 5)
