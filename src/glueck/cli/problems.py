"""Errors, in the language of the reader.

The terminal's own errors are in it (`Problem`), refusals of the rules use the page's words for the
clause. The engine's messages about files and options are in English; other languages add a sentence
that introduces them.
"""

from glueck.engine.clauses import ORIGINAL
from glueck.engine.errors import (
    GlueckError,
    IllegalAction,
    NothingToUndo,
    OptionError,
    SaveError,
    UnknownAction,
    UnknownGame,
)
from glueck.engine.game import Game
from glueck.terminal.language import spoken
from glueck.terminal.words import Words, t


class Problem(GlueckError, ValueError):
    """Already in the language of the reader."""


def in_words(problem: GlueckError, game: Game | None = None) -> str:
    if isinstance(problem, IllegalAction) and game:
        return refusal(game, problem.clause)
    if isinstance(problem, NothingToUndo):
        return t("error-nothing_to_undo")
    if spoken() == ORIGINAL or isinstance(problem, Problem):
        return str(problem)
    if isinstance(problem, UnknownAction):
        return t("error-unknown_action")
    kinds = {SaveError: "wrong-file", OptionError: "wrong-value", UnknownGame: "wrong-game"}
    message = kinds.get(type(problem), "wrong")
    return t(message, problem=str(problem))


def refusal(game: Game, clause: str) -> str:
    """Why not: in the words of the page, otherwise in those of the rules, with the clause to look
    up."""
    words, id = Words(game.id), f"clause-{clause}"
    if words.has(id):
        return f"{words.t(id)} [{clause}]"
    return f"{game.clauses.translated(spoken()).text(clause)} [{clause}]"
