"""Simulations a second of the search, compared with OpenSpiel's ISMCTS in the same run; memory.

python bench/search.py     prints a table and adds it to bench/results.json

In the comparison with OpenSpiel, simulations of both play at random to the end: of the game, and
for a game with rounds also of the round, because gin_rummy is a single hand. The captain's own
simulations play on quickly and are judged after some actions.
"""

import json
import multiprocessing
import random
import resource
import time
from typing import Any

from peers import SEED, available, step

import glueck
from engine import RESULTS, Row, machine, median, show
from glueck.bots.levels import bot
from glueck.search import Search, SearchSettings, SeatKnowledge
from glueck.search.search import considered

SECONDS = 2.0
MIB = 1 << 20


def rate(game: glueck.Game, seats: int, threads: int = 1, past_stage: bool = True) -> float:
    """Simulations a second from an early decision."""
    state = game.new(seats, seed=3)
    chance = random.Random(3)
    while len(state.moves()) < 2 or len(state.actions) < 10:
        state.play(int(chance.choice(state.moves().tolist())))
    settings = SearchSettings(
        simulations=None, seconds=SECONDS, rollout="random", past_stage=past_stage, threads=threads
    )
    search, knowledge = Search(game, settings, 1), SeatKnowledge.of(state)

    def once() -> float:
        search.begin()
        began = time.perf_counter()
        visits = sum(one.visits for one in search.think(knowledge))
        return visits / (time.perf_counter() - began)

    once()
    return median(once, 3)


def captains(game: glueck.Game) -> float:
    """The captain's simulations a second, over positions throughout some games."""
    settings = SearchSettings(simulations=300, depth=60)
    searches = [(Search(game, settings, 1), one) for one in midgame(game)]

    def once() -> float:
        visits, began = 0, time.perf_counter()
        for search, knowledge in searches:
            search.begin()
            visits += sum(one.visits for one in search.think(knowledge))
        return visits / (time.perf_counter() - began)

    once()
    return median(once, 3)


def midgame(game: glueck.Game) -> list[SeatKnowledge]:
    """Decisions of sensible players that are worth a search, in games of two, three and four."""
    found = []
    for seats in (2, 3, 4):
        state = game.new(seats, seed=seats)
        players = [bot("hauler", game, seats, seat) for seat in range(seats)]
        for number in range(200):
            if state.over:
                break
            here = SeatKnowledge.of(state)
            if number % 20 == 10 and len(considered(state.array, here)) > 1:
                found.append(here)
            state.play(players[state.seat].decide(here))
    return found


def openspiel() -> float:
    """The same of OpenSpiel's C++ bot at gin_rummy, a few actions after the deal."""
    import pyspiel

    game, rng = pyspiel.load_game("gin_rummy"), random.Random(SEED)
    state = game.new_initial_state()
    players = 0
    while players < 3 or state.is_chance_node():
        players += step(state, rng)
    simulations = 2000
    bot = pyspiel.ISMCTSBot(
        SEED, pyspiel.RandomRolloutEvaluator(n_rollouts=1, seed=SEED), 2.0, simulations, -1,
        pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT, False, False,
    )  # fmt: skip

    def once() -> float:
        began = time.perf_counter()
        bot.step(state.clone())
        return simulations / (time.perf_counter() - began)

    return median(once, 3)


def memory(name: str, seconds: float = 10) -> float:
    """The peak memory of a process that only searched for so long, in MiB."""
    with multiprocessing.get_context("spawn").Pool(1) as pool:
        return pool.apply(peak, (name, seconds))


def peak(name: str, seconds: float) -> float:
    game = glueck.load(name)
    settings = SearchSettings(simulations=None, seconds=seconds, rollout="random", threads=2)
    Search(game, settings, 1).think(SeatKnowledge.of(game.new(2, seed=1)))
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024


def rows() -> list[Row]:
    games: list[Any] = [glueck.load(name) for name in glueck.games()]
    rates = {game.id: rate(game, 2) for game in games}
    rounds = glueck.load("gluecksgriff")
    rates["gluecksgriff to the round's end"] = rate(rounds, 2, past_stage=False)
    table: list[Row] = [
        {"what": f"{name}, simulations, 2 seats", "value": value, "unit": "1/s"}
        for name, value in rates.items()
    ]
    table += [
        {"what": f"{game.id}, the captain's simulations", "value": captains(game), "unit": "1/s"}
        for game in games
    ]
    if available():
        peer = openspiel()
        table.append({"what": "OpenSpiel ISMCTS gin_rummy", "value": peer, "unit": "1/s"})
        table += [
            {"what": f"{name}, search to OpenSpiel", "value": v / peer, "unit": "×", "reach": 15}
            for name, v in rates.items()
        ]
    for game in games:
        ratio = median(lambda game=game: rate(game, 2, 2) / rate(game, 2, 1), 3)  # type: ignore[misc]
        table.append(
            {"what": f"{game.id}, two threads to one", "value": ratio, "unit": "×", "reach": 1.7}
        )
    for game in games:
        table.append(
            {"what": f"{game.id}, 10 s of search", "value": memory(game.id), "unit": "MiB",
             "reach": 1024}
        )  # fmt: skip
    return table


def main() -> None:
    table = rows()
    results = json.loads(RESULTS.read_text()) if RESULTS.exists() else {"machine": machine()}
    RESULTS.write_text(json.dumps(results | {"search": table}, indent=1) + "\n")
    show(table)


if __name__ == "__main__":
    main()
