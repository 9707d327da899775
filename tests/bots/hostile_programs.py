"""Programs that do one thing wrong each, as small as they can be."""

import sys
from pathlib import Path

from glueck.bots.program_command import ProgramCommand

BEGIN = """
import json, os, signal, subprocess, sys, time
print(json.dumps({"t": "ready", "name": "Odd"}), flush=True)
def say(**more):
    print(json.dumps(more), flush=True)
def turns():
    for line in sys.stdin:
        message = json.loads(line)
        if message["t"] == "turn":
            yield message
"""
GOOD = """
for turn in turns():
    say(t="answer", number=turn["number"], action=turn["legal"][0])
"""
# By name: what the program does, and which fault that is.
ODD = {
    "never starts": ("import time\ntime.sleep(3600)", "start"),
    "ends at once": ("import sys\nsys.exit('out of ideas')", "start"),
    "says something else": ("print('hello', flush=True)\nimport time\ntime.sleep(99)", "start"),
    "speaks another protocol": ("print('{\"t\":\"ready\",\"protocol\":9}', flush=True)", "start"),
    "crashes": (BEGIN + "next(turns())\nraise ValueError('no idea')", "crash"),
    "kills itself": (BEGIN + "next(turns())\nos.kill(os.getpid(), signal.SIGKILL)", "crash"),
    "crashes behind a child": (
        BEGIN + "next(turns())\nsubprocess.Popen(['sleep', '3600'])\nos._exit(1)", "crash",
    ),
    "is silent": (BEGIN + "next(turns())\ntime.sleep(3600)", "late"),
    "does not read": (BEGIN + "time.sleep(3600)", "late"),
    "closes its input": (BEGIN + "os.close(0)\ntime.sleep(3600)", "late"),
    "writes half a line": (
        BEGIN + "next(turns())\nsys.stdout.write('{\"t\"')\nsys.stdout.flush()\ntime.sleep(3600)",
        "late",
    ),
    "writes no end of a line": (
        BEGIN + "next(turns())\nwhile True: os.write(1, b'x' * 65536)", "too_long",
    ),
    "writes a long line": (BEGIN + "next(turns())\nsay(t='x' * 5000)\ntime.sleep(99)", "too_long"),
    "is no JSON": (BEGIN + "next(turns())\nprint('no', flush=True)\ntime.sleep(99)", "no_answer"),
    "is not UTF-8": (
        BEGIN + "next(turns())\nos.write(1, b'{\"t\":\"answer\",\"action\":\"\\xff\"}\\n')\n"
        "time.sleep(99)", "no_answer",
    ),
    "nests lists": (BEGIN + "next(turns())\nprint('[' * 4000)\nsys.exit(0)", "no_answer"),
    "leaves out the action": (
        BEGIN + "say(t='answer', number=next(turns())['number'])\ntime.sleep(99)", "no_answer",
    ),
    "floods with lines": (BEGIN + "while True: print('{}')", "no_answer"),
    "answers for another turn": (
        BEGIN + "say(t='answer', number=next(turns())['number'] + 1, action=0)\ntime.sleep(99)",
        "number",
    ),
    "answers unasked": (BEGIN + "say(t='answer', number=99, action=0)\ntime.sleep(99)", "number"),
    "acts against the rules": (
        BEGIN + "say(t='answer', number=next(turns())['number'], action='win')\ntime.sleep(99)",
        "illegal",
    ),
    "gives a number that is no action": (
        BEGIN + "say(t='answer', number=next(turns())['number'], action=-1)\ntime.sleep(99)",
        "illegal",
    ),
}  # fmt: skip


def program(folder: Path, text: str, name: str = "odd") -> ProgramCommand:
    file = folder / f"{name.replace(' ', '_')}.py"
    file.write_text(text)
    return ProgramCommand(name, (sys.executable, str(file)))
