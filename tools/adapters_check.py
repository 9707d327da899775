"""Checks that the adapters for researchers work with the installed versions. A few steps of every
game with each, using the libraries' own tests; a small dataset with its pictures.

python tools/adapters_check.py    (needs the extras of `release_check.EXTRAS`)
"""

from __future__ import annotations

import tempfile
import warnings
from pathlib import Path

import gymnasium
import pyspiel
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test

import glueck
from glueck.research import pettingzoo
from glueck.research.dataset import Dataset, DatasetPlan, write
from glueck.research.dataset.pictures import draw
from glueck.research.dataset.stats import stats_of
from glueck.research.gym import environment_id
from glueck.research.openspiel import short_name

STEPS = 20


def in_pettingzoo(game: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", UserWarning)  # of every environment with masks
        api_test(pettingzoo.env(game), num_cycles=STEPS)
        seed_test(lambda: pettingzoo.env(game), num_cycles=STEPS // 4)


def in_gymnasium(game: str) -> None:
    check_env(gymnasium.make(environment_id(game)).unwrapped, skip_render_check=True)
    for mode in ("NextStep", "SameStep"):
        envs = gymnasium.make_vec(environment_id(game), num_envs=3, autoreset_mode=mode)
        envs.reset(seed=1)
        for _ in range(STEPS):
            envs.step(envs.unwrapped.sample_actions())  # type: ignore[attr-defined]
        envs.close()


def in_openspiel(game: str) -> None:
    state = pyspiel.load_game(short_name(game)).new_initial_state()
    for _ in range(STEPS):
        state.apply_action(state.legal_actions()[-1])
        if not state.is_chance_node():
            player = state.current_player()
            state.information_state_tensor(player)
            twin = state.resample_from_infostate(player, lambda: 0.5)
            assert twin.observation_string(player) == state.observation_string(player)


def as_dataset(game: str, folder: Path) -> None:
    path = folder / f"{game}.parquet"
    write(DatasetPlan(game, ("apprentice",), games=1, observations=True), path, processes=1)
    draw(stats_of(Dataset(path), None), folder / game, "png")


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        for game in glueck.games():
            in_pettingzoo(game)
            in_gymnasium(game)
            in_openspiel(game)
            as_dataset(game, Path(folder))


if __name__ == "__main__":
    main()
