"""A game at the terminal: to the end, interrupted, taken back, explained, and never lost."""

import json
import re
from pathlib import Path

import pytest

import glueck
from cli.terminal import GAME, played, script


def new_file(home: Path) -> Path:
    """The one game in the folder for saved games."""
    (file,) = (home / "data" / "glueck").glob("*.json")
    return file


def at(tmp_path: Path, **how) -> Path:
    path = tmp_path / "game.json"
    played(**how).save(path)
    return path


def test_interrupted_and_resumed_it_goes_the_same_way(run, home):
    typed, end = script(seed=12, seats=2, most=40)
    half = len(typed) // 2
    first = run("play", "glueckauf", "--seats", 2, "--seed", 12, lines=[*typed[:half], "quit"])
    file = new_file(home)
    assert f"Go on with: glueck play --file {file}" in first.stdout
    before = glueck.replay(file)
    assert run("play", "--file", file, lines=["q"]).exit_code == 0
    assert glueck.replay(file) == before
    assert run("play", "--file", file, lines=typed[half:]).exit_code == 0
    assert glueck.replay(file) == end


def test_end_of_input_saves(run, home):
    result = run("play", "glueckauf", "--seed", 7, lines=["13"])
    state = glueck.replay(new_file(home))
    assert result.exit_code == 0
    assert "take 13" in state.actions
    assert state.players == ["you", "bot", "bot"]
    assert state.seat == 0  # the bots have played on, and that is saved too
    assert str(new_file(home)) in result.stdout


def test_the_file_is_where_one_wants_it(run, tmp_path):
    file = tmp_path / "mine.json"
    assert run("play", "glueckauf", "--seed", 7, "--file", file).exit_code == 0
    assert glueck.read(file).seed == 7


def test_seat_seats_and_options(run, home):
    how = ["--seats", 4, "--seat", 2, "--option", "free_storage=true", "-o", "starting_player=1"]
    run("play", "glueckauf", *how)
    saved = glueck.read(new_file(home))
    assert saved.players == ["bot", "bot", "you", "bot"]
    assert saved.options["free_storage"] is True
    assert saved.options["starting_player"] == 1
    assert saved.state().seat == 2


def test_a_hexadecimal_seed(run, home):
    run("play", "glueckauf", "--seed", "0xff")
    assert glueck.read(new_file(home)).seed == 255


def test_undo_takes_back_one_action(run, tmp_path):
    file = at(tmp_path, actions=60, phase="place")
    before = glueck.replay(file)
    result = run("play", "--file", file, lines=["place bank", "undo", "q"])
    assert "Taken back: Bank: take 1 Mark" in result.stdout
    assert glueck.replay(file) == before
    assert run("play", "--file", file, lines=["place bank", "u", "bank", "q"]).exit_code == 0
    assert glueck.replay(file).actions == [*before.actions, "place bank"]


def test_nothing_to_undo_is_said(run, tmp_path):
    result = run("play", "--file", at(tmp_path, actions=60, phase="place"), lines=["undo"])
    assert "There is nothing to undo." in result.stdout


def test_enter_does_the_only_thing_possible(run, tmp_path):
    file = at(tmp_path, actions=60, phase="end")
    before = len(glueck.replay(file).actions)
    run("play", "--file", file, lines=[""])
    assert glueck.replay(file).actions[before] == "end"


def test_enter_does_nothing_when_there_is_a_choice(run, tmp_path):
    file = at(tmp_path, actions=60, phase="place")
    before = glueck.replay(file)
    result = run("play", "--file", file, lines=[""])
    assert "Choose a number" in result.stdout
    assert glueck.replay(file) == before


def test_why_names_the_clause_and_what_it_says(run, tmp_path):
    result = run("play", "--file", at(tmp_path, actions=60, phase="place"), lines=["why mining-4"])
    said = " ".join(result.stdout.split())
    why = "This space is locked with this number of players. [GA-SETUP-04]"
    assert f"Go mining with up to 4 steps → {why}" in said


def test_why_of_something_legal_and_of_nothing(run, tmp_path):
    lines = ["why place bank", "why", "why xyzzy", "why put gray"]
    out = run("play", "--file", at(tmp_path, actions=60, phase="place"), lines=lines).stdout
    assert "Bank: take 1 Mark → possible now" in out
    assert "Why what?" in out
    assert "I don’t understand “xyzzy”" in out
    assert re.search(r"and \d+ more → ", " ".join(out.split()))


def test_an_illegal_action_is_refused_with_its_clause(run, tmp_path):
    file = at(tmp_path, actions=60, phase="place")
    before = glueck.replay(file)
    result = run("play", "--file", file, lines=["place mining-4", "load gray"])
    assert "[GA-SETUP-04]" in result.stdout
    assert "[GA-FLOW-03]" in result.stdout
    assert glueck.replay(file) == before


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("plaec bank", "did you mean: place bank?"),
        ("999", "999 is not one of the choices"),
        ("place money", "can mean place money-4, place money-5"),
        ("\x1b[A", "I don’t understand “?[a”"),
        ("ü€漢字", "I don’t understand"),
        ("x" * 5000, "I don’t understand"),
        ("log zzz", "neither a number of turns"),
        ("save /", "already exists"),
        ("save /no/such/folder/x", "No such file or directory"),
        ("save ~nobody-here/x", "home directory"),
        ("save " + "x" * 300, "File name too long"),
        ("save a\0b", "null"),
    ],
)
def test_bad_lines_get_one_clear_answer(run, tmp_path, typed, answer):
    file = at(tmp_path, actions=60, phase="place")
    before = glueck.replay(file)
    result = run("play", "--file", file, lines=[typed])
    assert answer in " ".join(result.stdout.split())
    assert result.exit_code == 0
    assert glueck.replay(file) == before


