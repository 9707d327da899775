"""The words of actions: what a player says, and what it means."""

import random

import pytest

import glueck
from games.gluecksgriff.table import GAME, Table, table

HOUSE = [
    {"title": "a", "value": 3, "power": "joker"},
    {"title": "b", "value": 0, "power": "hourglass"},
    {"title": "c", "value": 20, "power": "magic_hand"},
    {"title": "d", "value": 7, "power": "plain"},
]
PILES = [
    [], "single 7", "set 7-7", "set 7-J", "set J-7", "street 4-5-6", "street J-5-6", "street 4-5-J",
    "street 0-1-2", "street 12-13-14", "street J-6-J", "street 8-9", "special J", "special H-H",
    "special 5-M",
]  # fmt: skip


def means(t: Table, words: str) -> int:
    return GAME.parse(t.state.array, words)


def same(t: Table, *spellings: str) -> bool:
    """Whether all of them mean the same action, which is legal."""
    numbers = {means(t, words) for words in spellings}
    return len(numbers) == 1 and numbers <= set(t.state.moves().tolist())


def refused(t: Table, words: str) -> str:
    """How: "unknown", or the clause that forbids it."""
    before = t.state.to_bytes()
    try:
        t.state.play(words)
    except glueck.UnknownAction as error:
        return "unknown" if "is not an action" in str(error) else str(error)
    except glueck.IllegalAction as error:
        return error.clause
    finally:
        assert t.state.to_bytes() == before
    return "legal"


def come_back(t: Table) -> int:
    """Every legal action's words mean that action; how many there are."""
    moves = t.state.moves().tolist()
    words = t.state.legal()
    assert len(set(words)) == len(words) == len(moves)
    for number, text in zip(moves, words, strict=True):
        assert means(t, text) == number
        assert means(t, text.upper()) == number
        assert means(t, f"  {text.replace(' ', '   ')} ") == number
        assert GAME.text(t.state.array, number) == text
    return len(moves)


@pytest.mark.parametrize("seed", range(8))
def test_the_words_of_every_legal_action_mean_that_action(seed):
    """GG-TURN-01, GG-JOK-13"""
    choose = random.Random(seed)
    house = HOUSE if seed % 2 else []
    t = Table(GAME.new(seats=2 + seed % 4, seed=seed, house_cards=house, point_limit=10_000))
    for _ in range(50):
        come_back(t)
        moves = t.state.moves().tolist()
        knocks = [action for action in moves if GAME.actions.verb(action) in ("match", "extend")]
        t.state.play(choose.choice(knocks or moves))


@pytest.mark.parametrize("pile", PILES)
def test_the_words_of_knocks_name_the_cards(pile):
    """GG-KNOCK-02, GG-KNOCK-05, GG-JOK-13"""
    for hand in ("7 7 J J 3 8", "2 3 7 8 J J", "3 4 9 10 11 J", "J J 1 3 13 7"):
        t = table([hand, "14"], pile=pile)
        come_back(t)
        assert not any("#" in words or "<" in words for words in t.legal())


@pytest.mark.parametrize("pile", PILES)
def test_even_what_is_not_legal_has_words_that_mean_it_or_none(pile):
    """GG-KNOCK-02, GG-KNOCK-05"""
    t = table(["3", "14"], pile=pile)
    for action in range(0, len(GAME.actions), 23):
        words = GAME.text(t.state.array, action)
        try:
            assert means(t, words) == action
        except (glueck.UnknownAction, glueck.IllegalAction):
            assert GAME.actions.verb(action) in ("match", "extend")


def test_there_are_two_ways_to_write_the_call():
    """GG-CALL-01"""
    t = table(["1 2", "8"])
    assert same(t, "glücksgriff", "gluecksgriff", "Glücksgriff", "GLUECKSGRIFF", "GLÜCKSGRIFF")
    assert "glücksgriff" in t.legal()
    t.play("gluecksgriff")
    assert t.s.caller == 1
    assert t.state.actions == ["glücksgriff"]


