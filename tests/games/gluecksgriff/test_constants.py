"""Constants that stand for words have the numbers of these words."""

from games.constants import first_numbers, numbers_of
from glueck.games.gluecksgriff import actions, position


def test_each_phase_is_the_place_of_its_name():
    numbers = numbers_of(position, position.PHASE)
    assert numbers == {name: place for place, name in enumerate(position.PHASE)}


def test_each_kind_of_play_is_the_place_of_its_name():
    numbers = numbers_of(position, position.PLAY[1:])
    assert numbers == {name: place for place, name in enumerate(position.PLAY) if name}


def test_each_action_is_the_number_of_its_verb():
    first = first_numbers(actions.ACTIONS)
    others = {"no_move": "PASS", "set": "SETS", "street": "STREETS"}
    assert numbers_of(actions, first, **others) == first