def test_help_names_every_request(run, tmp_path):
    out = run("play", "--file", at(tmp_path, actions=60), lines=["?"]).stdout
    for request in ("undo", "why", "score", "log", "board", "all", "save", "quit"):
        assert f"\n{request}" in out
    assert "yellow, brown, grey, black coal" in out


def test_score_shows_the_projection(run, tmp_path):
    file = at(tmp_path, actions=200)
    out = run("play", "--file", file, lines=["score"]).stdout
    projected = glueck.replay(file).projected()
    titles = {"now": "VP now", "shift": "If the shift ended now", "final": "If the game ended now"}
    for part, title in titles.items():
        (line,) = [one for one in out.splitlines() if f" {title} " in one]
        assert line.split()[-3:] == [str(n).replace("-", "−") for n in projected[part]]


def test_log_tells_what_everybody_did(run, tmp_path):
    out = run("play", "--file", at(tmp_path, actions=100), lines=["log all"]).stdout
    out = out.replace("\u00a0", " ")
    assert "Guest drafts the" in out
    assert "Bot 1 drafts the" in out
    assert "goes mining (up to" in out
    short = run("play", "--file", tmp_path / "game.json", lines=["log 2"]).stdout
    assert len(short) < len(out)
    assert "drafts" not in short.split("log 2")[1]


def test_all_shows_every_pit(run, tmp_path):
    out = run("play", "--file", at(tmp_path, actions=60), lines=["all"]).stdout
    assert out.count("surface") == 4


def test_save_writes_a_copy_and_spares_other_files(run, tmp_path):
    file, copy, other = at(tmp_path, actions=60), tmp_path / "copy.json", tmp_path / "other"
    other.write_text("mine")
    result = run("play", "--file", file, lines=[f"save {copy}", f"save {other}", "save"])
    assert glueck.replay(copy) == glueck.replay(file)
    assert other.read_text() == "mine"
    assert "already exists" in result.stdout
    assert f"Saved to {file}" in result.stdout


def test_a_finished_game_shows_its_result(run, tmp_path):
    file = at(tmp_path, seats=2)
    before = glueck.replay(file)
    result = run("play", "--file", file)
    assert result.exit_code == 0
    assert "The game is over" in result.stdout
    assert re.search("wins!|win together!", result.stdout)
    assert glueck.replay(file) == before


def test_a_file_without_names_asks_where_you_sit(run, tmp_path):
    file = tmp_path / "game.json"
    state = GAME.new(3, seed=7)
    state.save(file)
    run("play", "--file", file, "--seat", 1)
    assert glueck.read(file).players == ["bot", "you", "bot"]


def test_two_people_share_a_keyboard_without_seeing_each_others_cards(run, tmp_path):
    file = tmp_path / "game.json"
    state = GAME.new(2, seed=7, starting_player=0)
    state.players = ["Anna", "Ben"]
    state.save(file)
    lines = [state.legal()[0], "", "log"]
    out = run("play", "--file", file, lines=lines).stdout
    assert "Anna, it’s your turn: press Enter." in out
    assert "Ben drafts the" in out
    assert len(glueck.replay(file).actions) == 1


def test_the_screen_is_cleared_between_two_people(run, tmp_path, monkeypatch):
    file, cleared = tmp_path / "game.json", []
    state = GAME.new(2, seed=7, starting_player=0)
    state.players = ["Anna", "Ben"]
    state.save(file)
    monkeypatch.setattr("rich.console.Console.clear", lambda self: cleared.append(self))
    run("play", "--file", file, lines=[state.legal()[0], "", "q"])
    assert len(cleared) == 1


def test_what_others_put_back_is_never_shown(run, tmp_path):
    """The words of `next …` of other seats, in the news, the log and the board of a whole game."""
    file = at(tmp_path, actions=200, seed=4)
    state = glueck.replay(file)
    entries = zip(state.log(None), state.actions, strict=True)
    secret = {words.split()[1] for e, words in entries if words.startswith("next") and e["seat"]}
    own = {e["action"].split()[1] for e in state.log(0) if e["action"].startswith("next")}
    assert secret - own - {"tile", "order"}
    out = run("play", "--file", file, lines=["log all", "all", "score", "board"]).stdout
    told = " ".join(out.split())
    for item in secret - own:
        assert f"next {item}" not in told
        assert f"[{item}]" not in told


def test_no_colour_codes_without_a_terminal_or_when_asked(run, tmp_path):
    file = at(tmp_path, actions=60)
    assert "\x1b" not in run("play", "--file", file).stdout
    assert "\x1b[" in run("play", "--file", file, FORCE_COLOR="1").stdout
    assert "\x1b" not in run("play", "--file", file, "--no-color", FORCE_COLOR="1").stdout
    assert "\x1b" not in run("play", "--file", file, FORCE_COLOR="1", NO_COLOR="1").stdout


def test_a_full_disk_is_reported_and_the_game_goes_on(run, tmp_path, monkeypatch):
    file = at(tmp_path, actions=60, phase="place")
    whole, calls = glueck.State.save, []

    def save(state, path, *rest, **how):
        calls.append(path)
        if len(calls) == 2:
            raise OSError(28, "No space left on device", "/tmp/.hidden")
        whole(state, path, *rest, **how)

    monkeypatch.setattr(glueck.State, "save", save)
    result = run("play", "--file", file, lines=["place bank", "q"])
    assert f"Can’t save: {file}: No space left on device" in " ".join(result.stdout.split())
    assert glueck.replay(file).actions[-1] == "place bank"  # the next attempt went well


def test_the_save_file_says_who_is_who(run, home):
    run("play", "glueckauf", "--seats", 2, "--seat", 1)
    assert json.loads(new_file(home).read_text())["players"] == ["bot", "you"]
