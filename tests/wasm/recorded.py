"""Games for WebAssembly to play again, and what the native rules make of them."""

from __future__ import annotations

import random
import zlib
from dataclasses import replace
from itertools import cycle, islice
from typing import Any

import numpy as np
from fuzz import options

from glueck.bots import bot
from glueck.bots.hint import LONGEST as LONGEST_TURN
from glueck.bots.hint import SETTINGS, hint
from glueck.engine import kernel
from glueck.engine.game import Game
from glueck.engine.known_turn import DEALS, KnownTurn
from glueck.engine.rng import key_of
from glueck.engine.state import State
from glueck.engine.view_changes import difference
from glueck.search import Search, SeatKnowledge

TRIED = 12  # actions that are asked about in each position, legal or not
LONGEST = 600  # actions
TURNS_APART = 4  # positions, about, from one whose turns are looked at to the next
SLICE = 97  # simulations at a time
HINT_SIMULATIONS = 400
MEANT = 0.9  # so many of the wishes for a plan are those of somebody who knows what there is
# How many decisions of these bots are compared (a search is two), at every number of seats.
TABLES = {
    ("apprentice", "hauler", "hewer"): LONGEST,
    ("foreman", "hewer"): 60,
    ("captain",): 6,
}
DEEPEST = 8  # positions of hints are so many different depths of games


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


def recorded_turns(game: Game, seed: int) -> tuple[dict[str, Any], list[int]]:
    """Turns by chance in a game of quick players: how far each is known before, and the sum of what
    speaks for it; and why some cards would be no play there."""
    assert game.reasons
    chance = random.Random(seed)
    seats = list(game.seats)[seed % len(game.seats)]
    state = game.new(seats, seed)
    players = [bot("hauler", game, seats, seat) for seat in range(seats)]
    record: dict[str, Any] = {"seats": seats, "key": key_of(seed).tolist()}
    record |= {"options": state.options, "actions": [], "turns": []}
    found: list[int] = []
    while not state.over and state.played < LONGEST:
        knowledge = SeatKnowledge.of(state)
        if chance.randrange(TURNS_APART) == 0:
            turn = KnownTurn([knowledge.possible_state(seed + i) for i in range(DEALS)], state.seat)
            actions: list[int] = []
            while (turn.goes_on or not actions) and len(actions) < LONGEST_TURN:
                actions.append(chance.choice(turn.state.moves().tolist()))
                turn.play(actions[-1])
            verb, cards = chance.randrange(2), [chance.randrange(-1, 6) for _ in range(3)]
            record["turns"].append({"at": state.played, "seed": seed, "actions": actions})
            record["turns"][-1] |= {"verb": verb, "cards": cards}
            found += [int(turn.goes_on), zlib.crc32(turn.weighed(game.reasons))]
            found.append(int(game.unfit(state.array[0], verb, cards, len(cards))))
        record["actions"].append(players[state.seat].decide(knowledge))
        state.play(record["actions"][-1])
    return record, found


def recorded_hint(game: Game, seed: int) -> tuple[dict[str, Any], list[list[str]]]:
    """A position somewhere in a game, and the turns that a hint names there."""
    seats = list(game.seats)[seed % len(game.seats)]
    state = game.new(seats, seed)
    players = [bot("hauler", game, seats, seat) for seat in range(seats)]
    played: list[int] = []
    wanted = 12 + 25 * (seed % DEEPEST)
    while len(played) < wanted or len(state.moves()) < 3:
        action = players[state.seat].decide(SeatKnowledge.of(state))
        if state.after(action)[0].over:
            break  # it was a short one: then a hint for its last action
        state.play(action)
        played.append(action)
    hints = hint(
        state, settings=replace(SETTINGS, simulations=HINT_SIMULATIONS, seconds=None), seed=seed
    )
    record = {"seats": seats, "key": key_of(seed).tolist(), "options": state.options}
    record |= {"actions": played, "seed": seed, "simulations": HINT_SIMULATIONS}
    return record, [list(one.actions) for one in hints]


def numbers(some: list[int]) -> bytes:
    return np.array(some, np.int32).tobytes()


def recorded_tables(
    game: Game, seed: int, tables: dict[tuple[str, ...], int] = TABLES
) -> tuple[list[dict[str, Any]], list[list[int]]]:
    """Games of bots at every number of seats, every other one by options of chance."""
    wanted = [(levels, most, seats) for seats in game.seats for levels, most in tables.items()]
    recorded = [
        recorded_decisions(
            game, list(islice(cycle(levels), seats)), seed, most, by_chance=(seed + number) % 2 == 1
        )
        for number, (levels, most, seats) in enumerate(wanted)
    ]
    return [record for record, _ in recorded], [found for _, found in recorded]


def recorded_decisions(
    game: Game, levels: list[str], seed: int, most: int, by_chance: bool
) -> tuple[dict[str, Any], list[int]]:
    """A game of bots, each at its seat: every action, before it what a search found."""
    seats = len(levels)
    chosen = options(game, seats, random.Random(seed)) if by_chance else {}
    state = game.new(seats, seed, **chosen)
    bots = [bot(level, game, seats, seat, ignore_clock=True) for seat, level in enumerate(levels)]
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


def recorded_plans(game: Game, seeds: range) -> tuple[list[dict[str, Any]], list[Any]]:
    """Wishes all through random games, and what the planner answers: few times why it does not."""
    assert game.planner
    asked: list[dict[str, Any]] = []
    expected: list[Any] = []
    wish, answer, room = game.planner.new()
    for seed in seeds:
        chance, state = random.Random(seed), game.new(game.seats[-1], seed)
        while not state.over:
            own = free_spots(state)
            wished = chance.sample(own, min(len(own), chance.randrange(4)))
            if chance.random() > MEANT:
                wished.append(chance.randrange(game.planner.wishes))
            wish[:] = 0
            wish[wished] = 1
            clause = kernel.plan(state.seen(state.seat), wish, answer, room)
            if clause == 0 or chance.random() > MEANT:
                asked.append({"position": state.to_bytes().hex(), "wish": wished})
                expected.append(clause or answer.tobytes()[1:].hex())
            state.play(int(chance.choice(state.moves().tolist())))
    return asked, expected


def free_spots(state: State) -> list[int]:
    """What whose turn it is in Glück Auf can wish for."""
    orders = state.view(state.seat)["players"][state.seat]["outstanding"]
    return [
        4 * order["card"] + i
        for order in orders
        for i, spot in enumerate(order["spots"])
        if not spot["cubes"]
    ]
