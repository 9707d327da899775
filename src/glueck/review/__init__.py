"""The review of a finished game: what each decision was worth, and what was luck."""

from glueck.review.questions import Judgement, PossibleAction, Question
from glueck.review.review import SIMULATIONS, Moment, Review, reviewed

__all__ = ["SIMULATIONS", "Judgement", "Moment", "PossibleAction", "Question", "Review", "reviewed"]
