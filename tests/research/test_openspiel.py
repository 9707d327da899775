"""OpenSpiel's own tests, and a search of theirs over our games."""

import pickle
import random

import numpy as np
import pytest

import glueck
from glueck.engine.record import ACTOR
from glueck.research.observation import observation_of
from left_out import module_or_leave_out
from research.adapters import EVERY_TABLE, FEWEST_AND_MOST

pyspiel = module_or_leave_out("pyspiel")
from glueck.research.openspiel import short_name  # noqa: E402

SHORT = {"gluecksgriff": {"point_limit": 10}}  # one or two rounds


def dealt(game, seed=1, actions=0):
    """A state after the deal and some random actions."""
    state, chance = game.new_initial_state(), random.Random(seed)
    while state.is_chance_node() or (actions and not state.is_terminal()):
        actions -= not state.is_chance_node()
        state.apply_action(chance.choice(state.legal_actions()))
    return state


@pytest.mark.parametrize(("game", "seats"), FEWEST_AND_MOST)
def test_openspiel_finds_nothing_wrong(game, seats, capfd):
    rules = pyspiel.load_game(short_name(game), {"players": seats, **SHORT.get(game, {})})
    pyspiel.random_sim_test(rules, num_sims=1, serialize=seats == 2, verbose=False)


@pytest.mark.parametrize("game", glueck.games())
def test_nor_do_its_tests_in_python(game, capfd):
    from open_spiel.python.tests.games_sim_test import GamesSimTest

    np.random.seed(1)
    GamesSimTest().sim_game(pyspiel.load_game(short_name(game), SHORT.get(game, {})))


@pytest.mark.parametrize(("game", "seats"), EVERY_TABLE)
def test_a_history_replays_the_game_and_points_can_be_the_reward(game, seats):
    rules = pyspiel.load_game(short_name(game), {"players": seats, "reward": "points"})
    state, again = dealt(rules, actions=10**6), rules.new_initial_state()
    for action in state.history():
        again.apply_action(action)
    assert str(again) == str(state)
    assert again.returns() == state.returns()
    assert sum(state.returns()) == pytest.approx(0)
    for seat in range(seats):
        assert state.information_state_string(seat) == again.information_state_string(seat)


def test_an_information_state_is_all_that_was_seen():
    """Who looks alike now but came another way is told apart; what a player cannot know is not."""
    rules = pyspiel.load_game("python_gluecksgriff(players=3)")
    state = dealt(rules, seed=4, actions=30)
    player = state.current_player()
    others = [state.resample_from_infostate(player, random.Random(n).random) for n in range(5)]
    for kind in ("information_state", "observation"):
        for form in ("string", "tensor"):
            told = {str(getattr(one, f"{kind}_{form}")(player)) for one in (state, *others)}
            assert len(told) == 1
    assert len({str(one) for one in others}) == 5
    past = {one.information_state_string(player) for one in (dealt(rules, 4, 28), state)}
    assert len(past) == 2
    twin = pickle.loads(pickle.dumps(state))
    assert twin.information_state_string(player) == state.information_state_string(player)


def secret_action_of(seed):
    """A game of Glück Auf up to the moment after somebody has put tiles or orders back in an order
    that only they know; who it was."""
    rules, chance = pyspiel.load_game("python_glueckauf"), random.Random(seed)
    state, actions = rules.new_initial_state(), glueck.load("glueckauf").actions
    while True:
        legal = state.legal_actions()
        secret = [] if state.is_chance_node() else [a for a in legal if actions.seen_by(a) == ACTOR]
        who, action = state.current_player(), chance.choice(secret or legal)
        state.apply_action(action)
        if len(secret) > 1:
            return state, who, action


def test_a_state_dealt_anew_has_no_secret_action_of_another_player():
    """A search for one player must not find in the tensors of the other what only that one did."""
    for seed in range(3):
        state, who, action = secret_action_of(seed)
        other, size = 1 - who, observation_of(glueck.load("glueckauf")).size
        assert state.information_state_tensor(who)[size:][1] == action + 1
        twin = state.resample_from_infostate(other, random.Random(seed).random)
        assert twin.information_state_tensor(who)[size:][:2] == [who + 1, 0]
        assert twin.information_state_tensor(other) == state.information_state_tensor(other)
        again = pickle.loads(pickle.dumps(twin.past))
        assert [one.action for one in again.latest(32)] == [
            one.action for one in twin.past.latest(32)
        ]


@pytest.mark.parametrize("observation", [True, False])
@pytest.mark.parametrize("game", glueck.games())
def test_its_search_plays_our_games(game, observation):
    from open_spiel.python.algorithms.ismcts import ISMCTSBot
    from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator

    chance = np.random.RandomState(1)
    rules = pyspiel.load_game(short_name(game))
    state = dealt(rules, actions=40)
    bot = ISMCTSBot(
        rules,
        RandomRolloutEvaluator(1, chance),
        uct_c=1.0,
        max_simulations=4,
        random_state=chance,
        use_observation_string=observation,
        allow_inconsistent_action_sets=True,
    )
    assert bot.step(state) in state.legal_actions()


def test_options_are_parameters():
    asked = {"players": 3, "free_storage": True, "starting_player": "2"}
    state = dealt(pyspiel.load_game("python_glueckauf", asked))
    assert state.table.options["free_storage"] is True
    assert state.table.states["starter"][0] == state.table.options["starting_player"] == 2
    with pytest.raises(glueck.OptionError, match="point_limit"):
        pyspiel.load_game("python_gluecksgriff(point_limit=-1)")
