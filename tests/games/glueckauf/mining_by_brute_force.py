"""Everything that work steps can reach, looked at one by one: no bound, nothing left out."""

from __future__ import annotations

from collections import deque

import numpy as np

from glueck.engine import kernel
from glueck.engine.game import Game
from glueck.engine.record import Array
from glueck.games.glueckauf import actions as a
from glueck.games.glueckauf.box import CARDS, COALS, FREE, MOST_SPOTS, SPOT, SPOTS_OF, VP_OF
from glueck.games.glueckauf.position import MINE, OUTSTANDING, PAIR_UP


def free_spots(states: Array, seat: int) -> np.ndarray:
    free = np.zeros((CARDS + 1, COALS), np.uint8)
    for card in range(1, CARDS + 1):
        if states[0].place[card] == OUTSTANDING + seat:
            for i in range(SPOTS_OF[card]):
                free[card, SPOT[card, i]] += states[0].spot[card, i] == FREE
    return free


def reachable(game: Game, states: Array, most: int) -> dict[bytes, int] | None:
    """For every way the own orders can look after some steps: how few that takes. None if there are
    more positions than `most`."""
    seat, steps = int(states[0].seat), int(states[0].steps)
    moves = np.zeros(max(game.most_legal, len(game.actions)), np.int16)
    most_left: dict[bytes, int] = {}
    found: dict[bytes, int] = {}
    todo = deque([states.copy()])
    while todo:
        now = todo.popleft()
        left = int(now[0].steps)
        if now[0].phase != PAIR_UP:
            looks = free_spots(now, seat).tobytes()
            found[looks] = min(found.get(looks, steps), steps - left)
        if now[0].phase not in (MINE, PAIR_UP):
            continue
        for action in moves[: kernel.moves(now, 0, moves)].tolist():
            if not a.RIDE <= action < a.STOP:
                continue
            then = now.copy()
            assert kernel.play(then, 0, action) == 0
            key = then.copy()
            key[0].steps = key[0].undoable = key[0].phase = 0  # an open pair tells itself
            raw = key.tobytes()
            if most_left.get(raw, -1) < then[0].steps:
                most_left[raw] = int(then[0].steps)
                todo.append(then)
        if len(most_left) > most:
            return None
    return found


def fewest_steps(found: dict[bytes, int], free: np.ndarray, spots: list[int]) -> int | None:
    """To fill these; None if no way was found."""
    wished = np.zeros_like(free, np.int64)
    for spot in spots:
        wished[spot // MOST_SPOTS, SPOT[spot // MOST_SPOTS, spot % MOST_SPOTS]] += 1
    may_stay = free - wished
    enough = [
        steps for looks, steps in found.items()
        if (np.frombuffer(looks, np.uint8).reshape(free.shape) <= may_stay)[wished > 0].all()
    ]  # fmt: skip
    return min(enough, default=None)


def most_points(found: dict[bytes, int], free: np.ndarray) -> tuple[int, int]:
    """Of orders that are complete then and were not before; and how few steps that takes."""
    waiting = np.flatnonzero(free.sum(axis=1))

    def points(looks: bytes) -> int:
        now = np.frombuffer(looks, np.uint8).reshape(free.shape)
        return int(VP_OF[waiting][now[waiting].sum(axis=1) == 0].sum())

    lost, steps = min((-points(looks), steps) for looks, steps in found.items())
    return -lost, steps
