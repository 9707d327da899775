"""How the strongest bot judges a moment, from what the seats could see.

First a search like the captain's finds the actions worth considering. Then the best of them and the
played action are compared: each is played out equally often, from the same deals. Seeds are fixed
and there is no clock: the same question has the same answer on every machine.
"""

from __future__ import annotations

from dataclasses import replace

import numpy as np

from glueck.engine.game import MOST_SEATS, Game
from glueck.engine.precompile import prepare
from glueck.engine.record import Array
from glueck.engine.rng import first
from glueck.review.alternatives import different, same_words
from glueck.review.compiled.kernels import compare, outcomes
from glueck.review.compiled.part import TO_REVIEW
from glueck.review.questions import Judgement, PossibleAction, Question
from glueck.search import Advice, Search, SearchSettings
from glueck.search.search import seen_masks
from glueck.search.tree import NONE, clear, new_tree

BEST = 3  # alternatives that are compared and shown
COMPARED = 0.5  # simulations of each, as a share of the search's
DEPTH = 60  # like the captain's


def settings(simulations: int) -> SearchSettings:
    """The search for the actions worth comparing."""
    return SearchSettings(simulations=simulations, depth=DEPTH, capacity=max(2, 2 * simulations))


def compared(simulations: int) -> int:
    """How often each action is played."""
    return max(1, round(COMPARED * simulations))


class Judge:
    """Keeps its memory between moments, but no results."""

    def __init__(self, game: Game, simulations: int) -> None:
        prepare(game, *TO_REVIEW)
        self.game, self.simulations = game, simulations
        self._settings = settings(simulations)
        self._tree, self._states = new_tree(2 * simulations), game.state.new(3)
        size = max(game.most_legal, len(game.actions))
        self._moves, self._fresh = np.empty(size, np.int16), np.empty(size, np.int16)
        self._slot, self._room = np.full(len(game.actions), NONE, np.int32), game.new_room()
        self._masks = seen_masks(game)

    def judge(self, question: Question) -> Judgement:
        seat = question.seat
        expected = {
            other: self._compare(question, other, [NONE], 0)[0][0][other]
            for other, seen in enumerate(question.seen)
            if seen and other != seat
        }
        advice = self._worth_comparing(question)
        actions = [one.action for one in advice]
        chosen = actions.index(question.chosen)
        means, choice = self._compare(question, seat, actions, chosen)
        values = [mean[seat] for mean in means]
        options = told(question, advice, values) if len(advice) > 1 else ()
        if not choice:
            return Judgement({seat: values[chosen], **expected}, (), options)
        return Judgement({**expected, seat: max(values)}, tuple(choice), options)

    def _compare(
        self, question: Question, seat: int, actions: list[int], chosen: int
    ) -> tuple[list[list[float]], list[float]]:
        """By action and seat, what `seat` expects of it; and, by seat, what the chosen one changed:
        empty if it is as good as the best."""
        results = np.stack([self._outcomes(question, seat, action) for action in actions])
        means, choice = np.zeros((len(actions), results.shape[2])), np.zeros(results.shape[2])
        is_worse = compare(results, seat, chosen, means, choice)
        return means.tolist(), choice.tolist() if is_worse else []

    def _worth_comparing(self, question: Question) -> list[Advice]:
        """The best actions, and the one that was played."""
        knowledge = question.knowledge
        search = Search(self.game, self._settings, seed_of(question, question.seat))
        advice, states = search.think(knowledge), knowledge.possible_state(0).array
        tried = {one.action: one for one in advice}
        chosen = tried.get(question.chosen) or Advice(question.chosen, 0.0, 0.0, 0)
        words = {one.action: same_words(self.game.text(states, one.action)) for one in advice}
        done = same_words(self.game.text(states, question.chosen))
        best = [
            replace(one, action=question.chosen) if words[one.action] == done else one
            for one in different(advice, knowledge)[:BEST]
        ]
        return best if any(one.action == question.chosen for one in best) else [*best, chosen]

    def _outcomes(self, question: Question, seat: int, action: int) -> Array:
        """Results by seat of some games that start from what `seat` sees, with its action."""
        clear(self._tree)
        self._states[0] = question.position(seat)[0]
        results = np.zeros((compared(self.simulations), len(question.seen)))
        outcomes(
            self._states, self._states.view(np.uint8).reshape(3, -1), seat, action, self._tree,
            self._masks, self._moves, self._fresh, self._slot, DEPTH, self._settings.exploration,
            self.game.spread, self._settings.winning, first(seed_of(question, seat)), results,
            self._room,
        )  # fmt: skip
        return results


def seed_of(question: Question, seat: int) -> int:
    """Depends on the moment only, never on the deal."""
    return question.number * MOST_SEATS + seat


def told(
    question: Question, advice: list[Advice], values: list[float]
) -> tuple[PossibleAction, ...]:
    states = question.knowledge.possible_state(0).array
    options = [
        PossibleAction(
            question.knowledge.game.text(states, one.action), value, one.visits,
            one.action == question.chosen,
        )
        for one, value in zip(advice, values, strict=True)
    ]  # fmt: skip
    return tuple(sorted(options, key=lambda one: -one.value))
