"""Bots in any language: what they are told, and what becomes of those that do something wrong."""

import asyncio
import json
import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

import glueck
from bots.hostile_programs import BEGIN, GOOD, ODD, program
from bots.test_fairness import GAMES
from glueck.bots.arena import Tournament, play
from glueck.bots.arena_programs import AskedInArena
from glueck.bots.program import ProgramLimits
from glueck.bots.program_command import ProgramCommand, command_of
from glueck.bots.program_seat import ProgramSeat
from glueck.engine.errors import OptionError
from glueck.match import bot_lines
from glueck.match.bot_messages import FAULTS, MOST_FAULTS
from glueck.testing import play as random_game
from glueck.testing.random_games import at, some_of
from glueck.testing.secrets import compare_twins
from left_out import leave_out, without
from toys.nim import GAME as NIM

EXAMPLES = Path(__file__).parents[2] / "examples"
PATIENT = ProgramLimits(seconds=120, start=120)  # only ever used up by a failure
HASTY = ProgramLimits(seconds=1.0, start=120)  # for whoever never answers
pytestmark = pytest.mark.skipif(os.name != "posix", reason=without("posix"))


def asked(state, since=0, lines=()):
    return AskedInArena(state, lines, ("A", "B"), 5, since)


def decided(command, limits=PATIENT, turns=1, state=None):
    """What a program does in some turns, each in the same position, and its seat afterwards."""
    state = state or NIM.new(seed=1)

    async def all_of_them():
        seat = ProgramSeat(command, limits, seed=3)
        actions = [await seat.decide(asked(state)) for _ in range(turns)]
        running = seat.runs
        await seat.end()
        return actions, seat, running

    return asyncio.run(all_of_them())


def limits_for(kind, name):
    if name == "never starts":
        return ProgramLimits(seconds=120, start=1.0)
    return HASTY if kind == "late" else PATIENT


