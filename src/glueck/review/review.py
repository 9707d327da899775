"""A finished game, moment by moment: what everybody could expect, and what changed it.

`Review` gives the next question, takes the answers, and is complete when no question is left. The
answers so far are plain data (`judged`): an interrupted review continues where it stopped.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from glueck.engine.errors import OptionError
from glueck.engine.state import State
from glueck.review.judge import Judge
from glueck.review.questions import Judgement, PossibleAction, Question, question

SIMULATIONS = 1000  # for a decision
Judged = Judgement | None  # None: there was no choice


@dataclass(frozen=True)
class Moment:
    """An action, and what it changed for every seat until the next one."""

    number: int  # of the action, from 1; 0 is the deal
    seat: int | None  # who decided; None for the deal
    action: str
    expected: tuple[float, ...]  # by seat, before: the share of the victory
    choice: tuple[float, ...]  # by seat: what this action changed compared with the best
    luck: tuple[float, ...]  # by seat: what everything else changed
    options: tuple[PossibleAction, ...] = ()  # possible actions, the best first; empty: no choice


class Review:
    def __init__(
        self,
        game: State,
        simulations: int = SIMULATIONS,
        judged: Sequence[Judged] = (),
        given_up: bool = False,
    ) -> None:
        """`given_up`: the game ends here although the rules would continue it, and has no
        result."""
        if not game.over and not given_up:
            raise OptionError("game", "is not over; only finished games are reviewed")
        self.game, self.simulations, self.given_up = game, simulations, not game.over
        self.judged: list[Judged] = []
        self._actions, self._now = game.actions, game.at(0)
        self.seats: list[int] = []  # who decided, for all moments up to now
        for one in judged[: game.played]:
            self.take(one)

    @property
    def whole(self) -> bool:
        return len(self.judged) == self.game.played

    def next_question(self) -> Question | None:
        """The question about the next moment with a choice; None if the review is complete."""
        while not self.whole:
            chosen = self.game.game.parse(self._now.array, self._actions[len(self.judged)])
            asked = question(self._now, chosen, self._decided_last, self.simulations)
            if asked is not None:
                return asked
            self.take(None)
        return None

    def take(self, judgement: Judged) -> None:
        """The answer about the next moment."""
        self.seats.append(self._now.seat)
        self._now.play(self._actions[len(self.judged)])
        self.judged.append(judgement)

    @property
    def _decided_last(self) -> int | None:
        """The seat that had a choice last."""
        for seat, judgement in zip(reversed(self.seats), reversed(self.judged), strict=True):
            if judgement is not None:
                return seat
        return None

    def moments(self) -> list[Moment]:
        """The deal and all actions. For every seat, all changes by choice and luck add up to its
        result minus an equal share; in a game that was given up, to its last expectation minus that
        share."""
        assert self.whole
        return list(telescoped(self))


def telescoped(review: Review) -> Iterator[Moment]:
    everybody, nothing = range(review.game.seats), (0.0,) * review.game.seats
    number, seat, action = 0, None, ""
    expected, choice = (1 / review.game.seats,) * review.game.seats, nothing
    options: tuple[PossibleAction, ...] = ()
    end = {} if review.given_up else dict(enumerate(result(review.game)))
    after = [*review.judged, Judgement(end)]
    for following, judgement in enumerate(after):
        # Nobody has learned anything new: only the choice has changed the expectations.
        carried = tuple(expected[s] + choice[s] for s in everybody)
        known = judgement.expected if judgement else {}
        then = tuple(known.get(s, possible(carried[s])) for s in everybody)
        luck = tuple(then[s] - carried[s] for s in everybody)
        yield Moment(number, seat, action, expected, choice, luck, options)
        if following < len(review.judged):
            number, seat, action = (
                following + 1,
                review.seats[following],
                review.game.actions[following],
            )
            expected, choice = then, (judgement.choice if judgement else ()) or nothing
            options = judgement.options if judgement else ()


def possible(share: float) -> float:
    """The effect of a choice is as the deciding seat sees it; a seat that knew more may have
    expected it already. So the sum is limited: nobody expects more than the whole victory, or less
    than none."""
    return min(1.0, max(0.0, share))


def result(game: State) -> list[float]:
    """By seat, its share of the victory."""
    winners = game.winners
    return [1 / len(winners) if seat in winners else 0.0 for seat in range(game.seats)]


def reviewed(
    game: State, simulations: int = SIMULATIONS, judged: Sequence[Judged] = ()
) -> Iterator[Review]:
    """The review after each answer, to be stored and to show the progress; the last one is
    complete."""
    review, judge = Review(game, simulations, judged), Judge(game.game, simulations)
    while asked := review.next_question():
        review.take(judge.judge(asked))
        yield review
    yield review
