"""Levels at the terminal: who plays against you, in simulations, in the arena."""

import json

import pytest

import glueck
from glueck.bots.hint import Hint


def test_the_levels_play_and_are_called_by_their_names(run, tmp_path):
    file = tmp_path / "a.glueck"
    result = run("play", "glueckauf", "--bots", "apprentice,hauler", "--file", file, lines=["q"])
    assert result.exit_code == 0
    assert glueck.read(file).players == ["you", "bot apprentice", "bot hauler"]
    assert "Apprentice" in result.output


def test_an_unknown_level_is_refused_with_those_there_are(run):
    result = run("play", "glueckauf", "--bots", "boss")
    assert result.exit_code == 2 or result.exit_code == 1
    assert "there is no 'boss'; there are: apprentice, hauler" in result.stderr


def test_no_level_is_refused(run):
    result = run("play", "glueckauf", "--bots", " , ")
    assert result.exit_code != 0
    assert "no level is given" in result.stderr


def test_a_hint_can_be_asked_for(run, tmp_path):
    result = run(
        "play", "glueckauf", "--seats", 2, "--seed", 1, "--file", tmp_path / "a.glueck",
        lines=["hint", "q"],
    )  # fmt: skip
    assert "Thinking…" in result.output
    assert "1. Take " in result.output
    assert "A new order for you: " in result.output


def test_the_later_steps_of_a_hint_have_no_costs_of_now(run, tmp_path, monkeypatch):
    """What lies on a space, and how many stand there, may have changed by then."""
    file = tmp_path / "a.glueck"
    state = glueck.load("glueckauf").new(2, seed=1, starting_player=0)
    while state.view()["phase"] == "draft":
        state.play(state.legal()[0])
    for action in ("place money-6", "end", "place money-4", "end"):
        state.play(action)
    state.save(file)
    factory = next(word for word in state.legal() if word.startswith("place factory-"))
    turn = (factory, "end", "place money-6", "end", factory)
    monkeypatch.setattr(glueck, "hint", lambda state: [Hint(turn, None, 1.0)])
    out = run("play", "--file", file, "--seat", 0, lines=["hint", "q"]).stdout.replace(
        "\u00a0", " "
    )
    first, _, later = " ".join(out.split("1. ")[1].split()).partition(" → ")
    assert first.startswith("Buy the ")
    assert "Mark" in first
    assert later.startswith("End turn → Take 6 Marks → End turn → Lorry factory ")


def test_a_game_goes_on_alike_after_an_interruption(run, tmp_path):
    """A bot's choice depends on the seed and the past only."""
    files = [tmp_path / "one.glueck", tmp_path / "two.glueck"]
    for file, parts in zip(
        files, ([["1"] * 6 + ["q"]], [["1"] * 3 + ["q"], ["1"] * 3 + ["q"]]), strict=True
    ):
        run(
            "play",
            "glueckauf",
            "--seats",
            2,
            "--seed",
            4,
            "--bots",
            "hauler",
            "--file",
            file,
            lines=parts[0],
        )
        for lines in parts[1:]:
            run("play", "--file", file, lines=lines)
    assert glueck.read(files[0]).actions == glueck.read(files[1]).actions


def test_simulate_with_levels(run):
    result = run(
        "simulate", "glueckauf", "--seats", 2, "--games", 2, "--bots", "apprentice", "--seed", 1,
        "--threads", 1, "--json",
    )  # fmt: skip
    numbers = json.loads(result.stdout)
    assert (numbers["games"], numbers["bots"]) == (2, ["apprentice"])
    again = run(
        "simulate",
        "glueckauf",
        "--seats",
        2,
        "--games",
        2,
        "--bots",
        "apprentice",
        "--seed",
        1,
        "--threads",
        1,
    )
    assert "2 games with 2 players (apprentice)" in again.stdout


def test_the_arena_reports_shares_with_intervals_and_draws(run, tmp_path):
    result = run(
        "arena", "glueckauf", "--bots", "random,apprentice", "--games", 4, "--processes", 1,
        "--out", tmp_path / "results.jsonl", "--plot", tmp_path / "a.svg",
    )  # fmt: skip
    assert result.exit_code == 0
    assert "4 games with 2 players" in result.stdout
    assert "mean points" in result.stdout
    assert (tmp_path / "a.svg").exists()
    assert len((tmp_path / "results.jsonl").read_text().splitlines()) == 5


@pytest.mark.parametrize(
    ("args", "message"),
    [
        ([], "which bots?"),
        (["--bots", "random"], "two at least"),
        (["--bots", "random,boss"], "there is no 'boss'"),
        (["--bots", "random,hewer", "--seats", 7], "seats: 7"),
        (["--bots", "random,hewer", "--games", 0], "--games"),
        (["--bot", "random", "--bot", "cmd:./nowhere"], "there is no file './nowhere'"),
        (["--bot", "cmd:true", "--bot", "cmd:true"], "the same name twice"),
        (["--bots", "random,hewer", "--plot", "a.gif"], "'a.gif' ends with none of .png"),
        (["--bots", "random,hewer", "--plot", "nowhere/a.png"], "there is no folder 'nowhere'"),
    ],
)
def test_a_wrong_arena_is_refused_before_anything_is_played(run, args, message, monkeypatch):
    monkeypatch.setattr("glueck.bots.arena.play_each", None)
    result = run("arena", "glueckauf", *args)
    assert result.exit_code != 0
    assert message in result.stderr
