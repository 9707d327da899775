"""A review adds up, is the same on every run, and knows no more than the players did."""

import json
from itertools import pairwise

import numpy as np
import pytest
from msgspec.structs import replace

import glueck
from glueck.bots import bot
from glueck.engine.errors import OptionError
from glueck.review import Review, reviewed
from glueck.review.document import judged_in, kept, told
from glueck.review.judge import Judge
from glueck.review.questions import question
from glueck.review.summary import summary
from glueck.search import SeatKnowledge

# The kernel is that of the search, which is checked for its bounds elsewhere.
pytestmark = [pytest.mark.many_positions, pytest.mark.unchecked]
FEW = 16  # simulations: what is tested here does not depend on how good they are


def finished(name, seats, seed=3, levels=("hauler",), **options):
    game = glueck.load(name)
    state = game.new(seats, seed=seed, **options)
    bots = [bot(levels[seat % len(levels)], game, seats, seat) for seat in range(seats)]
    while not state.over:
        state.play(bots[state.seat].decide(SeatKnowledge.of(state)))
    return state


def review_of(state, simulations=FEW, judged=()):
    return list(reviewed(state, simulations, judged))[-1]


@pytest.mark.slow
@pytest.mark.parametrize(
    ("name", "seats"),
    [("glueckauf", 2), ("glueckauf", 4), ("gluecksgriff", 3), ("gluecksgriff", 5)],
)
def test_luck_and_decisions_add_up_to_the_result(name, seats):
    state = finished(name, seats)
    moments = review_of(state).moments()
    assert [one.action for one in moments] == ["", *state.actions]
    for seat in range(seats):
        won = 1 / len(state.winners) if seat in state.winners else 0
        changes = sum(one.choice[seat] + one.luck[seat] for one in moments)
        assert changes == pytest.approx(won - 1 / seats, abs=1e-9)
        one = summary(moments)[seat]
        parts = one.began + one.decisions + one.others + one.luck
        assert parts == pytest.approx(won, abs=1e-9)
        assert one.decisions < 0, "a quick player makes no mistake?"
    for one, following in pairwise(moments):
        then = np.array(one.expected) + one.choice + one.luck
        assert then == pytest.approx(following.expected)
    assert all(0 <= share <= 1 for one in moments for share in one.expected)
    for one in moments[1:]:
        assert one.choice[one.seat] <= 0, "nothing is better than the best"
        assert sum(one.choice) == pytest.approx(0, abs=0.001), "what one loses, the others win"
        if any(one.choice):
            best, chosen = one.options[0], next(o for o in one.options if o.chosen)
            assert best.value == pytest.approx(one.expected[one.seat])
            assert one.choice[one.seat] == pytest.approx(chosen.value - best.value, abs=1e-4)


def test_a_game_that_was_given_up_adds_up_as_far_as_it_went():
    whole = finished("gluecksgriff", 3, point_limit=20)
    for played in (0, 1, whole.played // 2):
        state = whole.at(played)
        review = Review(state, FEW, given_up=True)
        judge = Judge(state.game, FEW)
        while asked := review.next_question():
            review.take(judge.judge(asked))
        moments = review.moments()
        assert told(review)["given_up"]
        assert [one.action for one in moments] == ["", *state.actions]
        for seat, one in enumerate(summary(moments)):
            last = moments[-1]
            assert one.result == pytest.approx(
                last.expected[seat] + last.choice[seat] + last.luck[seat]
            )
            assert one.began + one.decisions + one.others + one.luck == pytest.approx(one.result)
            assert 0 <= one.result <= 1
    assert review.judged == review_of(whole).judged[:played], "what comes later changes nothing"
    assert not Review(whole, FEW, given_up=True).given_up, "it was over all the same"


def test_a_review_is_the_same_bytes_whenever_it_is_interrupted():
    state = finished("gluecksgriff", 2, point_limit=20)
    seen, whole = [], review_of(state)
    for one in reviewed(state, FEW):
        seen.append(json.loads(json.dumps(kept(one))))
    assert json.dumps(told(review_of(state))) == json.dumps(told(whole))
    half = judged_in(seen[len(seen) // 2], state, FEW)
    assert 0 < len(half) < state.played
    assert json.dumps(told(review_of(state, judged=half))) == json.dumps(told(whole))
    assert not judged_in(seen[-1], state, FEW + 1), "another effort"
    assert not judged_in(seen[-1], finished("gluecksgriff", 2, seed=4, point_limit=20), FEW)


@pytest.mark.parametrize("name", ["glueckauf", "gluecksgriff"])
def test_what_the_player_could_not_know_changes_nothing(name):
    state, judge, different = finished(name, 3), Judge(glueck.load(name), FEW), 0
    for number in range(5, state.played, state.played // 12):
        here = state.at(number)
        if len(here.moves()) == 1:
            continue
        twin = here.redeal(here.seat, seed=number)
        different += twin.to_bytes() != here.to_bytes()
        chosen = int(here.moves()[-1])
        answers = []
        for one in (here, twin):
            asked = question(one, chosen, before=one.seat, simulations=FEW)
            assert not any(seen for seat, seen in enumerate(asked.seen) if seat != one.seat)
            answers.append(judge.judge(replace(asked, number=number)))
        assert answers[0] == answers[1]
    assert different, "nothing was hidden, so nothing was tested"


def test_forced_actions_ask_nothing_and_a_running_game_is_refused():
    state = finished("gluecksgriff", 2, point_limit=1)
    review = Review(state, FEW)
    while asked := review.next_question():
        assert len(asked.legal) > 1
        review.take(None)
    assert review.whole
    with pytest.raises(OptionError, match="not over"):
        Review(state.at(state.played - 1))


@pytest.mark.slow
def test_who_plays_at_random_pays_for_it():
    state = finished("gluecksgriff", 2, levels=("random", "hewer"), point_limit=60)
    weak, strong = summary(review_of(state, 60).moments())
    assert weak.decisions < 2 * strong.decisions < 0
    assert weak.dearest.change < strong.dearest.change
    assert strong.best.change > 0
