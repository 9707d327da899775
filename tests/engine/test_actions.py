"""Words and numbers of actions."""

import pytest

from glueck.engine.actions import ActionSpace
from glueck.engine.errors import UnknownAction
from glueck.engine.record import ACTOR, PUBLIC

ACTIONS = ActionSpace(
    load=["load gray", "load black"],
    swap=["swap"],
    hide=["hide gray", "hide black"],
    secret={"hide": "hide something"},
)


def test_verbs_are_laid_end_to_end():
    assert list(ACTIONS) == ["load gray", "load black", "swap", "hide gray", "hide black"]
    assert len(ACTIONS) == 5
    assert ACTIONS.first("load", "swap", "hide") == (0, 2, 3)
    assert [ACTIONS.verb(a) for a in range(5)] == ["load", "load", "swap", "hide", "hide"]


@pytest.mark.parametrize("action", range(5))
def test_words_and_number_mean_each_other(action):
    assert ACTIONS.parse(ACTIONS.text(action)) == action


@pytest.mark.parametrize("typed", ["Load Black", "  load   black ", "LOAD\tBLACK\n"])
def test_case_and_spaces_do_not_matter(typed):
    assert ACTIONS.parse(typed) == 1


def test_words_with_capitals_can_be_typed_too():
    assert ActionSpace(go=["go North"]).parse("go north") == 0


@pytest.mark.parametrize("typed", ["", "load", "load  ", "load gray black", "1", "lоad gray"])
def test_other_words_are_refused(typed):
    with pytest.raises(UnknownAction, match="is not an action") as error:
        ACTIONS.parse(typed)
    assert error.value.text == typed


def test_a_misspelt_action_brings_what_was_probably_meant():
    with pytest.raises(UnknownAction, match="did you mean 'load gray'") as error:
        ACTIONS.parse("laod gray")
    assert error.value.close[0] == "load gray"


def test_capitals_do_not_hide_what_was_meant():
    with pytest.raises(UnknownAction, match="did you mean 'load gray'"):
        ACTIONS.parse("LAOD GRAY")


def test_nonsense_brings_no_suggestion_and_a_short_message():
    with pytest.raises(UnknownAction) as error:
        ACTIONS.parse("x" * 100_000)
    assert error.value.close == ()
    assert len(str(error.value)) < 200


def test_a_secret_verb_is_for_the_actor_and_has_a_cover():
    assert [ACTIONS.seen_by(a) for a in range(5)] == [PUBLIC, PUBLIC, PUBLIC, ACTOR, ACTOR]
    assert {ACTIONS.cover(3), ACTIONS.cover(4)} == {"hide something"}
    assert ACTIONS.cover(0) == "load gray"


def test_a_cover_hides_also_what_was_really_said():
    assert ACTIONS.cover(3, "hide the gray one") == "hide something"
    assert ACTIONS.cover(0, "load it") == "load it"


def test_the_same_words_twice_are_refused_and_named():
    with pytest.raises(ValueError, match=r"same words.*go"):
        ActionSpace(walk=["go"], run=["go"])


def test_words_that_differ_in_capitals_only_are_refused_and_named():
    with pytest.raises(ValueError, match=r"same words.*[gG]o"):
        ActionSpace(walk=["go"], run=["Go"])


def test_a_secret_verb_that_does_not_exist_is_refused():
    """A misspelt one would make a secret public without anybody noticing."""
    with pytest.raises(ValueError, match="hdie"):
        ActionSpace(hide=["hide gray"], secret={"hdie": "hide something"})
