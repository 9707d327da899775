"""The contract: options, and how generic code finds a game's own rules."""

from dataclasses import replace

import numpy as np
import pytest

from glueck.engine import game as rules
from glueck.engine.compile import jit, kernel
from glueck.engine.errors import OptionError
from glueck.engine.game import RULES, choice, whole_number
from toys import kuhn, nim

NIM, KUHN = nim.GAME, kuhn.GAME


def test_a_choice_is_the_place_of_its_value():
    option = choice("colour", "a", "which one", ("a", "b", 3))
    assert [list(option.numbers(value, 2)) for value in ("a", "b", 3)] == [[0], [1], [2]]
    assert (option.values, option.least, option.most) == (("a", "b", 3), None, None)


@pytest.mark.parametrize("value", [True, 1.0, "1", None, 2])
def test_a_choice_is_not_fooled_by_values_that_are_merely_equal(value):
    with pytest.raises(OptionError, match=r"bit: .* is not one of 0, 1"):
        choice("bit", 0, "which one", (0, 1)).numbers(value, 2)


@pytest.mark.parametrize("value", [True, 3.0, "3", None, 2, 8])
def test_a_whole_number_is_within_its_range(value):
    limit = whole_number("limit", 5, "how far", 3, 7)
    assert [limit.numbers(n, 2) for n in (3, 7)] == [[3], [7]]
    assert (limit.values, limit.least, limit.most) == (None, 3, 7)
    with pytest.raises(OptionError, match=r"limit: .* is not a whole number from 3 to 7"):
        limit.numbers(value, 2)


def test_the_numbers_of_all_options_are_laid_end_to_end():
    assert NIM.option_numbers(2, {"misere": True}).tolist() == [1]
    assert KUHN.option_numbers(2, {}).tolist() == []


@kernel
def first_legal(states, out):
    rules.legal(states[0], out)
    return out[0]


def test_a_generic_kernel_finds_the_rules_by_the_record():
    out = np.zeros(8, np.int16)
    nim_state, kuhn_state = NIM.new(seed=1), KUHN.new(seed=1)
    kuhn_state.play("bet")
    assert NIM.actions.text(first_legal(nim_state.array, out)) == "take a"
    assert KUHN.actions.text(first_legal(kuhn_state.array, out)) == "call"


def test_a_game_is_found_by_its_record():
    assert RULES[NIM.state.dtype] is NIM
    assert repr(NIM) == "<game nim>"
    assert NIM.folder.name == "nim"


@jit
def other_score(s, points):
    for seat in range(s.seats):
        points[seat] = 7


def test_two_games_cannot_claim_the_same_record():
    """Or the one that was made last would silently lend its rules to the other."""
    before = dict(RULES)
    try:
        with pytest.raises(ValueError, match="nim"):
            replace(NIM, id="nim-with-other-rules", score=other_score)
    finally:
        RULES.update(before)


@pytest.mark.parametrize("name", ["", "two words", "Nim", "a/b", "a\n"])
def test_an_id_that_no_file_could_carry_is_refused(name):
    with pytest.raises(ValueError, match="an id is one word"):
        replace(NIM, id=name)