def test_the_order_of_a_set_below_its_top_card_does_not_matter():
    """GG-DISC-11"""
    t = table(["7 7 7 J J", "8"])
    assert same(t, "set 7-J-7", "set J-7-7")
    assert same(t, "set 7-7-J-7", "set J-7-7-7", "set 7-J-7-7")
    assert same(t, "set J-7-7-J", "set 7-J-7-J")
    assert not same(t, "set J-7-7", "set 7-7-J")
    t.play("set 7-J-7")
    assert t.top == "set J-7-7"
    t = table(["7 7 J 2", "8"], pile="single 7")
    assert same(t, "knock 7-J-7", "knock J-7-7")
    assert not same(t, "knock 7-7-J", "knock J-7-7")


def test_below_and_above_are_two_words():
    """GG-KNOCK-05, GG-KNOCK-07"""
    t = table(["2 3 7 8 J J", "14"], pile="street 4-5-6")
    for words, top in {
        "knock 3 7": "street 3-4-5-6-7",
        "knock 2-3": "street 2-3-4-5-6",
        "knock 7-8": "street 4-5-6-7-8",
        "knock 2-3 7-8": "street 2-3-4-5-6-7-8",
        "knock 2-J": "street 2-J-4-5-6",
        "knock J-3": "street J-3-4-5-6",
        "knock J-8": "street 4-5-6-J-8",
        "knock 7-J": "street 4-5-6-7-J",
        "knock J 7": "street J-4-5-6-7",
        "knock 3 J": "street 3-4-5-6-J",
        "knock J J": "street J-4-5-6-J",
        "knock J-2-3": "street J-2-3-4-5-6",
        "knock J-2-J": "street J-2-J-4-5-6",
        "knock J-8-J": "street 4-5-6-J-8-J",
    }.items():
        twin = Table(t.state.copy())
        twin.play(words)
        assert twin.top == top
        assert twin.state.actions == [words]


@pytest.mark.parametrize(
    "words",
    [
        "", " ", "knock", "knock 7 8 9", "knock -", "knock 7-", "knock -7", "knock --", "knock x",
        "knock 7-x", "knock 7,7", "knock 15", "knock -1", "knock 07", "knock 7.0", "knock H",
        "knock M-M", "knock X0", "set", "set 15-15", "set H-H", "set x-x", "set 7-7-x", "set -",
        "set 7--7", "set 7 7", "street", "street 13-14-15", "street x-8-9", "discard",
        "discard 15", "discard J-J", "discard x", "take", "take middle",
        "hourglass", "hourglass 5", "hourglass -1", "offer", "offer 15", "lay middle", "skip 1",
        "take from 5", "take from", "glücks", "passs", "draw 2", "end turn", "🂡", "\x00", "knock ²",
        "set ²-²", "knock 7" + "-7" * 50,
    ],
)  # fmt: skip
def test_words_that_mean_nothing_are_refused_clearly(words):
    """GG-TURN-01"""
    piles = ("single 7", "street 4-5-6", "special J", [])
    for pile in piles if words.startswith("knock") else piles[:1]:
        t = table(["7 7 J J", "14"], pile=pile)
        how = refused(t, words)
        assert how != "legal"
        if not words.startswith("knock"):
            assert how == "unknown"


@pytest.mark.parametrize("words", ["set " + "9" * 5000, "set J-" + "9" * 5000])
def test_very_long_numbers_are_refused_as_clearly(words):
    """GG-TURN-01"""
    t = table(["7 7 J J", "14"], pile="street 4-5-6")
    assert refused(t, words) == "unknown"


def test_very_long_numbers_in_a_knock_are_refused_as_clearly():
    """GG-TURN-01"""
    for pile in ("single 7", "street 4-5-6", "special J", []):
        t = table(["7 7 J J", "14"], pile=pile)
        for words in ("knock " + "9" * 5000, "knock 3 " + "9" * 5000):
            assert refused(t, words) == "unknown"


