"""The border to compiled rules: many positions at once do what one does."""

import numpy as np
import pytest

from glueck.engine import kernel
from glueck.engine.rng import key_of
from glueck.engine.state import State
from toys import kuhn, nim
from toys.nim import rules

NIM, KUHN = nim.GAME, kuhn.GAME
NO_OPTIONS = np.zeros(0, np.int64)


@pytest.fixture
def positions():
    """Six games of Nim, after none, one, two … actions."""
    states = NIM.state.new(6)
    state = NIM.new(seed=1)
    for i, words in enumerate(("take a", "take a", "end", "take b", "end", "take c")):
        states[i] = state.array[0]
        state.play(words)
    return states


def one(game, states, i):
    return State(game, states[i].tobytes())


def unchanged(before, after, *but):
    """Whether all positions are as before, except these."""
    return all(
        before[i].tobytes() == after[i].tobytes() for i in range(before.size) if i not in but
    )


# -- one position --------------------------------------------------------------------------


def test_start_seats_reseeds_and_deals():
    states = KUHN.state.new(2)
    kernel.start(states, 1, 2, key_of(9), NO_OPTIONS)
    assert states[1].tobytes() == KUHN.new(seed=9).to_bytes()
    assert not any(states[0].tobytes())


def test_moves_lists_and_counts_the_legal_actions(positions):
    out = np.full(8, -1, np.int16)
    assert kernel.moves(positions, 1, out) == 2
    assert out[:2].tolist() == [0, 3]


def test_refusal_is_the_number_of_the_clause(positions):
    assert kernel.refusal(positions, 0, 0) == 0
    assert NIM.clauses.name(kernel.refusal(positions, 0, 3)) == "NM-TURN-01"


def test_play_changes_one_position_or_nothing(positions):
    before = positions.copy()
    assert kernel.play(positions, 1, 2) == rules.TURN
    assert unchanged(before, positions)
    assert kernel.play(positions, 1, 0) == 0
    assert unchanged(before, positions, 1)
    assert positions["heap"][1].tolist() == [1, 4, 5]


def test_play_all_stops_at_the_first_illegal_action(positions):
    assert tuple(kernel.play_all(positions, 0, np.array([0, 0, 3, 1], np.int16))) == (4, 0)
    assert positions["heap"][0].tolist() == [1, 3, 5]
    assert tuple(kernel.play_all(positions, 0, np.array([1, 0, 3], np.int16))) == (1, rules.TURN)
    assert positions["heap"][0].tolist() == [1, 2, 5]
    assert tuple(kernel.play_all(positions, 0, np.array([], np.int16))) == (0, 0)


def test_redeal_takes_a_new_key():
    states = KUHN.new(seed=1).array.copy()
    kernel.redeal(states, 0, 0, key_of(5))
    assert states["key"][0].tolist() == key_of(5).tolist()
    assert states.tobytes() == KUHN.new(seed=1).redeal(0, 5).to_bytes()


def test_unsound_is_the_clause_a_position_breaks(positions):
    assert kernel.unsound(positions, 0) == 0
    positions["heap"][0] = 9
    assert kernel.unsound(positions, 0) == rules.EMPTY


# -- many ----------------------------------------------------------------------------------


def test_step_plays_one_action_in_each_of_a_range(positions):
    twins = [one(NIM, positions, i) for i in range(6)]
    before, clauses = positions.copy(), np.full(6, -1, np.int16)
    actions = np.array([0, 0, 1, 2, 1, 0], np.int16)
    kernel.step(positions, actions, clauses, 1, 5)
    assert unchanged(before, positions, 1, 2, 3, 4)
    assert clauses.tolist() == [-1, 0, rules.TURN, 0, 0, -1]
    for i in (1, 3, 4):
        twins[i].play(int(actions[i]))
        assert one(NIM, positions, i) == twins[i]
    assert one(NIM, positions, 2) == twins[2]


def test_legal_masks_marks_what_is_legal_in_each_of_a_range(positions):
    masks = np.ones((6, 4), bool)
    kernel.legal_masks(positions, masks, 0, 5)
    for i in range(5):
        assert masks[i].tolist() == one(NIM, positions, i).mask().tolist()
    assert masks[5].all()


def test_deal_gives_each_position_a_key_of_its_own():
    states = KUHN.state.new(5)
    kernel.deal(states, 1, 4, 2, key_of(7), NO_OPTIONS)
    for i in (1, 2, 3):
        assert one(KUHN, states, i) == KUHN.new(seed=7 ^ i << 224)
    assert not any(states[0].tobytes() + states[4].tobytes())


def test_copy_all_repeats_a_position(positions):
    states = NIM.state.new(4)
    kernel.copy_all(states, positions[3:4].copy(), 1, 3)
    assert [states[i].tobytes() == positions[3].tobytes() for i in range(4)] == [
        False, True, True, False,
    ]  # fmt: skip


def test_playouts_end_every_game_of_a_range_and_count_the_actions(positions):
    before, out = positions.copy(), np.empty(8, np.int16)
    total = kernel.playouts(positions, out, 1, 5, 3)
    assert positions["over"].tolist() == [0, 1, 1, 1, 1, 0]
    assert unchanged(before, positions, 1, 2, 3, 4)
    # every counter is one action, every turn one more
    counters = before["heap"][1:5].sum()
    assert counters + 4 <= total <= 2 * counters + 4


def test_playouts_are_decided_by_their_seed():
    def final(seed):
        states = NIM.state.new(20)
        kernel.deal(states, 0, 20, 2, key_of(1), np.zeros(1, np.int64))
        total = kernel.playouts(states, np.empty(8, np.int16), 0, 20, seed)
        return total, states["seat"].tolist()

    assert final(5) == final(5)
    assert len({str(final(seed)) for seed in range(0, 20, 2)}) > 5


def simulate(games, seed, points, places):
    states, out = KUHN.state.new(2), np.empty(8, np.int16)
    total = kernel.simulate(states, out, 2, key_of(3), NO_OPTIONS, seed, points, places)
    assert not any(states[1].tobytes())
    return total


def results(games, seed=1):
    points, places = np.zeros((games, 2), np.int64), np.zeros((games, 2), np.int64)
    return simulate(games, seed, points, places), points, places


def test_simulate_plays_whole_games_and_keeps_their_results():
    total, points, places = results(500)
    assert (points.sum(axis=1) == 0).all()
    assert set(np.abs(points).ravel()) == {1, 2}
    assert ((places == 1) == (points > 0)).all()
    assert 2 * 500 <= total <= 3 * 500


def test_simulate_is_decided_by_its_seed():
    assert (results(100, 1)[1] == results(100, 1)[1]).all()
    assert (results(100, 1)[1] != results(100, 2)[1]).any()


@pytest.mark.slow
def test_simulate_deals_and_chooses_fairly():
    """A bet is called in 3 of 8 games, a random player wins as often as the other; within five
    standard deviations."""
    games = 20_000
    _, points, _ = results(games)
    called = (np.abs(points[:, 0]) == 2).sum()
    assert abs(called - games * 3 / 8) < 5 * (games * 15 / 64) ** 0.5
    # check-check and calls are decided by cards, folds hit the seat that must answer
    first_wins = (points[:, 0] > 0).sum()
    assert abs(first_wins - games * (1 / 4 * 1 / 2 + 1 / 4 + 1 / 4 * 1 / 2 + 1 / 8 * 1 / 2)) < (
        5 * (games / 4) ** 0.5
    )