def runs(pid):
    """Whether such a process is there (one that nobody has waited for is not)."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except FileNotFoundError:
        return False


def until(true, seconds=60):
    end = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < end
        time.sleep(0.01)


# -- what goes wrong -----------------------------------------------------------------------


@pytest.mark.slow
def test_who_does_something_wrong_loses_the_turn_and_nobody_else_notices(tmp_path):
    """All at the same time, so that it takes as long as the slowest."""

    async def fault_of(name):
        text, kind = ODD[name]
        seat = ProgramSeat(program(tmp_path, text, name), limits_for(kind, name), seed=3)
        assert await seat.decide(asked(NIM.new(seed=1))) in NIM.new(seed=1).moves()
        assert not seat.runs
        return [fault.kind for fault in seat.faults]

    async def all_of_them():
        return dict(zip(ODD, await asyncio.gather(*map(fault_of, ODD)), strict=True))

    assert asyncio.run(all_of_them()) == {name: [kind] for name, (_, kind) in ODD.items()}


def test_every_fault_there_is_was_tried():
    assert {kind for _, kind in ODD.values()} == set(FAULTS)


@pytest.mark.slow
def test_it_is_started_anew_and_after_some_faults_no_more(tmp_path):
    started = tmp_path / "started"
    text = f"open({str(started)!r}, 'a').write('x')\n" + ODD["crashes"][0]
    actions, seat, _ = decided(program(tmp_path, text), turns=MOST_FAULTS + 2)
    assert seat.is_out
    assert started.read_text() == "x" * MOST_FAULTS
    assert set(actions) <= set(NIM.new(seed=1).moves().tolist())
    assert "no idea" in seat.said
    _, seat, _ = decided(program(tmp_path, ODD["ends at once"][0]))
    assert seat.said == "out of ideas\n"
    assert decided(program(tmp_path, text), turns=MOST_FAULTS + 2)[0] == actions  # by the seed


@pytest.mark.slow
def test_what_it_writes_to_its_standard_error_is_kept_within_bounds(tmp_path):
    text = BEGIN + "sys.stderr.write('x' * 10**6 + 'the end')\nsys.stderr.flush()\n" + GOOD
    _, seat, _ = decided(program(tmp_path, text))
    assert not seat.faults
    assert seat.said.endswith("the end")
    assert len(seat.said) <= 4096


@pytest.mark.slow
@pytest.mark.parametrize("how", ["", "start_new_session=True"], ids=["its group", "out of it"])
def test_whoever_it_has_started_ends_with_it_though_nobody_wants_to(how, tmp_path):
    """Child and grandchild ignore SIGTERM, and so does the program."""
    if how and sys.platform != "linux":
        leave_out("posix")
    pids = tmp_path / "pids"
    stubborn = (
        "import os, signal, time; signal.signal(signal.SIGTERM, signal.SIG_IGN);"
        f"open({str(pids)!r}, 'a').write(f'{{os.getpid()}} '); time.sleep(3600)"
    )
    text = BEGIN + (
        "signal.signal(signal.SIGTERM, signal.SIG_IGN)\n"
        f"open({str(pids)!r}, 'a').write(f'{{os.getpid()}} ')\n"
        f"child = subprocess.Popen([sys.executable, '-c', {stubborn!r}], {how})\n"
        f"while len(open({str(pids)!r}).read().split()) < 2: time.sleep(0.01)\n"
        + GOOD
        + "time.sleep(3600)\n"
    )
    decided(program(tmp_path, text))
    assert len(pids.read_text().split()) == 2
    assert not any(runs(int(pid)) for pid in pids.read_text().split())


@pytest.mark.slow
def test_it_does_not_outlive_a_host_that_is_killed(tmp_path):
    pids = tmp_path / "pids"
    text = (
        BEGIN
        + f"open({str(pids)!r}, 'w').write(f'{{os.getpid()}} ')\nos.close(0)\n"
        + ("signal.signal(signal.SIGTERM, signal.SIG_IGN)\nwhile True: time.sleep(1)")
    )
    command = program(tmp_path, text)
    code = (
        "from bots.test_bot_protocol import decided, PATIENT\n"
        "from glueck.bots.program_command import ProgramCommand\n"
        f"decided({command!r}, PATIENT)"
    )
    environment = dict(os.environ) | {"PYTHONPATH": os.pathsep.join(sys.path)}
    with subprocess.Popen([sys.executable, "-c", code], env=environment) as host:
        until(lambda: pids.exists() and pids.read_text().strip())
        pid = int(pids.read_text())
        assert runs(pid)
        host.kill()
    until(lambda: not runs(pid))


@pytest.mark.slow
def test_between_turns_it_stands_still_and_is_given_no_secret(tmp_path, monkeypatch):
    monkeypatch.setenv("GLUECK_DB", "postgresql://me:hunter2@host/x")
    told = tmp_path / "told"
    text = BEGIN + (
        f"open({str(told)!r}, 'w').write(json.dumps([os.getpid(), dict(os.environ)]))\n" + GOOD
    )

    async def look():
        seat = ProgramSeat(program(tmp_path, text), PATIENT, seed=3)
        await seat.decide(asked(NIM.new(seed=1)))
        pid, environment = json.loads(told.read_text())
        status = Path(f"/proc/{pid}/stat")
        while status.read_text().rpartition(")")[2].split()[0] != "T":
            await asyncio.sleep(0.01)
        await seat.decide(asked(NIM.new(seed=1)))
        await seat.end()
        assert not seat.faults
        return environment

    if sys.platform != "linux":
        leave_out("posix")
    assert "hunter2" not in json.dumps(asyncio.run(look()))


@pytest.mark.slow
@pytest.mark.skipif(sys.platform != "linux", reason="other systems do not limit it so")
def test_it_has_only_so_much_memory(tmp_path):
    text = BEGIN + "next(turns())\nx = bytearray(512 << 20)\ntime.sleep(3600)"
    _, seat, _ = decided(program(tmp_path, text), ProgramLimits(120, 120, memory=256))
    assert [fault.kind for fault in seat.faults] == ["crash"]
    assert "MemoryError" in seat.said


# -- what it is told -----------------------------------------------------------------------

WRITER = BEGIN.replace("json.loads(line)", "json.loads(line); told.write(line); told.flush()")


@pytest.mark.slow
def test_hello_the_turns_with_what_happened_since_and_the_end(tmp_path):
    """All lines of one game; the program comes back after a crash and is told everything again."""
    notes = tmp_path / "notes"
    text = (
        f"told = open({str(notes)!r}, 'a')\n"
        + WRITER
        + (
            "for count, turn in enumerate(turns()):\n"
            f"    if count == 2 and not os.path.exists({str(tmp_path / 'crashed')!r}):\n"
            f"        open({str(tmp_path / 'crashed')!r}, 'w')\n"
            "        sys.exit(1)\n"
            "    say(t='answer', number=turn['number'], action=turn['numbers'][-1])\n"
        )
    )
    command = program(tmp_path, text, "mine")
    contest = Tournament(
        "gluecksgriff", ("random", "mine"), options={"point_limit": 1}, programs=(command,),
        seconds=120,
    )  # fmt: skip
    fixture = next(iter(contest.fixtures()))
    result = play(contest, fixture)
    assert [[fault[0] for fault in some] for some in result.faults] == [[], ["crash"]]
    told = [json.loads(line) for line in notes.read_text().splitlines()]
    kinds = [one["t"] for one in told]
    assert kinds[:6] == ["hello", "turn", "turn", "turn", "hello", "turn"]
    assert (kinds[-1], kinds.count("hello"), kinds.count("over")) == ("over", 2, 1)
    assert told[0] == told[4]
    assert told[0]["options"]["point_limit"] == 1
    assert (told[0]["seat"], told[0]["names"]) == (1, ["random", "mine"])
    assert (told[-1]["scores"], told[-1]["places"]) == (list(result.scores), list(result.places))
    heard = [entry["number"] for one in told[5:] for entry in one.get("log", [])]
    assert heard == list(range(result.actions))
    for one in told:
        if one["t"] == "turn":
            assert len(one["legal"]) == len(one["numbers"]) > 0
            assert one["view"]["viewer"] == one["view"]["turn"] == 1
            assert one["number"] == (one["log"][-1]["number"] + 1 if one["log"] else 0)


@pytest.mark.many_positions
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_of_two_positions_that_a_seat_cannot_tell_apart_the_same_lines_are_sent(game):
    def told(state, viewer):
        """By what both have in common; that the log tells nothing else, the engine's suite says."""
        hello = bot_lines.hello(state, viewer, ("A", "B"), 5)
        return {"hello": hello, "turn": bot_lines.turn(state, 7, [], 5000)}

    different = 0
    for seats in {game.seats[0], game.seats[-1]}:
        played = random_game(game, seats, 15)
        for number in some_of(played):
            state = played[number]
            if not state.over:
                different += state.redeal(state.seat, 1).to_bytes() != state.to_bytes()
                with at(state):
                    compare_twins(state, state.seat, told)
    assert different, "nothing was hidden, so nothing was tested"


