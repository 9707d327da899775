"""A finished game, moment by moment: what everybody could expect, and what changed it.

`Review` knows what is to be asked next, takes the answers, and is whole when nothing is left. What
was answered so far is plain data (`judged`): one that was interrupted goes on where it stopped.
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
    seat: int | None  # who decided; None: it is the deal
    action: str
    expected: tuple[float, ...]  # per seat, before: the share of the victory
    choice: tuple[float, ...]  # per seat: what doing this instead of the best changed
    luck: tuple[float, ...]  # per seat: what all else changed
    options: tuple[PossibleAction, ...] = ()  # what could be done, the best first; empty: no choice


class Review:
    def __init__(
        self,
        game: State,
        simulations: int = SIMULATIONS,
        judged: Sequence[Judged] = (),
        given_up: bool = False,
    ) -> None:
        """`given_up`: it ends here although the rules would continue it, and has no result."""
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
        """About the next moment at which somebody had a choice; None if the review is complete."""
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
        """The deal and all actions. For every seat, what choice and luck changed in all of them is
        its result less an equal share; in a game that was given up, what it expected last."""
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
        # Nobody has learned anything: only the choice has changed what they expect.
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
    """What a choice changed is how the deciding seat sees it, and who knew better may have expected
    it already: nobody expects more than the whole victory, or less than none."""
    return min(1.0, max(0.0, share))


def result(game: State) -> list[float]:
    """Per seat its share of the victory."""
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
