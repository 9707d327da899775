"""Steps a second of the adapters for learning, compared with PettingZoo, RLCard and pgx in the same
run.

A second here is processor time of all threads together: on a shared machine, elapsed time would
mostly measure other programs. Games that are stepped on all cores are also measured by elapsed
time, which is meaningful on an otherwise idle machine.

python bench/research.py     prints a table and writes it into bench/results.json

All play uniformly random legal actions. Gin rummy is used for comparison because it is a card game
of about this size; PettingZoo had it among its classic games until 1.26, as an adapter of a few
lines over RLCard; for later versions the same lines are here.
"""

from __future__ import annotations

import importlib.util
import json
import os
import time
from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np

from engine import RESULTS, Row, median, show

os.environ.setdefault("GLUECK_COMPILE", "wait")  # what is measured here is machine code

import glueck
from glueck.research.gym import GameVectorEnv
from glueck.research.openspiel import register_games, short_name
from glueck.research.pettingzoo import env as pettingzoo_env

GAMES = 2048  # side by side
PGX_GAMES = (64, 256, 1024)  # it is measured with each
PGX_STEPS = 10  # in one call
SECONDS = 0.3  # of each slice
SLICES = 5


def rate(steps: Callable[[], int], clock: Callable[[], float] = time.process_time) -> float:
    """Steps a second; `steps` makes some and says how many. The median of some slices."""

    def one_slice() -> float:
        began, count = clock(), 0
        while clock() - began < SECONDS:
            count += steps()
        return count / (clock() - began)

    steps()
    return median(one_slice, SLICES)


def vector(
    game: str, clock: Callable[[], float] = time.process_time, opponents: str | None = None
) -> float:
    """Actions of all games over all cores, their observations and masks filled each time."""
    env = GameVectorEnv(game, GAMES, opponents=opponents)
    env.reset(seed=1)

    def steps() -> int:
        for _ in range(20):
            env.step(env.sample_actions())
        return 20 * GAMES

    return rate(steps, clock)


def in_turns(env: Any) -> float:
    """Steps of an environment in PettingZoo's manner, with `last` before each."""
    chance = np.random.default_rng(1)
    env.reset(seed=1)

    def steps() -> int:
        for count in range(100):
            seen, _, over, cut, _ = env.last()
            if over or cut:
                env.reset()
                return count
            legal = seen["action_mask"].nonzero()[0]
            env.step(int(legal[int(chance.random() * legal.size)]))
        return 100

    return rate(steps)


def gin_rummy_in_pettingzoo() -> float:
    if importlib.util.find_spec("pettingzoo.classic.gin_rummy_v4"):
        from pettingzoo.classic import gin_rummy_v4

        return in_turns(gin_rummy_v4.env())
    from pettingzoo.classic.rlcard_envs.rlcard_base import RLCardBase
    from pettingzoo.utils import wrappers

    class GinRummy(RLCardBase):  # type: ignore[misc]
        metadata = {"name": "gin_rummy", "is_parallelizable": False}  # noqa: RUF012
        render_mode = None

        def __init__(self) -> None:
            super().__init__("gin-rummy", 2, (5, 52))

        def step(self, action: int | None) -> None:
            super().step(action)

    whole = wrappers.TerminateIllegalWrapper(GinRummy(), illegal_reward=-1)
    return in_turns(wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(whole)))


def gin_rummy_in_rlcard() -> float:
    import rlcard

    env, chance = rlcard.make("gin-rummy", {"seed": 1}), np.random.default_rng(1)
    state, _ = env.reset()

    def steps() -> int:
        nonlocal state
        for count in range(100):
            legal = list(state["legal_actions"])
            state, _ = env.step(legal[int(chance.random() * len(legal))])
            if env.is_over():
                state, _ = env.reset()
                return count + 1
        return 100

    return rate(steps)


def backgammon_in_pgx(clock: Callable[[], float] = time.process_time) -> float:
    """Its vectors of games, stepped by XLA on all cores, with the best number of games at once."""
    return max(rate(steps_in_pgx(games), clock) for games in PGX_GAMES)


