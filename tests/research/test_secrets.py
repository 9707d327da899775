"""No adapter tells a seat what it may not know: the twins of the engine, through each of them."""

import numpy as np
import pytest

import glueck
from glueck.testing import play
from glueck.testing.random_games import at, some_of
from glueck.testing.secrets import compare_twins
from left_out import module_or_leave_out

EVERY_GAME = glueck.games()
STEP = 2  # of the positions that the suite of the engine looks at, every second


def seats_of(game):
    return glueck.load(game).seats[0], glueck.load(game).seats[-1]


def is_drawn(state):
    """To draw takes a hundred times as long as all else: some positions will do, the same ones for
    both twins."""
    return sum(state.seen(None).tobytes()) % 16 == 0


def check(game, seed, told, may_ask=lambda state, viewer: True):
    """With the most seats and with the fewest: what is told of some positions of a random game."""
    for seats in seats_of(game):
        played = play(glueck.load(game), seats, seed)
        for number in some_of(played)[::STEP]:
            state = played[number]
            with at(state):
                for viewer in range(seats):
                    if may_ask(state, viewer):
                        compare_twins(state, viewer, told)


def decides(state, viewer):
    return viewer == state.seat and not state.over


@pytest.mark.parametrize("game", EVERY_GAME)
@pytest.mark.parametrize("form", ["numbers", "view"])
def test_pettingzoo_tells_no_seat_more_than_it_may_know(game, form):
    module_or_leave_out("pettingzoo")
    from glueck.research.pettingzoo import raw_env

    envs = {n: raw_env(game, n, observation=form, render_mode="ansi") for n in seats_of(game)}

    def told(state, viewer):
        env = envs[state.seats]
        env.render_seat = viewer
        env.reset(seed=1, options={"state": state})
        agent = env.possible_agents[viewer]
        seen, info = env.observe(agent), env.infos[agent]
        return {
            "the observation": seen["observation"].tobytes(),
            "the mask": seen["action_mask"].tobytes(),
            "the info": {name: np.asarray(value).tobytes() for name, value in info.items()},
            "whose turn it is": env.agent_selection,
            "the picture": env.render() if is_drawn(state) else "",
        }

    check(game, 11, told)


@pytest.mark.parametrize("game", EVERY_GAME)
def test_gymnasium_tells_no_seat_more_than_it_may_know(game):
    module_or_leave_out("gymnasium")
    from glueck.research.gym import GameEnv

    def told(state, viewer):
        env = GameEnv(game, state.seats, seat=viewer, render_mode="ansi")
        seen, info = env.reset(seed=1, options={"state": state})
        return {
            "the observation": seen.tobytes(),
            "the mask": env.action_masks().tobytes(),
            "the info": (info["action_mask"].tobytes(), sorted(info)),
            "the picture": env.render() if is_drawn(state) else "",
        }

    check(game, 12, told, decides)


@pytest.mark.parametrize("game", EVERY_GAME)
def test_many_games_tell_no_seat_more_than_it_may_know(game):
    module_or_leave_out("gymnasium")
    from glueck.research.gym import GameVectorEnv

    envs = {}

    def told(state, viewer):
        """In self-play if the viewer is to act; else as the learner who has this seat."""
        opponents = None if decides(state, viewer) else "random"
        key = state.seats, viewer, opponents
        if key not in envs:
            envs[key] = GameVectorEnv(
                game, 2, seats=state.seats, seat=viewer, opponents=opponents, threads=1
            )
            envs[key].reset(seed=1)
        env = envs[key]
        env.put(1, state)
        infos = env.infos()
        return {
            "the observation": env.observations[1].tobytes(),
            "the infos": {name: value[1].tobytes() for name, value in infos.items()},
        }

    check(game, 13, told)


@pytest.mark.parametrize("game", EVERY_GAME)
def test_openspiel_tells_no_player_more_than_it_may_know(game):
    pyspiel = module_or_leave_out("pyspiel")
    from glueck.research.openspiel import short_name
    from glueck.research.openspiel.past import beginning

    def told(state, viewer):
        rules = pyspiel.load_game(short_name(game), {"players": state.seats})
        spiel = rules.new_initial_state()
        while spiel.is_chance_node():
            spiel.apply_action(7)
        spiel.table.put(state)
        spiel.past = beginning(spiel.seen())
        return {
            "the observation": spiel.observation_tensor(viewer),
            "the observation in words": spiel.observation_string(viewer),
            "the information state": spiel.information_state_tensor(viewer),
            "the information state in words": spiel.information_state_string(viewer),
            "what is legal": spiel.legal_actions(viewer),
        }

    check(game, 14, told)
