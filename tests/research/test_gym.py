"""One seat among bots, by Gymnasium's own checks and by ours."""

import copy

import numpy as np
import pytest

import glueck
from left_out import module_or_leave_out
from research.adapters import midgame

gymnasium = module_or_leave_out("gymnasium")
import glueck.research.gym as games  # noqa: E402

IDS = {game: games.environment_id(game) for game in glueck.games()}


def play_out(env, chance):
    """To the end by random legal actions; everything that was told."""
    told, over = [], False
    info = env.reset(seed=3)[1]
    while not over:
        mask = info["action_mask"]
        assert (env.unwrapped.action_masks() == mask).all()
        seen, reward, over, _, info = env.step(int(chance.choice(np.flatnonzero(mask))))
        told.append((seen.tobytes(), reward, info["seat"]))
    return told, info


def test_the_ids_are_as_people_would_write_them():
    assert IDS == {"glueckauf": "glueck/GlueckAuf-v0", "gluecksgriff": "glueck/Gluecksgriff-v0"}


@pytest.mark.parametrize("game", IDS)
def test_gymnasium_finds_nothing_wrong(game, capsys):
    from gymnasium.utils.env_checker import check_env

    check_env(gymnasium.make(IDS[game]).unwrapped)


@pytest.mark.parametrize("game", IDS)
def test_a_game_against_bots_is_the_same_for_the_same_seed(game):
    seats = glueck.load(game).seats[-1]
    env = gymnasium.make(IDS[game], seats=seats, opponents=("hauler", "apprentice"))
    told, info = play_out(env, np.random.default_rng(1))
    assert told == play_out(env, np.random.default_rng(1))[0]
    assert {seat for _, _, seat in told} == {info["seat"]}
    assert [reward for _, reward, _ in told[:-1]] == [0.0] * (len(told) - 1)
    assert -1 <= told[-1][1] <= 1
    assert info["place"] in range(1, seats + 1)


def test_a_copy_goes_on_alike():
    env = games.GameEnv("gluecksgriff", seats=3, seat=1, opponents="hauler")
    env.reset(seed=8)
    env.step(int(np.flatnonzero(env.action_masks())[0]))
    twin = copy.deepcopy(env)
    for _ in range(10):
        action = int(np.flatnonzero(env.action_masks())[-1])
        ours, theirs = env.step(action), twin.step(action)
        assert (ours[0] == theirs[0]).all()
        assert ours[1:4] == theirs[1:4]
        if ours[2]:
            break


def test_an_illegal_action_loses_or_is_refused():
    for illegal in ("lose", "raise"):
        env = games.GameEnv("glueckauf", illegal=illegal)
        env.reset(seed=1)
        wrong = int(np.flatnonzero(~env.action_masks())[0])
        if illegal == "raise":
            with pytest.raises(glueck.IllegalAction, match="GA-"):
                env.step(wrong)
            continue
        _, reward, over, _, info = env.step(wrong)
        assert (reward, over, info["illegal"][:3]) == (-1, True, "GA-")
        assert not env.action_masks().any()
        with pytest.raises(glueck.OptionError, match="reset"):
            env.step(wrong)


def test_nothing_can_be_asked_before_a_deal_and_only_numbers_are_actions(capsys):
    env = games.GameEnv("gluecksgriff", render_mode="human")
    for ask in (env.render, env.action_masks, lambda: env.step(0)):
        with pytest.raises(glueck.OptionError, match="reset first"):
            ask()
    assert capsys.readouterr().out == ""
    env.reset(seed=1)
    assert "draw pile" in capsys.readouterr().out  # people see the deal, too
    for wrong in (1.0, "take 1", None):
        with pytest.raises(glueck.OptionError, match="whole number"):
            env.step(wrong)


def test_it_can_begin_anywhere():
    state = midgame("glueckauf", 2, 5, 100)
    env = games.GameEnv("glueckauf", seat=state.seat)
    seen, info = env.reset(options={"state": state})
    assert seen.tolist() == [state.seat, *state.observation(state.seat)]
    assert info["action_mask"].tolist() == state.mask().tolist()
