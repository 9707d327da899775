"""Options: every option accepts its declared values, and every choice can be played."""

import random
from typing import Any

from glueck.engine.errors import OptionError
from glueck.engine.game import Game, Option
from glueck.testing.random_games import Played, at, kept_by_json, listed, refused, reread, with_past

MOST_VALUES = 12  # played values of one option; with more, a selection from the first to the last
ENOUGH = 500  # actions with an option: it may make a game too long to play to its end


def check_options(played: Played) -> None:
    """An option must take its default, all of its `values`, its `least` and `most`, and refuse what
    lies beyond; `words` must be values that JSON keeps: numbers, texts, lists, objects."""
    with at(played[0]):
        game, seats = played[0].game, played[0].seats
        for option in game.options:
            for value in (option.default, *other_values(option)):
                taken = not refused(OptionError, numbers, game, seats, option, value)
                assert taken, f"option {option.name} says it takes {value!r}, but refuses it"
            for value in beyond(option):
                wrong = not refused(OptionError, numbers, game, seats, option, value)
                assert not wrong, f"option {option.name} takes {value!r}, which it does not say"
        assert kept_by_json(with_lists(game.words)), "JSON changes the words"


def check_chosen_options(played: Played) -> None:
    """Whatever value an option has, the game must go on until it is over, and be saved and read
    again. Each game that is played is followed by one with another value of some option."""
    game, seats, seed = played[0].game, played[0].seats, int(played[0].seed or 0)
    choices = chosen_options(game)
    if not choices:
        return
    chosen, chance = choices[seed % len(choices)], random.Random(seed)
    state = game.new(seats, seed, **chosen)
    while not state.over and len(state.actions) < ENOUGH:
        with at(state):
            moves = listed(state)
            assert moves, f"with {chosen} nothing is legal, and the game is not over"
            state.play(chance.choice(moves))
    with at(state):
        assert with_past(reread(state).state()) == with_past(state), f"{chosen}: a save differs"


def chosen_options(game: Game) -> list[dict[str, Any]]:
    """Tables where one option does not have its default."""
    return [
        {option.name: value}
        for option in game.options
        for value in spread_out(other_values(option), MOST_VALUES)
    ]


def other_values(option: Option) -> list[Any]:
    """The declared values of an option besides its default."""
    values = [*(option.values or ()), option.least, option.most]
    return [value for value in values if value is not None and value != option.default]


def spread_out(values: list[Any], most: int) -> list[Any]:
    """At most so many of them, from the first to the last."""
    if len(values) <= most:
        return values
    return [values[i * (len(values) - 1) // (most - 1)] for i in range(most)]


def beyond(option: Option) -> list[Any]:
    """Values that an option must refuse, according to its declaration."""
    wrong: list[Any] = [] if option.values is None else [f"none of {option.values}"]
    wrong += [] if option.least is None else [option.least - 1]
    return wrong + ([] if option.most is None else [option.most + 1])


def numbers(game: Game, seats: int, option: Option, value: Any) -> Any:
    return game.option_numbers(seats, game.check_options(seats, {option.name: value}))


def with_lists(value: Any) -> Any:
    """The same with lists instead of tuples, which are the same in JSON."""
    if isinstance(value, dict):
        return {name: with_lists(one) for name, one in value.items()}
    return [with_lists(one) for one in value] if isinstance(value, list | tuple) else value
