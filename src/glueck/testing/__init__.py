"""The conformance suite: checks that every game must pass, for anybody to import.

    from glueck.testing import conforms
    conforms(my_game, games=20, seed=0)

Random games are played, with every possible number of seats, and at least one for each value of an
option. Each check is given one of them, from the opening to the end, and raises AssertionError with
the game, the seed, the action and what is wrong there; its docstring says what to fix.
"""

from collections.abc import Iterable

from glueck.engine.game import Game
from glueck.testing.actions import (
    check_end,
    check_illegal_actions,
    check_legal,
    check_nothing_shown,
    check_taking_back,
    check_undo,
    check_why_not,
    check_words,
)
from glueck.testing.forms import (
    check_bytes,
    check_copies,
    check_notation,
    check_questions,
    check_saves,
    check_seeds,
)
from glueck.testing.judgement import check_judgement
from glueck.testing.options import check_chosen_options, check_options, chosen_options
from glueck.testing.plans import check_plans
from glueck.testing.random_games import Check, Played, play
from glueck.testing.reasons import check_reasons
from glueck.testing.results import check_observations, check_points, check_results
from glueck.testing.secrets import (
    check_entries,
    check_log,
    check_public_bytes,
    check_redeals,
    check_secrecy,
    check_secret_verbs,
    check_viewers_saves,
    check_views,
)

CHECKS: tuple[Check, ...] = (
    check_words, check_end, check_legal, check_why_not, check_illegal_actions, check_undo,
    check_questions, check_bytes, check_notation, check_copies, check_saves, check_seeds,
    check_results, check_points, check_observations, check_views, check_entries,
    check_secrecy, check_redeals, check_log, check_secret_verbs, check_viewers_saves,
    check_judgement, check_reasons, check_plans, check_options, check_chosen_options,
)  # fmt: skip


def conforms(game: Game, games: int = 20, seed: int = 0, checks: Iterable[Check] = ()) -> None:
    """Play so many games and check them all (or only by some of the CHECKS)."""
    if not __debug__:
        raise RuntimeError("python -O strips the assertions these checks are made of")
    for number in range(max(games, fewest_games(game))):
        played = play(game, game.seats[number % len(game.seats)], seed + number)
        for check in checks or CHECKS:
            check(played)


def fewest_games(game: Game) -> int:
    """So many that every number of seats and every value of an option is played."""
    return max(len(game.seats), len(chosen_options(game)))


__all__ = [
    "CHECKS",
    "Check",
    "Played",
    "check_bytes",
    "check_chosen_options",
    "check_copies",
    "check_end",
    "check_entries",
    "check_illegal_actions",
    "check_judgement",
    "check_legal",
    "check_log",
    "check_notation",
    "check_nothing_shown",
    "check_observations",
    "check_options",
    "check_plans",
    "check_points",
    "check_public_bytes",
    "check_questions",
    "check_reasons",
    "check_redeals",
    "check_results",
    "check_saves",
    "check_secrecy",
    "check_secret_verbs",
    "check_seeds",
    "check_taking_back",
    "check_undo",
    "check_viewers_saves",
    "check_views",
    "check_why_not",
    "check_words",
    "conforms",
    "fewest_games",
    "play",
]
