"""Games and processes for the tests of the terminal."""

import os
import subprocess
import sys
from random import Random
from typing import Any

import glueck
from glueck.cli import bots
from glueck.engine.state import State
from glueck.terminal.seat_names import is_bot, seated

GAME = glueck.load("glueckauf")


def process(*args: Any, **how: Any) -> "subprocess.Popen[str]":
    """The real program, with its output buffered as users have it."""
    command = [sys.executable, "-m", "glueck.cli", *map(str, args)]
    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "stderr": subprocess.PIPE}
    environment = os.environ | {"PYTHONUTF8": "1"}
    environment.pop("PYTHONUNBUFFERED", None)
    return subprocess.Popen(command, env=environment, **({"text": True} | pipes | how))


def eager(state: State, random: Random) -> str:
    """Random, but fond of mining, drawing and delivering, so that everything happens."""
    legal = state.legal()
    verbs = ("put", "load", "fetch", "pair", "place mining", "place delivery", "place order-draw")
    good = [a for a in legal if a.startswith((*verbs, "place factory-draw"))]
    return random.choice(good if good and random.random() < 0.5 else legal)


def played(actions: int = 10_000, *, seats: int = 3, seed: int = 5, phase: str = "") -> State:
    """A game of you against bots, so far played that it is your decision (in that phase)."""
    state, random = GAME.new(seats, seed), Random(seed)
    state.players = seated(seats, 0)
    while not state.over and (
        len(state.actions) < actions
        or state.seat != 0
        or (phase and state.view(0)["phase"] != phase)
    ):
        state.play(eager(state, random))
    return state


def script(
    seed: int, seats: int = 3, most: int = 10_000, game: str = GAME.id, **options: Any
) -> tuple[list[str], State]:
    """What somebody types in a game against the bots of the terminal, and how it then stands."""
    state, random = glueck.load(game).new(seats, seed, **options), Random(seed)
    state.players = seated(seats, 0)
    typed: list[str] = []
    while not state.over:
        if is_bot(state.players[state.seat]):
            state.play(bots.choose("bot", state))
        elif len(typed) == most:
            break
        else:
            typed.append(eager(state, random))
            state.play(typed[-1])
    return typed, state
