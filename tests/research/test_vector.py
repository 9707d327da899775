"""Thousands of games in compiled code do what single games do."""

import numpy as np
import pytest

import glueck
from glueck.research.compiled import kernels
from glueck.research.observation import observation_of
from glueck.research.table import LearningTable
from left_out import module_or_leave_out
from research.adapters import EVERY_TABLE, OPTIONS, midgame

gymnasium = module_or_leave_out("gymnasium")
from glueck.research.gym import GameVectorEnv, environment_id  # noqa: E402


@pytest.mark.parametrize(("game", "seats"), EVERY_TABLE)
def test_each_row_is_a_game_of_its_own(game, seats):
    """Stepped beside tables that are told the same actions, for more than one game each."""
    env = GameVectorEnv(game, 6, seats=seats, reward="points", threads=2, **OPTIONS[game])
    observations, infos = env.reset(seed=seats)
    twins = [LearningTable(game, seats, "points", options=OPTIONS[game]) for _ in range(6)]
    for number, twin in enumerate(twins):
        twin.put(env.state(number))
    ended = 0
    while ended < 8:
        actions = env.sample_actions()
        for number, twin in enumerate(twins):
            if not twin.over:
                seen, mask = twin.observe_to_act()
                assert seen.tobytes() == observations[number].tobytes()
                assert mask.tobytes() == infos["action_mask"][number].tobytes()
                assert infos["seat"][number] == twin.seat
        actors = [twin.seat for twin in twins]
        _, rewards, over, cut, _ = env.step(actions)
        assert not cut.any()
        for number, twin in enumerate(twins):
            if twin.over:  # dealt again by this step, which plays nothing
                twin.put(env.state(number))
                assert not over[number]
                assert rewards[number] == 0
                continue
            twin.play(int(actions[number]))
            assert over[number] == twin.over
            if twin.over:
                ended += 1
                assert infos["rewards"][number].tolist() == twin.rewards()
                assert rewards[number] == twin.rewards()[actors[number]]
                assert not infos["action_mask"][number].any()


def play(env, steps):
    told = []
    observations, _ = env.reset(seed=5)
    for _ in range(steps):
        actions = env.sample_actions()
        _, rewards, over, _, infos = env.step(actions)
        told.append([a.tobytes() for a in (actions, observations, rewards, over, infos["seat"])])
    return told


def test_the_number_of_threads_changes_nothing():
    one, two = (GameVectorEnv("gluecksgriff", 9, seats=3, threads=n) for n in (1, 2))
    assert play(one, 400) == play(two, 400)


def test_what_a_step_returns_is_the_memory_of_the_next():
    env = gymnasium.make_vec(environment_id("glueckauf"), num_envs=4)
    first, infos = env.reset(seed=1)
    second, *_, again = env.step(env.unwrapped.sample_actions())
    assert first is second
    assert infos["action_mask"] is again["action_mask"]
    assert np.shares_memory(env.unwrapped.action_masks(), again["action_mask"])
    assert env.observation_space.contains(second)
    own = GameVectorEnv("glueckauf", 4, copy=True)
    first, _ = own.reset(seed=1)
    assert not np.shares_memory(first, own.step(own.sample_actions())[0])
    env.close()


def test_dealt_again_in_the_same_step():
    """The last observation of the old game is told beside the first one of the new."""
    env = GameVectorEnv("gluecksgriff", 3, point_limit=20, autoreset_mode="SameStep")
    assert env.metadata["autoreset_mode"] is gymnasium.vector.AutoresetMode.SAME_STEP
    observations, infos = env.reset(seed=2)
    names, over = observation_of(env.game).names, np.zeros(3, bool)
    while not over.any():
        _, rewards, over, _, infos = env.step(env.sample_actions())
    ended = int(np.flatnonzero(over)[0])
    last = dict(zip(names, infos["final_obs"][ended].tolist(), strict=True))
    now = dict(zip(names, observations[ended].tolist(), strict=True))
    assert (last["over"], now["over"]) == (1, 0)
    assert infos["rewards"][ended, last["viewer"]] == rewards[ended] != 0
    assert infos["final_info"]["rewards"] is infos["rewards"]
    assert infos["_final_info"].tolist() == over.tolist()
    assert infos["action_mask"][ended].any()


