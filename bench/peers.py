"""Player actions per second of OpenSpiel's C++ card games, to compare our own benchmark with.

OpenSpiel (`pip install open_spiel`) is optional: ask `available()` before `measure()`. Measure it
in the same run as ours: machines differ, and so do hours on one machine.
"""

import random
import statistics
import time
from dataclasses import dataclass
from importlib import metadata, util
from typing import Any

GAMES = ("gin_rummy", "hearts")
SEED = 20240229
DEALS = 128  # played equally often in counting and in every slice, so that luck cancels out
COUNTED = 12  # games per deal, 1,536 in all: standard error 0.6 % (gin_rummy), 0.7 % (hearts)
SLICES = 7


@dataclass(frozen=True)
class Peer:
    """One measured game; `actions_per_game` is kept so the rate can be turned into games/s."""

    name: str
    actions_per_second: float
    actions_per_game: float
    version: str


def available() -> bool:
    """Say whether OpenSpiel is installed, so that our benchmark also runs without it."""
    return util.find_spec("pyspiel") is not None


def step(state: Any, rng: random.Random) -> bool:
    """Take one random step and say whether a player took it: chance is not a player action."""
    if chance := state.is_chance_node():
        outcomes, weights = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(rng.choices(outcomes, weights)[0])
    else:
        state.apply_action(rng.choice(state.legal_actions()))
    return not chance


def _count(state: Any, rng: random.Random) -> int:
    """Play a random game and count its player actions, which native rollouts do not report."""
    actions = 0
    while not state.is_terminal():
        actions += step(state, rng)
    return actions


def _games_per_second(game: Any, deals: list[Any], per_deal: int, seed: int) -> float:
    """Play `per_deal` random games of each deal in C++, never entering Python within a deal.

    The evaluator has no Python method, but a search of one simulation expands nothing: it only
    hands its root to the evaluator, which plays all `per_deal` games from there to the end.
    """
    import pyspiel

    evaluator = pyspiel.RandomRolloutEvaluator(n_rollouts=per_deal, seed=seed)
    unused = {"uct_c": 1.0, "max_memory_mb": 1, "solve": False, "seed": seed, "verbose": False}
    search = pyspiel.MCTSBot(game, evaluator, max_simulations=1, **unused).mcts_search
    start = time.perf_counter()
    for deal in deals:
        search(deal)
    return len(deals) * per_deal / (time.perf_counter() - start)


def measure(name: str, seconds: float = 3.0) -> Peer:
    """Time random games of `name` on one core for about `seconds`; counting them comes on top."""
    import pyspiel

    game, rng = pyspiel.load_game(name), random.Random(SEED)
    deals = [game.new_initial_state() for _ in range(DEALS)]
    for deal in deals:  # Start after the deal: a search crashes on a chance node as its root,
        while deal.is_chance_node():  # and leaving out the dealing is in its favour.
            step(deal, rng)
    actions = statistics.fmean(_count(d.clone(), rng) for d in deals for _ in range(COUNTED))
    per_deal = max(1, round(_games_per_second(game, deals, 2, SEED) * seconds / SLICES / DEALS))
    slices = [_games_per_second(game, deals, per_deal, SEED + i) for i in range(SLICES)]
    rate = statistics.median(slices)  # The machine is noisy: a mean would take in every hiccup.
    return Peer(name, rate * actions, actions, metadata.version("open_spiel"))


def main() -> None:
    """Print the yardsticks by themselves, to look at them without our engine."""
    if not available():
        raise SystemExit("OpenSpiel is missing: pip install open_spiel")
    print(f"{'game':<12}{'actions/s':>12}{'actions/game':>14}  open_spiel")
    for p in map(measure, GAMES):
        print(f"{p.name:<12}{p.actions_per_second:>12,.0f}{p.actions_per_game:>14.1f}  {p.version}")


if __name__ == "__main__":
    main()