@pytest.mark.parametrize("pile", PILES)
def test_knocks_that_do_not_fit_the_pile_are_refused_without_a_crash(pile):
    """GG-KNOCK-02, GG-KNOCK-05, GG-KNOCK-14"""
    t = table(["1 1 11", "14"], pile=pile)
    for words in (
        "knock 1", "knock 1-1", "knock J-1", "knock 1-J", "knock J", "knock J-J", "knock J-J-J",
        "knock 1 14", "knock 14-1", "knock 13-14-0", "knock 0-1", "knock J J J", "knock 10 10",
        "knock #", "knock #<#", "knock J<J", "knock J-1-J", "knock 11 J-J", "knock J-J 11",
    ):  # fmt: skip
        assert refused(t, words) in (
            "unknown", "GG-KNOCK-02", "GG-KNOCK-05", "GG-KNOCK-06", "GG-KNOCK-10", "GG-KNOCK-11",
            "GG-KNOCK-14", "GG-JOK-04", "GG-JOK-09", "GG-JOK-10",
        )  # fmt: skip


@pytest.mark.parametrize(
    ("pile", "words", "clause"),
    [
        ("single 7", "knock 5", "GG-KNOCK-02"),
        ("single 7", "knock 5-5", "GG-KNOCK-02"),
        ("single 7", "knock 7-5", "GG-KNOCK-02"),
        ("single 7", "knock 7-7-7-7", "GG-KNOCK-02"),
        ("single 7", "knock J-J", "GG-JOK-04"),
        ("single 7", "knock 6 8", "GG-KNOCK-05"),
        ("set 7-J", "knock 7", "GG-JOK-09"),
        ("set 7-J", "knock 5", "GG-JOK-09"),
        ("street 4-5-6", "knock 7", "GG-KNOCK-06"),
        ("street 4-5-6", "knock 3", "GG-KNOCK-06"),
        ("street 4-5-6", "knock J", "GG-KNOCK-06"),
        ("street 4-5-6", "knock 8-9", "GG-KNOCK-05"),
        ("street 4-5-6", "knock 2 7", "GG-KNOCK-05"),
        ("street 4-5-6", "knock 8-7", "GG-KNOCK-05"),
        ("street 4-5-6", "knock 5", "GG-KNOCK-11"),
        ("street 4-5-6", "knock 6-6", "GG-KNOCK-11"),
        ("street 4-5-6", "knock J-J", "GG-JOK-04"),
        ("street J-5-6", "knock 2-3", "GG-JOK-10"),
        ("street J-5-6", "knock 3 7", "GG-JOK-10"),
        ("street 4-5-J", "knock 7-8", "GG-JOK-10"),
        ("street 12-13-14", "knock 11 J", "GG-KNOCK-10"),
        ("special J", "knock 7", "GG-KNOCK-14"),
        ("special J", "knock 3 7", "GG-KNOCK-14"),
        ("special H-H", "knock J", "GG-KNOCK-14"),
        ([], "knock 7", "GG-KNOCK-14"),
    ],
)
def test_a_knock_that_does_not_fit_is_refused_with_its_clause_and_its_own_words(
    pile, words, clause
):
    """GG-KNOCK-02, GG-KNOCK-05, GG-KNOCK-06, GG-KNOCK-10, GG-KNOCK-11, GG-KNOCK-14, GG-JOK-04,
    GG-JOK-09, GG-JOK-10"""
    t = table(["1 11", "14"], pile=pile)
    for said in (words, words.lower(), f" {words.replace(' ', '  ')} "):
        with pytest.raises(glueck.IllegalAction) as error:
            t.state.play(said)
        assert (error.value.clause, error.value.action) == (clause, words)
        assert error.value.reason == GAME.clauses.text(clause)


def test_out_of_main_a_knock_is_refused_for_the_phase():
    """GG-DRAW-01, GG-HOUR-16"""
    t = table(["7 8", "14"], pile="single 7")
    t.play("discard 8")
    assert refused(t, "knock 5") == refused(t, "knock 8") == "GG-DRAW-01"
    t = table(["7 8", "14"], pile="single 7", fronts={0: "H"})
    assert refused(t, "knock 5") == refused(t, "knock 7") == "GG-HOUR-16"