# -- in the arena --------------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.parametrize("game", glueck.games())
def test_the_examples_play_whole_games_and_the_same_seed_the_same_ones(game):
    commands = [command_of(f"py=cmd:{sys.executable} {EXAMPLES / 'bot.py'}")]
    node = Path(sys.executable).with_name("node")
    if node.exists():
        commands.append(command_of(f"js=cmd:{node} {EXAMPLES / 'bot.mjs'}"))
    names = tuple(one.name for one in commands)
    options = {"point_limit": 20} if game == "gluecksgriff" else {}
    contest = Tournament(
        game, ("random", *names), 2, 2, options=options, programs=tuple(commands), seconds=120
    )
    fixtures = [one for one in contest.fixtures() if "random" in one.players]
    results = [play(contest, one) for one in fixtures[:3]]
    assert all(not any(result.faults) for result in results)
    by_python = next(one for one in fixtures if "py" in one.players)
    assert play(contest, by_python) in results


@pytest.mark.slow
def test_results_with_faults_are_kept_and_counted(tmp_path, run_arena):
    bad, good = tmp_path / "bad.py", tmp_path / "good.py"
    bad.write_text(f"#!{sys.executable}\n" + ODD["acts against the rules"][0])
    good.write_text(f"#!{sys.executable}\n" + BEGIN + GOOD)
    for file in (bad, good):
        file.chmod(0o755)
    args = ["gluecksgriff", "--bot", "bad=cmd:./bad.py", "--bot", f"cmd:{good} --quick 'a b'"]
    args += ["--games", 2, "--option", "point_limit=1", "--seconds", 120, "--out", "r.jsonl"]
    first = run_arena(*args)
    assert f"bad: {2 * MOST_FAULTS}" in first
    assert f"illegal action {2 * MOST_FAULTS} ×" in first
    assert "faults" in first
    assert run_arena(*args) == first  # from the file


@pytest.fixture
def run_arena(tmp_path, monkeypatch):
    from click.testing import CliRunner

    from glueck.cli.main import cli

    monkeypatch.chdir(tmp_path)

    def run(*args):
        result = CliRunner().invoke(cli, ["arena", *map(str, args), "--processes", "2"])
        assert result.exit_code == 0, result.output
        return result.stdout

    return run


# -- how they are named --------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("cmd:", "names no program"),
        ("cmd:./nowhere", "no file './nowhere'"),
        ("cmd:no-such-program-anywhere", "one here is ./no-such-program-anywhere"),
        ("cmd:./plain.py", "chmod"),
        ("cmd:'", "No closing quotation"),
        ("captain=cmd:true", "another name"),
        ("=cmd:true", "1 to 40 characters"),
        ("mine=true", "is not like"),
    ],
)
def test_what_cannot_be_started_is_refused_with_the_reason(text, message, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "plain.py").write_text("")
    with pytest.raises(OptionError, match=message):
        command_of(text)


def test_a_command_has_arguments_as_in_a_shell():
    assert command_of("cmd:true --deep 'a b'").argv == ("true", "--deep", "a b")
    assert command_of("cmd:true 1").name == "cmd:true 1"
    assert command_of("mine=cmd:true a=cmd:b") == ProgramCommand("mine", ("true", "a=cmd:b"))