@cache
def steps_in_pgx(games: int) -> Callable[[], int]:
    """Random legal actions; a game that is over is dealt again in the same step. Steps, chance and
    observations are one compiled function, as its examples have it."""
    import jax
    import pgx
    from pgx.experimental import auto_reset

    env = pgx.make("backgammon")
    play = auto_reset(env.step, env.init)

    def one(state: Any, key: Any) -> Any:
        chosen, chance = jax.random.split(key)
        legal = jax.numpy.log(state.legal_action_mask.astype(float))
        return play(state, jax.random.categorical(chosen, legal), chance)

    def many(state: Any, key: Any) -> Any:
        keys = jax.random.split(key, PGX_STEPS * games).reshape(PGX_STEPS, games, -1)
        return jax.lax.scan(lambda now, keys: (jax.vmap(one)(now, keys), None), state, keys)[0]

    step, number = jax.jit(many), 0
    state = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(0), games))

    def steps() -> int:
        nonlocal state, number
        number += 1
        state = jax.block_until_ready(step(state, jax.random.PRNGKey(number)))
        return PGX_STEPS * games

    return steps


def openspiel(name: str) -> float:
    """Random games through OpenSpiel's Python interface, observations left out."""
    import random

    import pyspiel

    register_games()
    game, chance = pyspiel.load_game(short_name(name)), random.Random(1)

    def steps() -> int:
        state, count = game.new_initial_state(), 0
        while not state.is_terminal():
            state.apply_action(chance.choice(state.legal_actions()))
            count += not state.is_chance_node()
        return count

    return rate(steps)


IN_TURNS = "PettingZoo gin_rummy"
IN_PGX = "pgx backgammon"
PEERS: dict[str, tuple[str, Callable[[], float]]] = {
    IN_TURNS: ("rlcard", gin_rummy_in_pettingzoo),
    "RLCard gin-rummy": ("rlcard", gin_rummy_in_rlcard),
    IN_PGX: ("pgx", backgammon_in_pgx),
}


def steps_row(what: str, value: float, **more: Any) -> Row:
    return {"what": what, "value": round(value, 2), "unit": "steps/s", **more}


def ratio(what: str, value: float, **more: Any) -> Row:
    return {"what": what, "value": round(value, 2), "unit": "×", **more}


def rows() -> list[Row]:
    peers = {}
    for name, (package, measure) in PEERS.items():
        if importlib.util.find_spec(package):
            peers[name] = measure()
        else:
            print(f"{package} is not installed: {name} is left out (pip install -e '.[bench]')")
    table = [steps_row(name, value) for name, value in peers.items()]
    by_pgx = backgammon_in_pgx(time.perf_counter) if IN_PGX in peers else None
    if by_pgx:
        table.append(steps_row(f"{IN_PGX}, all cores, by the clock", by_pgx))
    for game in glueck.games():
        reach = {"reach": 3_000_000} if game == glueck.games()[0] else {}
        by_clock, many = vector(game, time.perf_counter), vector(game)
        turns = in_turns(pettingzoo_env(game))
        table += [
            steps_row(f"{game}, {GAMES} games, all cores, by the clock", by_clock, **reach),
            steps_row(f"{game}, {GAMES} games, a processor's second", many),
            steps_row(f"{game}, {GAMES} games, random opponents", vector(game, opponents="random")),
            steps_row(f"{game}, PettingZoo", turns),
            steps_row(f"{game}, OpenSpiel in Python", openspiel(game)),
        ]
        for name, value in peers.items():
            reach = {} if name.startswith("pgx") else {"reach": 50}
            table.append(ratio(f"{game}, games side by side, to {name}", many / value, **reach))
        if by_pgx:
            what = f"{game}, games side by side, to {IN_PGX}, by the clock"
            table.append(ratio(what, by_clock / by_pgx))
        if peer := peers.get(IN_TURNS):
            table.append(ratio(f"{game}, PettingZoo, to {IN_TURNS}", turns / peer, reach=20))
    return table


def main() -> None:
    table = rows()
    results = json.loads(RESULTS.read_text()) if RESULTS.exists() else {}
    results["research"] = table
    RESULTS.write_text(json.dumps(results, indent=1) + "\n")
    show(table)


if __name__ == "__main__":
    main()