def test_against_random_opponents_only_our_seat_is_asked():
    env = GameVectorEnv("glueckauf", 8, seats=3, seat=2, opponents="random")
    observations, infos = env.reset(seed=1)
    ends = 0
    for _ in range(400):
        assert (observations[:, 0] == 2).all()
        _, rewards, over, _, infos = env.step(env.sample_actions())
        assert (env.states["seat"][~over] == 2).all()
        ends += over.sum()
        assert (rewards[over] == infos["rewards"][over, 2]).all()
    assert ends > 8


def test_opponents_of_a_level_play_well_and_by_the_seed():
    """A hauler loses to chance once in a hundred games (docs/bots.md)."""
    ended, told = [], []
    for threads in (1, 2):
        env = GameVectorEnv("glueckauf", 40, opponents="hauler", seat=1, threads=threads)
        env.reset(seed=4)
        for _ in range(400):
            observations, rewards, over, _, _ = env.step(env.sample_actions())
            assert (env.states["seat"][~over] == 1).all()
            ended += rewards[over].tolist()
        told.append(observations.tobytes())
    assert told[0] == told[1]
    assert len(ended) > 40
    assert np.mean(ended) < -0.8


def test_an_illegal_action_loses_its_own_game_only():
    env = GameVectorEnv("glueckauf", 3)
    _, infos = env.reset(seed=1)
    actions, who = env.sample_actions(), int(infos["seat"][1])
    actions[1] = np.flatnonzero(infos["action_mask"][1] == 0)[0]
    actions[2] = -7
    _, rewards, over, _, infos = env.step(actions)
    assert over.tolist() == [False, True, True]
    assert rewards.tolist() == [0, -1, -1]
    assert infos["rewards"][1].tolist() == [-(seat == who) for seat in range(2)]
    assert (infos["illegal"] != 0).tolist() == [False, True, True]


def test_uncompiled_the_same_is_seen():
    state = midgame("glueckauf", 4, 2, 150)
    sees, room = observation_of(state.game), state.game.state.new()
    out = np.zeros(sees.size, sees.dtype)
    for seat in range(4):
        kernels.look.__wrapped__(state.array, seat, sees.sight, room, out)
        assert out.tolist() == [seat, *state.observation(seat)]


def test_what_is_wrong_is_said():
    for wrong, what in (
        ({"num_envs": 0}, "count"),
        ({"threads": -1}, "threads"),
        ({"opponents": "captain"}, "opponents"),
        ({"seat": 2}, "seat"),
        ({"autoreset_mode": "Disabled"}, "autoreset_mode"),
    ):
        with pytest.raises(glueck.OptionError, match=what):
            GameVectorEnv("glueckauf", **{"num_envs": 2} | wrong)
    env = GameVectorEnv("glueckauf", 2)
    for ask in (env.sample_actions, lambda: env.step(np.zeros(2, int))):
        with pytest.raises(glueck.OptionError, match="reset first"):
            ask()
    env.reset(seed=1)
    with pytest.raises(glueck.OptionError, match="actions"):
        env.step(np.zeros(3, int))
    for other in (midgame("glueckauf", 3, 1, 5), midgame("gluecksgriff", 2, 1, 5)):
        with pytest.raises(glueck.OptionError, match="state"):
            env.put(0, other)
    with pytest.raises(glueck.OptionError, match="options: reset_mask"):
        env.reset(options={"reset_mask": np.array([True, False])})
    env.close()
    for ask in (env.reset, env.sample_actions):
        with pytest.raises(glueck.OptionError, match="closed"):
            ask()
