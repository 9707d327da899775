"""Games for WebAssembly to play again, and what the native rules make of them."""

from __future__ import annotations

import random
import zlib
from dataclasses import replace
from typing import Any

import numpy as np
from fuzz import options

from glueck.bots import bot
from glueck.bots.hint import SETTINGS, hint
from glueck.engine import kernel
from glueck.engine.game import Game
from glueck.engine.rng import key_of
from glueck.engine.state import State
from glueck.engine.view_changes import difference
from glueck.search import Search, SeatKnowledge

TRIED = 12  # actions that are asked about in each position, legal or not
LONGEST = 600  # actions
SLICE = 97  # simulations at a time
HINT_SIMULATIONS = 400


def recorded_game(game: Game, seed: int, most: int = LONGEST) -> tuple[dict[str, Any], list[int]]:
    """A random game, and the sum of all that is seen of it after each action."""
    chance = random.Random(seed)
    seats = list(game.seats)[seed % len(game.seats)]
    chosen = options(game, seats, chance)
    state = game.new(seats, seed, **chosen)
    values = [chance.choice([0.02, 1, 1, 30]) for _ in game.actions]
    record: dict[str, Any] = {"seats": seats, "key": key_of(seed).tolist()}
    record |= {"options": state.options, "actions": [], "tried": []}
    sums: list[int] = []
    entry, views = b"", bytes(game.view.size)
    while True:
        tried = [chance.randrange(len(game.actions)) for _ in range(TRIED)]
        record["tried"].append(tried)
        seen, views = all_seen(state, tried, views)
        sums.append(zlib.crc32(entry, zlib.crc32(seen)))
        if state.over or len(sums) > most:
            return record, sums
        legal = state.moves().tolist()
        action = chance.choices(legal, [values[one] for one in legal])[0]
        record["actions"].append(action)
        entry = play(state, action)


def play(state: State, action: int) -> bytes:
    """And the log entry of it, as bytes."""
    kept = state.game.state.new(2)
    assert kernel.play_keeping(state.array, kept, action) == 0
    told, entry = state.game.entry.new()
    kernel.tell(kept, state.array, action, entry)
    return bytes(told)


def all_seen(state: State, tried: list[int], before: bytes) -> tuple[bytes, bytes]:
    game, moves = state.game, state.moves().tolist()
    parts = [state.to_bytes(), numbers(moves)]
    parts.append(numbers([kernel.refusal(state.array, 0, action) for action in tried]))
    parts += [words.encode() for words in game.texts(state.array, moves)]
    for viewer in (None, *range(state.seats)):
        now = state.view_bytes(viewer)
        parts += [now, difference(before, now), state.seen(viewer).tobytes()]
        before = now
        deal = state.seen(viewer)
        seat = -1 if viewer is None else viewer
        kernel.redeal(deal, 0, seat, np.full(8, seat + 2, np.uint32))
        parts += [deal.tobytes(), numbers([kernel.unsound(deal, 0)])]
    return b"".join([*parts, numbers(state.scores), numbers(state.places)]), before


def recorded_hint(game: Game, seed: int) -> tuple[dict[str, Any], list[list[str]]]:
    """A position somewhere in a game, and the turns that a hint names there."""
    seats = list(game.seats)[seed % len(game.seats)]
    state = game.new(seats, seed)
    players = [bot("hauler", game, seat) for seat in range(seats)]
    played: list[int] = []
    while len(played) < 12 + 25 * seed or len(state.moves()) < 3:
        played.append(players[state.seat].decide(SeatKnowledge.of(state)))
        state.play(played[-1])
        assert not state.over
    hints = hint(
        state, settings=replace(SETTINGS, simulations=HINT_SIMULATIONS, seconds=None), seed=seed
    )
    record = {"seats": seats, "key": key_of(seed).tolist(), "options": state.options}
    record |= {"actions": played, "seed": seed, "simulations": HINT_SIMULATIONS}
    return record, [list(one.actions) for one in hints]


def numbers(some: list[int]) -> bytes:
    return np.array(some, np.int32).tobytes()


def recorded_decisions(
    game: Game, levels: list[str], seed: int, most: int
) -> tuple[dict[str, Any], list[int]]:
    """A game of bots, each at its seat: every action, before it what a search found."""
    seats = len(levels)
    state = game.new(seats, seed)
    bots = [bot(level, game, seat, ignore_clock=True) for seat, level in enumerate(levels)]
    found: list[int] = []
    think = Search.think

    def note(self: Search, knowledge: SeatKnowledge) -> Any:
        advice = think(self, knowledge)
        if advice[0].visits:
            raw = [numbers([one.action for one in advice]), numbers([a.visits for a in advice])]
            raw.append(np.array([one.value for one in advice]).tobytes())
            found.append(zlib.crc32(b"".join(raw)))
        return advice

    Search.think = note  # type: ignore[method-assign]
    try:
        while not state.over and len(found) < most:
            action = bots[state.seat].decide(SeatKnowledge.of(state))
            found.append(action)
            state.play(action)
    finally:
        Search.think = think  # type: ignore[method-assign]
    record = {"seats": seats, "key": key_of(seed).tolist(), "options": state.options}
    return record | {"levels": levels, "slice": SLICE, "most": most}, found
