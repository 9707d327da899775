"""Every mistake is one clear message and exit code 2, never a traceback."""

import json

import pytest

import glueck
from cli.terminal import played


def test_without_arguments_there_is_help(run):
    result = run()
    assert result.exit_code == 0
    for command in ("games", "play", "replay", "rules", "simulate"):
        assert f"\n  {command} " in result.stdout


def test_version(run):
    assert run("--version").stdout == f"glueck, version {glueck.__version__}\n"


def test_games_lists_seats_and_options(run):
    out = run("games").stdout
    assert "glueckauf: Glück Auf, 2 to 4 players" in out
    for name in ("starting_player", "free_storage", "delivered_visibility"):
        assert name in out


@pytest.mark.parametrize(
    ("args", "message"),
    [
        (["plya"], "did you mean 'play'?"),
        (["zzz"], "repair, replay, reports, review, rules, serve, simulate, stats, verify"),
        (["--zzz"], "No such option"),
        (["play"], "which game? glueckauf"),
        (["play", "chess"], "there is no game 'chess'; there are: glueckauf"),
        (["play", "glueckauf", "--seats", 9], "seats: 9; glueckauf is for 2 to 4 players"),
        (["play", "glueckauf", "--seats", 0], "seats: 0; glueckauf is for 2 to 4 players"),
        (["play", "glueckauf", "--seats", "many"], "'many' is not a valid integer"),
        (["play", "glueckauf", "--seat", 3], "there is no seat 3; this game has seats 0 to 2"),
        (["play", "glueckauf", "--seat", -1], "there is no seat -1; this game has seats 0 to 2"),
        (["play", "glueckauf", "--seed", "x"], "neither a whole number nor hexadecimal"),
        (["play", "glueckauf", "--seed", -1], "seed: -1 is not a whole number"),
        (["play", "glueckauf", "--seed", 2**256], "is not a whole number from 0"),
        (["play", "glueckauf", "--option", "x"], "'x' is not of the form name=value"),
        (["play", "glueckauf", "--option", "x=1"], "x: glueckauf has no such option"),
        (["play", "glueckauf", "-o", "free_storage=2"], "free_storage: 2 is not one of"),
        (["play", "glueckauf", *["-o", "free_storage=true"] * 2], "free_storage is given twice"),
        (["play", "--file", "nothing.json"], "nothing.json: there is no such file"),
        (["play", "glueckauf", "--file", "no/x.json"], "no/x.json: No such file or directory"),
        (["play", "glueckauf", "-o", "free_storage=[1"], "free_storage: '[1' is not one of"),
        (["play", "glueckauf", "-o", "free_storage=[1]"], "free_storage: [1] is not one of"),
        (["replay"], "Missing argument 'FILE'"),
        (["replay", "nothing.json"], "nothing.json: No such file or directory"),
        (["replay", "/"], "/: Is a directory"),
        (["simulate", "chess"], "there is no game 'chess'"),
        (["simulate", "glueckauf", "--seats", 5], "seats: 5; glueckauf is for 2 to 4"),
        (["simulate", "glueckauf", "--games", 0], "0 is not in the range"),
        (["simulate", "glueckauf", "--threads", 0], "0 is not in the range"),
        (["simulate", "glueckauf", "-o", "a=b"], "a: glueckauf has no such option"),
        (["rules"], "Missing argument 'GAME'"),
        (["rules", "chess"], "there is no game 'chess'"),
    ],
)
def test_wrong_words(run, args, message, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    result = run(*args)
    assert result.exit_code == 2
    assert message in result.stderr
    assert result.stdout == ""
    assert list(tmp_path.rglob("*.json")) == []  # a refused game leaves no file


def broken(name: str, text: str) -> bytes:
    whole = json.loads(text)
    if name == "too new":
        whole["glueck"] = 99
    if name == "other rules":
        whole["rules"] = 99
    if name == "edited":
        whole["actions"][0] = "take 44" if whole["actions"][0] != "take 44" else "take 1"
    if name == "unknown game":
        whole["game"] = "chess"
    out = json.dumps(whole).encode()
    return {"cut off": out[:100], "binary": b"\x7fELF\xff\x00", "empty": b"", "list": b"[]"}.get(
        name, out
    )


@pytest.mark.parametrize("command", [["play", "--file"], ["replay"]])
@pytest.mark.parametrize(
    ("name", "message"),
    [
        ("too new", "format 99; this version reads up to 1"),
        ("other rules", "version 99 of glueckauf"),
        ("edited", "actions["),
        ("unknown game", "'chess'; there are: glueckauf"),
        ("cut off", "is not JSON, or cut off"),
        ("binary", "is not a save file"),
        ("empty", "is not JSON, or cut off"),
        ("list", "is not a save file"),
    ],
)
def test_wrong_files(run, tmp_path, command, name, message):
    path = tmp_path / "game.json"
    played(30).save(path)
    bad = broken(name, path.read_text())
    path.write_bytes(bad)
    result = run(*command, path)
    assert result.exit_code == 2
    assert message in result.stderr
    assert len(result.stderr.splitlines()) == 1
    assert path.read_bytes() == bad  # nothing was written over it


@pytest.mark.parametrize(
    ("args", "message"),
    [
        (["--seed", 3], "leave out --seed"),
        (["--seats", 3], "leave out --seats"),
        (["-o", "free_storage=true"], "leave out --option"),
        (["--seat", 1], "a bot plays seat 1"),
        (["--seat", 7], "no seat 7"),
    ],
)
def test_a_game_that_exists_is_not_begun_again(run, tmp_path, args, message):
    path = tmp_path / "game.json"
    played(30).save(path)
    before = path.read_bytes()
    result = run("play", "glueckauf", "--file", path, *args)
    assert result.exit_code == 2
    assert message in result.stderr
    assert path.read_bytes() == before


@pytest.mark.parametrize(
    ("args", "message"),
    [
        (["--seat", 9], "seat: 9"),
        (["--from", 999], "no move 999"),
        (["--from", 0], "range"),
    ],
)
def test_wrong_replays(run, tmp_path, args, message):
    path = tmp_path / "game.json"
    played(30).save(path)
    result = run("replay", path, *args)
    assert result.exit_code == 2
    assert message in result.stderr
    assert result.stdout == ""


def test_a_viewers_file_cannot_be_played_on(run, tmp_path):
    path = tmp_path / "view.json"
    played(30).save(path, seat=0)
    result = run("play", "--file", path)
    assert result.exit_code == 2
    assert "it can be watched, not played on" in result.stderr


def test_a_home_that_cannot_be_written_is_named(run, tmp_path):
    (tmp_path / "file").touch()
    result = run("play", "glueckauf", XDG_DATA_HOME=str(tmp_path / "file"))
    assert result.exit_code == 2
    assert "choose another place with --file" in result.stderr
