"""PettingZoo's own tests, and what they do not ask: copies, rewards, illegal actions."""

import copy
import pickle

import numpy as np
import pytest

import glueck
from glueck.engine.errors import IllegalAction
from left_out import module_or_leave_out
from research.adapters import EVERY_TABLE, OPTIONS, midgame

pettingzoo = module_or_leave_out("pettingzoo")
from glueck.research import pettingzoo as games  # noqa: E402

# It says so of every environment whose observations have a mask, except those on a list of its own.
DICTS = (
    "ignore:Observation is not a NumPy array:UserWarning",
    "ignore:Observation space for each agent probably should be:UserWarning",
)


def random_action(env, chance):
    return int(chance.choice(np.flatnonzero(env.last()[0]["action_mask"])))


def play_on(env, chance, most):
    """What everybody is told in turn, until the end or for so many actions."""
    told = []
    for agent in env.agent_iter(most):
        seen, reward, over, _, info = env.last()
        told.append((agent, seen["observation"].tobytes(), reward, over, list(info)))
        env.step(None if over else random_action(env, chance))
    return told


@pytest.mark.filterwarnings(*DICTS)
@pytest.mark.parametrize(("game", "seats"), EVERY_TABLE)
def test_pettingzoo_finds_nothing_wrong(game, seats, capsys):
    from pettingzoo.test import api_test, seed_test

    module = getattr(games, f"{game}_v0")
    api_test(module.env(seats=seats, **OPTIONS[game]), num_cycles=200)
    seed_test(lambda: module.env(seats=seats), num_cycles=20)


def test_every_mode_draws(capsys):
    import glueck.research.pettingzoo.gluecksgriff_v0 as module
    from pettingzoo.test import render_test

    assert module is games.gluecksgriff_v0
    render_test(module.env, custom_tests={"svg": lambda picture: picture.startswith("<svg")})
    assert "points" in capsys.readouterr().out


@pytest.mark.parametrize(("game", "seats"), EVERY_TABLE)
def test_a_copy_in_mid_game_goes_on_alike(game, seats):
    env = games.env(game, seats=seats, reward="points", **OPTIONS[game])
    env.reset(seed=seats)
    play_on(env, np.random.default_rng(1), 60)
    twins = [copy.deepcopy(env), pickle.loads(pickle.dumps(env))]
    expected = play_on(env, np.random.default_rng(2), 5000)
    assert not env.agents  # the game came to its end
    for twin in twins:
        assert play_on(twin, np.random.default_rng(2), 5000) == expected
    for one in (env, *twins):  # and so does the next deal
        one.reset()
    assert len({one.unwrapped.table.states.tobytes() for one in (env, *twins)}) == 1


@pytest.mark.parametrize(("game", "seats"), EVERY_TABLE)
def test_rewards_follow_the_places_and_their_sum_is_nothing(game, seats):
    for reward in ("rank", "points"):
        env, chance = games.raw_env(game, seats=seats, reward=reward), np.random.default_rng(5)
        env.reset(seed=4)
        while not any(env.terminations.values()):
            assert not any(env.rewards.values())
            env.step(random_action(env, chance))
        places, points = (
            [env.infos[agent][what] for agent in env.agents] for what in ("place", "points")
        )
        fewest_win = points[places.index(1)] < max(points)
        expected = [
            sum(np.sign(other - place) for other in places) / (seats - 1)
            if reward == "rank"
            else (sum(points) / seats - own if fewest_win else own - sum(points) / seats)
            for place, own in zip(places, points, strict=True)
        ]
        assert len({*places}) > 1
        assert list(env.rewards.values()) == pytest.approx(expected)
        assert sum(env.rewards.values()) == pytest.approx(0)


def test_an_observation_is_what_the_state_shows_its_seat():
    state = midgame("glueckauf", 3, 1, 200)
    env = games.raw_env("glueckauf", seats=3)
    env.reset(options={"state": state})
    for seat, agent in enumerate(env.agents):
        seen = env.observe(agent)
        assert seen["observation"].tolist() == [seat, *state.observation(seat)]
        assert seen["action_mask"].tolist() == state.mask(seat).tolist()
    with_view = games.raw_env("glueckauf", seats=3, observation="view")
    with_view.reset(options={"state": state})
    assert with_view.observe("player_1")["observation"].tobytes() == state.view_bytes(1)


def test_an_illegal_action_is_refused_by_its_rule_or_loses():
    raw = games.raw_env("glueckauf")
    raw.reset(seed=1)
    illegal = int(np.flatnonzero(raw.last()[0]["action_mask"] == 0)[0])
    with pytest.raises(IllegalAction, match="GA-"):
        raw.step(illegal)
    env = games.env("glueckauf")
    env.reset(seed=1)
    who = env.agent_selection
    env.step(illegal)
    assert env.terminations == {"player_0": True, "player_1": True}
    assert env.rewards[who] == -1
    assert env.infos[who]["illegal"].startswith("GA-")
    for _ in range(2):
        assert not env.last()[0]["action_mask"].any()
        env.step(None)
    with pytest.raises(glueck.OptionError, match="reset"):
        env.step(0)


def test_nothing_can_be_asked_before_a_deal_and_only_numbers_are_actions():
    env = games.gluecksgriff_v0.env(render_mode="ansi")
    for ask in (env.last, env.render, lambda: env.observe("player_1"), lambda: env.step(0)):
        with pytest.raises(glueck.OptionError, match="reset first"):
            ask()
    env.reset(seed=1)
    for wrong in (1.0, "take 1", [1]):
        with pytest.raises(glueck.OptionError, match="whole number"):
            env.step(wrong)
    assert env.agents
    assert not any(env.terminations.values())


def test_a_game_that_is_over_can_be_looked_at():
    state = midgame("gluecksgriff", 2, 3, 10**6)
    env = games.gluecksgriff_v0.env()
    env.reset(options={"state": state})
    assert all(env.terminations.values())
    assert [env.infos[agent]["place"] for agent in env.agents] == state.places
    assert sum(env.rewards.values()) == 0 != max(env.rewards.values())
    for _ in range(2):
        env.step(None)
    assert not env.agents


def test_what_is_wrong_is_said_when_the_environment_is_made():
    for wrong, what in (
        ({"seats": 9}, "seats"),
        ({"reward": "love"}, "reward"),
        ({"observation": "all"}, "observation"),
        ({"render_mode": "3d"}, "render_mode"),
        ({"point_limit": 0}, "point_limit"),
        ({"render_mode": "ansi", "render_seat": 2}, "render_seat"),
    ):
        with pytest.raises(glueck.OptionError, match=what):
            games.gluecksgriff_v0.env(**wrong)
    with pytest.raises(AttributeError):
        _ = games.chess_v6
