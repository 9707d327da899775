"""A saved game is shown as somebody saw it, and nobody sees more."""

import json
import re

import pytest

import glueck
from cli.terminal import played


@pytest.fixture(scope="module")
def running():
    return played(200, seed=4)


@pytest.fixture(scope="module")
def finished():
    return played(seed=4)


@pytest.fixture
def file(tmp_path, running):
    path = tmp_path / "game.json"
    running.save(path)
    return path


def moves(out: str) -> list[str]:
    return re.findall(r"^( *\d+ [A-Z].*(?:\n      .*)*)", out, re.MULTILINE)


def test_every_move_is_a_line(run, file, running):
    result = run("replay", file)
    numbers = [int(line[:4]) for line in moves(result.stdout)]
    assert result.exit_code == 0
    assert numbers == list(range(1, len(running.actions) + 1))
    assert f"After {len(running.actions)} moves, not over yet" in result.stdout


def test_from_begins_with_the_board_before(run, file, running):
    result = run("replay", file, "--from", 150)
    assert int(moves(result.stdout)[0][:4]) == 149
    assert int(moves(result.stdout)[1][:4]) == 150
    assert "Lorry factory" in result.stdout


def test_quiet_is_the_result_alone(run, file, running):
    out = run("replay", file, "--quiet").stdout
    assert not moves(out)
    total = out.splitlines()[-2].replace("−", "-")
    assert total.split()[1:] == [str(n) for n in running.scores]


def test_step_waits_and_stops(run, file):
    out = run("replay", file, "--step", lines=["", "", "q"]).stdout
    assert len(moves(out)) == 2
    assert out.count("Lorry factory tile") == 3
    assert "not over yet" not in out


def secrets(state, seat):
    """What the others put back, item by item, that this seat has never named itself."""
    pairs = list(zip(state.log(None), state.actions, strict=True))
    nexts = [(e["seat"], words.split()[1]) for e, words in pairs if words.startswith("next ")]
    own = {item for who, item in nexts if who == seat}
    return {item for who, item in nexts if who != seat} - own


@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_a_running_game_tells_no_secret_of_others(run, file, running, seat):
    hidden = secrets(running, seat)
    assert hidden
    out = run("replay", file, *([] if seat is None else ["--seat", seat])).stdout
    for item in hidden:
        assert f"next {item}" not in out


def test_a_finished_game_tells_where_the_points_came_from(run, tmp_path, finished):
    path = tmp_path / "end.json"
    finished.save(path)
    out = run("replay", path).stdout
    assert "Final result" in out
    assert "Deliveries" in out
    assert re.search("wins!|win together!", out)
    result = out.split("Final result")[1].replace("−", "-")
    rows = re.findall(r"^ .*[a-z1-3]((?: +[-+]?(?:\d+|·)){3}) *$", result, re.MULTILINE)
    *parts, total = [[int(cell.replace("·", "0")) for cell in row.split()] for row in rows]
    assert [sum(column) for column in zip(*parts, strict=True)] == total == finished.scores


def test_a_viewers_file_is_for_that_viewer(run, tmp_path, running):
    path = tmp_path / "view.json"
    running.save(path, seat=1)
    mine = run("replay", path)
    assert mine.exit_code == 0
    assert len(moves(mine.stdout)) == len(running.actions)
    assert run("replay", path, "--seat", 1).stdout == mine.stdout
    other = run("replay", path, "--seat", 0)
    assert other.exit_code == 2
    assert "shows what seat 1 saw, nobody else" in other.stderr


def test_it_is_what_the_whole_file_shows_that_seat(run, tmp_path, file, running):
    path = tmp_path / "view.json"
    running.save(path, seat=1)
    whole = run("replay", file, "--seat", 1).stdout
    assert moves(run("replay", path).stdout) == moves(whole)


@pytest.mark.parametrize("views", [{}, {"players": 7}, {"turn": "x"}, {"factory": []}])
def test_a_forged_view_is_refused_in_one_line(run, tmp_path, running, views):
    path = tmp_path / "view.json"
    running.save(path, seat=1)
    whole = json.loads(path.read_text())
    del whole["digest"]
    whole["views"] = [views for _ in whole["views"]]
    path.write_text(json.dumps(whole))
    result = run("replay", path)
    assert result.exit_code == 2
    assert "views: are not views of glueckauf" in result.stderr


def test_names_and_words_from_a_file_cannot_steer_the_terminal(run, tmp_path, running):
    path = tmp_path / "view.json"
    running.save(path, seat=1)
    whole = json.loads(path.read_text())
    del whole["digest"]
    whole["players"] = ["\x1b]0;title\x07", "[bold]Ben", "bot"]
    path.write_text(json.dumps(whole))
    out = run("replay", path).stdout
    assert "\x1b" not in out
    assert "[bold]Ben" in out
    whole["views"][0]["stacks"]["tiles"]["count"] = "\x1b[31m"
    path.write_text(json.dumps(whole))
    out = run("replay", path).stdout
    assert "stack ?[31m" in out
    assert "\x1b" not in out


def test_an_empty_game(run, tmp_path):
    path = tmp_path / "new.json"
    glueck.load("glueckauf").new(2, seed=1).save(path)
    result = run("replay", path)
    assert result.exit_code == 0
    assert "After 0 moves" in result.stdout
