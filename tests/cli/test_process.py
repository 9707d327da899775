"""The real program: signals, pipes, and an output that is not a terminal."""

import contextlib
import json
import os
import signal
import subprocess
from pathlib import Path

import pytest

import glueck
from cli.terminal import played, process
from left_out import without

PATIENCE = 300  # the first run on a machine compiles the rules


def read_until(program: "subprocess.Popen[str]", text: str) -> str:
    out = ""
    while text not in out:
        letter = program.stdout.read(1)
        assert letter, f"ended without {text!r}: {out[-300:]} {program.stderr.read()}"
        out += letter
    return out


@pytest.mark.skipif(os.name != "posix", reason=without("posix"))
def test_control_c_saves_and_ends_with_130(home):
    program = process("play", "glueckauf", "--seed", 7)
    read_until(program, "\n> ")
    program.stdin.write("take 13\n")
    program.stdin.flush()
    read_until(program, "\n> ")
    program.send_signal(signal.SIGINT)
    out, err = program.communicate(timeout=PATIENCE)
    assert program.returncode == 130
    assert err == ""
    assert "Saved. Go on with: glueck play --file" in out
    path = Path(out.split("--file ")[1].strip())
    assert "take 13" in glueck.replay(path).actions


@pytest.mark.skipif(os.name != "posix", reason=without("posix"))
def test_killed_it_has_lost_nothing(home):
    program = process("play", "glueckauf", "--seed", 7)
    read_until(program, "\n> ")
    program.stdin.write("take 13\n")
    program.stdin.flush()
    read_until(program, "\n> ")
    program.kill()
    program.communicate(timeout=PATIENCE)
    (path,) = (home / "data" / "glueck").glob("*.json")
    assert "take 13" in glueck.replay(path).actions


def read_terminal(end: int, until: bytes | None = None) -> bytes:
    """What a program writes to a terminal of which we hold the other end."""
    seen = b""
    with contextlib.suppress(OSError):  # how a terminal says that nobody is there any more
        while (until is None or until not in seen) and (part := os.read(end, 4096)):
            seen += part
    return seen


@pytest.mark.skipif(os.name != "posix", reason=without("posix"))
def test_control_c_in_a_simulation():
    mine, theirs = os.openpty()
    with process("simulate", "glueckauf", "--games", 10**9, stderr=theirs) as program:
        os.close(theirs)
        assert b"playing" in read_terminal(mine, until=b"playing")
        program.send_signal(signal.SIGINT)
        assert b"Traceback" not in read_terminal(mine)
        assert program.stdout.read() == ""
    os.close(mine)
    assert program.returncode == 130


@pytest.mark.parametrize("command", ["replay", "play"])
def test_nobody_reads_to_the_end(tmp_path, command):
    """`… | head -1` is quiet, and a game played so is saved all the same."""
    path = tmp_path / "game.json"
    played(150).save(path)
    args = ["replay", path] if command == "replay" else ["play", "--file", path]
    with process(*args) as program:
        program.stdout.read(10)
        program.stdout.close()
        with contextlib.suppress(BrokenPipeError):
            program.stdin.write("?\n" * 2000)
            program.stdin.close()
        assert program.stderr.read() == ""
        assert program.wait(timeout=PATIENCE) == 141
    assert glueck.replay(path).actions


def test_into_a_file_go_neither_colours_nor_progress(tmp_path):
    target = tmp_path / "out.txt"
    with target.open("w") as file:
        program = process("simulate", "glueckauf", "--games", 3000, "--seed", 1, stdout=file)
        _, err = program.communicate(timeout=PATIENCE)
    text = target.read_text()
    assert program.returncode == 0
    assert "games/s" in text
    assert "\x1b" not in text + err
    assert "\r" not in text


@pytest.mark.skipif(os.name != "posix", reason=without("posix"))
def test_progress_is_for_whoever_watches_stderr():
    """Stdout goes into a pipe, stderr is a terminal: the bar is there and the numbers are clean."""
    mine, theirs = os.openpty()
    with process("simulate", "glueckauf", "--games", 3000, "--json", stderr=theirs) as program:
        os.close(theirs)
        seen, out = read_terminal(mine), program.stdout.read()
    os.close(mine)
    assert json.loads(out)["games"] == 3000
    assert b"playing" in seen


def test_an_ascii_terminal_gets_plain_letters(tmp_path, monkeypatch):
    path = tmp_path / "game.json"
    played(60).save(path)
    monkeypatch.setenv("PYTHONIOENCODING", "ascii")
    program = process("play", "--file", path)
    out, err = program.communicate("q\n", timeout=PATIENCE)
    assert program.returncode == 0, err
    assert out.isascii()
    assert "[. . . . .]" in out or "|" in out


def test_bytes_that_are_no_text_do_not_end_the_game(tmp_path):
    path = tmp_path / "game.json"
    played(60).save(path)
    program = process("play", "--file", path, text=False)
    out, err = program.communicate(b"\xff\xfe\n\x00\nq\n", timeout=PATIENCE)
    assert program.returncode == 0, err
    assert "I don’t understand".encode() in out
