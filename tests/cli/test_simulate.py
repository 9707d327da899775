"""Random games are counted rightly, and the seed alone decides what comes out."""

import json

import numpy as np
import pytest

from cli.terminal import GAME
from glueck.cli.report import histogram
from glueck.cli.simulation import CHUNK, SimulationPlan, Tally, play_all


def numbers(run, *args):
    result = run("simulate", "glueckauf", "--json", *args)
    assert result.exit_code == 0
    out = json.loads(result.stdout)  # nothing but JSON on stdout
    assert out.pop("speed")["games_per_second"] > 0
    return out


def test_the_number_of_threads_changes_nothing(run):
    args = ["--games", 2 * CHUNK + 500, "--seed", 7]
    one, two, five = (numbers(run, *args, "--threads", n) for n in (1, 2, 5))
    assert one == two == five
    assert one["games"] == 2 * CHUNK + 500


def test_the_seed_decides(run):
    first, other = (numbers(run, "--games", 300, "--seed", n) for n in (1, 2))
    assert first == numbers(run, "--games", 300, "--seed", 1)
    assert first["seats"] != other["seats"]


def test_chunks_are_different_games():
    plan = SimulationPlan(GAME, 2, GAME.check_options(2, {}), 7, 2 * CHUNK)
    one, two = play_all(plan, 1)
    assert one.points != two.points


def test_everything_adds_up(run):
    out = numbers(run, "--games", 700, "--seats", 4, "--seed", 3)
    assert len(out["seats"]) == 4
    assert sum(seat["win_share"] for seat in out["seats"]) == pytest.approx(1)
    for seat in out["seats"]:
        points = {int(value): games for value, games in seat["points"].items()}
        assert sum(points.values()) == 700
        assert seat["lowest"] == min(points)
        assert seat["highest"] == max(points)
        assert seat["mean"] == pytest.approx(sum(v * n for v, n in points.items()) / 700)


def test_a_table_option_counts(run):
    plain, free = (
        numbers(run, "--games", 300, "--seed", 1, "-o", f"free_storage={value}")
        for value in ("false", "true")
    )
    assert free["options"]["free_storage"] is True
    assert plain["seats"] != free["seats"]


def test_shared_victories_are_shared():
    tally = Tally(3)
    points = np.array([[5, 5, 1], [9, 2, 3], [4, 4, 4]])
    places = np.array([[1, 1, 3], [1, 3, 2], [1, 1, 1]])
    tally.count(points, places, 42)
    assert tally.shared == 2
    assert tally.win_share(0) == pytest.approx((1 / 2 + 1 + 1 / 3) / 3)
    assert tally.win_share(2) == pytest.approx((1 / 3) / 3)
    assert tally.mean(2) == pytest.approx(8 / 3)
    again = Tally(3)
    again.add(tally)
    again.add(tally)
    assert (again.games, again.actions, again.shared) == (6, 84, 4)
    assert again.points[0] == {5: 2, 9: 2, 4: 2}


def test_the_histogram_holds_every_game_once():
    tally = Tally(1)
    values = np.array([[-12], [-1], [0], [0], [7], [55]])
    tally.count(values, np.ones_like(values), 0)
    lines = [line.plain for line in histogram(tally.points[0], 80)]
    shares = [float(line.split("%")[0].split()[-1]) for line in lines]
    assert sum(shares) == pytest.approx(100, abs=0.1)
    assert max(map(len, lines)) <= 80
    (top,) = [line for line in lines if "50.00%" in line or "33.33%" in line]
    assert "0 … 4" in top


def test_the_report_is_for_people(run):
    result = run("simulate", "glueckauf", "--games", 500, "--seed", 7)
    assert result.exit_code == 0
    assert "500 games with 3 players (playing at random)" in result.stdout
    assert "games/s" in result.stdout
    assert "actions/s" in result.stdout
    assert "Shared victories" in result.stdout
    assert "█" in result.stdout
    assert "\x1b" not in result.stdout + result.stderr


def test_without_a_seed_it_says_which_it_took(run):
    out = numbers(run, "--games", 50)
    assert numbers(run, "--games", 50, "--seed", out["seed"]) == out
