"""Find games worth keeping: play until every important case is covered, and write them.

python tools/golden.py [GAME …]   write tests/golden/<game>/*.game again
Run it only when the rules change (and with them their version): the files record how the game was
played before. tests/games/<game>/cases.py says how its games are played and what they must cover.
"""

import random
import sys
from importlib import import_module
from itertools import count
from pathlib import Path
from typing import Any

import playthrough

import glueck
from glueck.engine.state import State

TESTS = Path(__file__).parents[1] / "tests"
FOLDER = TESTS / "golden"
TRIES = 60_000


def cases_of_games() -> dict[str, Any]:
    """The content of tests/games/<id>/cases.py; a game may have none."""
    if str(TESTS) not in sys.path:
        sys.path.append(str(TESTS))
    with_cases = [id for id in glueck.games() if (TESTS / "games" / id / "cases.py").is_file()]
    return {id: import_module(f"games.{id}.cases") for id in with_cases}


CASES = cases_of_games()


def play(game: str, seats: int, seed: int) -> State:
    """A game whose players each have their own style, or all the same one."""
    cases, chance = CASES[game], random.Random(f"{seats} {seed}")
    styles = [chance.choice(list(cases.PLAY_STYLES))] * seats
    if chance.random() < 0.5:
        styles = [chance.choice(list(cases.PLAY_STYLES)) for _ in range(seats)]
    state = glueck.load(game).new(seats, seed, **chance.choice(cases.OPTIONS))
    while not state.over:
        legal = state.legal()
        weights = [weight(words, cases.PLAY_STYLES[styles[state.seat]]) for words in legal]
        state.play(chance.choices(legal, weights)[0])
    return state


def weight(words: str, play_style: dict[str, float]) -> float:
    """The weight of the last matching prefix of the words."""
    fits = [value for start, value in play_style.items() if words.startswith(start)]
    return fits[-1] if fits else 1.0


def covers(state: State) -> list[str]:
    """What this game is an example of."""
    found: set[str] = set()
    for case in CASES[state.game.id].CASES:
        found.update(case(state))
    return sorted(found)


def find(game: str, seats: int) -> list[tuple[State, list[str]]]:
    """Games that each cover something new, then the first others, until there are enough."""
    cases = CASES[game]
    kept: list[tuple[State, list[str]]] = []
    spare: list[tuple[State, list[str]]] = []
    missing = set(cases.NEEDED[seats])
    for seed in count():
        state = play(game, seats, seed)
        enough = len(kept) + len(spare) >= cases.GAMES_A_SEAT_COUNT
        ends = set(cases.endings(state))
        if enough and missing <= cases.ENDINGS and not missing & ends:
            continue  # only a rare ending is still looked for, and this is not it
        found = covers(state)
        if missing & set(found):
            kept.append((state, found))
            missing -= set(found)
            print(
                f"{game}, {seats} seats, seed {seed}: missing {missing or 'none'}", file=sys.stderr
            )
        elif len(spare) < cases.GAMES_A_SEAT_COUNT:
            spare.append((state, found))
        if not missing and len(kept) + len(spare) >= cases.GAMES_A_SEAT_COUNT:
            break
        if seed == TRIES:
            sys.exit(f"{game}, {seats} seats: never seen {sorted(missing)}")
    return (kept + spare)[: cases.GAMES_A_SEAT_COUNT]


def main(names: list[str]) -> None:
    for game in names or CASES:
        folder = FOLDER / game
        folder.mkdir(parents=True, exist_ok=True)
        for old in folder.glob("*.game"):
            old.unlink()
        for seats in CASES[game].NEEDED:
            for state, found in find(game, seats):
                path = folder / f"{seats}-{state.seed:05}.game"
                path.write_text(playthrough.write(state, found), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
