"""Many positions at once do what one does."""

import numpy as np
import pytest

import glueck
from glueck.engine.batch import Batch

GAME = glueck.load("glueckauf")


@pytest.mark.slow
def test_a_batch_plays_what_single_games_play():
    batch = Batch(GAME, 7, seats=3, seed=5, threads=2)
    twins = [batch[i] for i in range(len(batch))]
    chooser = np.random.default_rng(1)
    while not batch.over.all():
        masks = batch.masks()
        actions = np.zeros(len(batch), np.int16)
        for i, twin in enumerate(twins):
            assert (masks[i] == twin.mask()).all()
            if not twin.over:
                actions[i] = chooser.choice(np.flatnonzero(masks[i]))
                twin.play(int(actions[i]))
        if batch.over.any():
            break
        batch.step(actions)
        assert [batch[i] for i in range(len(batch))] == twins


def test_the_deals_of_a_batch_differ_and_come_from_the_seed():
    one, same, other = (Batch(GAME, 5, seats=2, seed=seed) for seed in (1, 1, 2))
    assert len({state.tobytes() for state in one.states}) == 5
    assert one.states.tobytes() == same.states.tobytes() != other.states.tobytes()


def test_the_number_of_threads_changes_nothing():
    one, two = (Batch(GAME, 9, seats=4, seed=3, threads=n) for n in (1, 2))
    assert one.states.tobytes() == two.states.tobytes()
    assert (one.masks() == two.masks()).all()


def test_an_illegal_action_is_named_with_its_place():
    batch = Batch(GAME, 3, seats=2, seed=1)
    actions = np.array([int(np.flatnonzero(mask)[0]) for mask in batch.masks()], np.int16)
    before = batch.states[1].tobytes()
    actions[1] = GAME.actions.parse("end")
    with pytest.raises(glueck.IllegalAction, match=r"^\[1\] end: .*GA-SETUP-21"):
        batch.step(actions)
    assert batch.states[1].tobytes() == before


def test_wrong_numbers_are_refused_before_anything_is_played():
    batch = Batch(GAME, 2, seats=2, seed=1)
    before = batch.states.tobytes()
    for wrong in ([0], [0, 391], [-1, 0], [0.5, 0.5]):
        with pytest.raises(glueck.OptionError, match="actions"):
            batch.step(np.array(wrong))
    with pytest.raises(glueck.OptionError, match="count"):
        Batch(GAME, 0)
    assert batch.states.tobytes() == before


@pytest.mark.slow
def test_playing_out_ends_every_game():
    batch = Batch(GAME, 50, seats=2, seed=1)
    assert batch.play_out() > 50 * 100
    assert batch.over.all()
    assert batch.scores.shape == (50, 2)
    assert batch.scores.tolist() == [batch[i].scores for i in range(50)]
