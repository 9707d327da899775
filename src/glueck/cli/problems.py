"""What went wrong, in the language of the reader.

What the terminal itself finds is said in it (`Problem`), refusals of the rules by the page's words
for the clause. What the engine says about files and options is in English, for those who made them:
other languages say what it is about, and give that as it is.
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
    """Said in the language of the reader already."""


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
    """Why not: in the words of the page, else in those of the rules, with the clause to look up."""
    words, id = Words(game.id), f"clause-{clause}"
    if words.has(id):
        return f"{words.t(id)} [{clause}]"
    return f"{game.clauses.translated(spoken()).text(clause)} [{clause}]"
