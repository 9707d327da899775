"""Our search against OpenSpiel's, with the same deals, each on every seat.

python bench/ismcts.py [GAME] [--deals 2] [--simulations 20] [--seconds S]

Both search information sets by Monte Carlo and play on at random: ours is compiled, theirs
(`open_spiel.python.algorithms.ismcts`) is Python over `glueck.research.openspiel`. They get the
same number of simulations, or with --seconds the same time for each decision. GAME is as OpenSpiel
writes it: "python_gluecksgriff(point_limit=1)" is a single round, of which theirs takes minutes.
"""

from __future__ import annotations

import argparse
import os
import time
from typing import Any

os.environ.setdefault("GLUECK_COMPILE", "wait")  # what is measured here is machine code

import numpy as np
import pyspiel
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator

from glueck.research.openspiel import SpielState
from glueck.search import Search, SearchSettings

MOST = 1_000_000  # simulations, where time decides


class Ours:
    name = "ours"

    def __init__(self, game: str, simulations: int, seconds: float | None, seed: int) -> None:
        settings = SearchSettings(
            simulations=None if seconds else simulations, seconds=seconds, rollout="random"
        )
        self._search = Search(pyspiel.load_game(game).rules, settings, seed)

    def decide(self, state: SpielState) -> int:
        self._search.begin()
        return self._search.think(state.table.knowledge())[0].action


class TimedBot(ISMCTSBot):  # type: ignore[misc]
    """OpenSpiel's, with a time limit, which it does not have itself in Python."""

    def __init__(self, seconds: float | None, *args: Any, **settings: Any) -> None:
        super().__init__(*args, **settings)
        self._seconds, self._began = seconds, 0.0

    def run_simulation(self, state: SpielState) -> Any:
        if self._seconds and time.perf_counter() - self._began > self._seconds:
            raise TimeoutError
        return super().run_simulation(state)

    def run_search(self, state: SpielState) -> Any:
        self._began = time.perf_counter()
        try:
            return super().run_search(state)
        except TimeoutError:
            return self.get_final_policy(state, self._root_node)


class Theirs:
    name = "OpenSpiel"

    def __init__(self, game: str, simulations: int, seconds: float | None, seed: int) -> None:
        chance = np.random.RandomState(seed)
        self._bot = TimedBot(
            seconds,
            pyspiel.load_game(game),
            RandomRolloutEvaluator(1, chance),
            uct_c=0.5,
            max_simulations=MOST if seconds else simulations,
            random_state=chance,
            allow_inconsistent_action_sets=True,
        )

    def decide(self, state: SpielState) -> int:
        return int(self._bot.step(state))


def play(game: str, deal: int, players: list[Any]) -> tuple[list[float], dict[str, float]]:
    """One game of two: the result of each seat, and the seconds per decision of each player."""
    state = pyspiel.load_game(game).new_initial_state()
    for digit in deal.to_bytes(4, "little"):
        state.apply_action(digit)
    spent: dict[str, list[float]] = {player.name: [] for player in players}
    while not state.is_terminal():
        player, began = players[state.current_player()], time.perf_counter()
        action = player.decide(state)
        spent[player.name].append(time.perf_counter() - began)
        state.apply_action(action)
    return state.returns(), {name: float(np.mean(times)) for name, times in spent.items()}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="?", default="python_gluecksgriff(point_limit=1)")
    parser.add_argument("--deals", type=int, default=2)
    parser.add_argument("--simulations", type=int, default=20)
    parser.add_argument("--seconds", type=float)
    asked = parser.parse_args()
    won = dict.fromkeys((Ours.name, Theirs.name), 0.0)
    for number in range(2 * asked.deals):
        kinds = (Ours, Theirs) if number % 2 else (Theirs, Ours)
        players = [kind(asked.game, asked.simulations, asked.seconds, number) for kind in kinds]
        got, spent = play(asked.game, number // 2, players)
        for player, reward in zip(players, got, strict=True):
            won[player.name] += (reward + 1) / 2
        times = ", ".join(f"{name} {1000 * mean:.1f} ms" for name, mean in spent.items())
        score = ", ".join(f"{name} {points:g}" for name, points in won.items())
        print(f"game {number + 1}: {score} (a decision: {times})", flush=True)


if __name__ == "__main__":
    main()