@pytest.mark.parametrize(
    ("words", "clause"),
    [
        ("set 7", "GG-DISC-02"),
        ("set 7-8", "GG-DISC-02"),
        ("set 7-8-J", "GG-DISC-02"),
        ("set J", "GG-JOK-06"),
        ("set J-J", "GG-JOK-06"),
        ("set J-J-7", "GG-JOK-04"),
        ("set " + "J-" * 60 + "7", "GG-JOK-04"),
        ("set 7-7-7-7-7", "GG-DISC-03"),
        ("street 8-9", "GG-DISC-05"),
        ("street 7", "GG-DISC-05"),
        ("street 7-9-10", "GG-DISC-05"),
        ("street 7-7-8", "GG-DISC-05"),
        ("street 9-8-7", "GG-DISC-05"),
        ("street 13-14-0", "GG-DISC-06"),
        ("street 13-14-J", "GG-DISC-06"),
        ("street J-0-1", "GG-DISC-06"),
        ("street 4-J-J-7", "GG-JOK-04"),
        ("street J-J-J", "GG-JOK-06"),
    ],
)
def test_what_is_no_combination_whoever_holds_it_is_refused_with_the_clause(words, clause):
    """GG-DISC-02, GG-DISC-03, GG-DISC-05, GG-DISC-06, GG-JOK-04, GG-JOK-06"""
    t = table(["4 7 J J 13 14 0", "14"], pile="single 7")
    assert t.state.why_not(words) == (clause, GAME.clauses.text(clause))
    with pytest.raises(glueck.IllegalAction) as error:
        t.state.play(words)
    assert (error.value.clause, error.value.action) == (clause, words)
    t.play("discard 4")
    assert t.state.why_not(words).clause == "GG-DRAW-01"


def test_the_call_may_be_typed_in_two_pieces():
    """An ü may come as a u and two dots."""
    t = table(["1 2", "14"], pile="single 7")
    assert means(t, "glu\u0308cksgriff") == means(t, "glücksgriff")


def test_a_card_taken_openly_is_named_in_the_log():
    """GG-DRAW-12"""
    t = table(["7 8", "14 13"], pile="street 4-5-6")
    t.play("discard 8", "take low")
    assert [entry.get("taken") for entry in t.state.log()] == [None, "4"]


def test_a_drawn_card_is_named_in_the_log_once_it_is_laid_and_not_before():
    """GG-KNOCK-15"""
    t = table(["7 8", "14 13"], pile="single 2", stock="7")
    t.play("discard 7", "draw", "lay")
    assert [(e["action"], e.get("laid")) for e in t.state.log()] == [
        ("discard 7", None), ("draw", None), ("lay", "7"),
    ]  # fmt: skip


def test_a_card_taken_for_a_magic_hand_is_named_in_the_log():
    """GG-MAGIC-02"""
    t = table(["M 8", "14 13"], pile="single 2")
    t.play("magic", "offer 13", "take from 1")
    assert [entry.get("taken") for entry in t.state.log()] == [None, None, "13"]


@pytest.mark.parametrize("words", ["set x-8", "knock x", "knock #", "knock #<#", "knock J<J"])
def test_what_is_no_action_is_told_in_the_words_that_were_said(words):
    """GG-TURN-01"""
    t = table(["7 8", "14"], pile="single 7")
    with pytest.raises(glueck.UnknownAction) as error:
        t.state.play(words)
    assert error.value.text == words
    assert not any("#" in hint for hint in error.value.close)


def test_words_that_are_nearly_right_are_answered_with_a_hint():
    """GG-TURN-01"""
    t = table(["7 8", "14"])
    with pytest.raises(glueck.UnknownAction, match="did you mean 'discard 7'"):
        means(t, "discad 7")


def test_every_action_has_its_own_words():
    """GG-TURN-01"""
    texts = [GAME.actions.text(action) for action in range(len(GAME.actions))]
    assert len(set(texts)) == len(texts)
    verbs = [GAME.actions.verb(action) for action in range(len(GAME.actions))]
    assert (verbs.count("discard"), verbs.count("set"), verbs.count("street")) == (25, 360, 820)
    assert (verbs.count("match"), verbs.count("extend")) == (19, 642)
    assert (verbs.count("hourglass"), verbs.count("take")) == (5, 3)
