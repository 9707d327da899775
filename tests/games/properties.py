"""What is true of every game and every position of it: what the properties of all games share.

A file of properties brings its game's random tables and positions; here is what is tried on them.
"""

import tempfile
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, Phase, settings

import glueck
from effort import EFFORT
from glueck.engine.state import State

Choice = Callable[[Random, list[str]], str]
Advance = Callable[[State, Random, int], None]


def tries(count: int, **more: Any) -> settings:
    """A game cannot be made smaller than its seed, so there is nothing to shrink."""
    return settings(
        max_examples=count * EFFORT,
        deadline=None,
        database=None,
        phases=[Phase.explicit, Phase.generate],
        suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
        **more,
    )


# -- random games --------------------------------------------------------------------------


def preferring(*eager: tuple[str, float]) -> Choice:
    """Any action can come, but those that begin so come with that chance, if they are legal."""

    def choose(random: Random, legal: list[str]) -> str:
        for start, chance in eager:
            wanted = [words for words in legal if words.startswith(start)]
            if wanted and random.random() < chance:
                return random.choice(wanted)
        return random.choice(legal)

    return choose


def advancing(choose: Choice) -> Advance:
    """Plays so many actions, or to the end."""

    def advance(state: State, random: Random, steps: int) -> None:
        for _ in range(steps):
            if state.over:
                break
            state.play(choose(random, state.legal()))

    return advance


# -- what is tried on them -----------------------------------------------------------------


def check_all_actions(
    state: State, count: int, is_played: Callable[[int], bool] = lambda action: True
) -> None:
    """Each of the `count` actions of the game is legal, or forbidden by a clause; those of
    `is_played` are also refused with it when they are played."""
    game, before = state.game, state.to_bytes()
    legal, mask = set(state.moves().tolist()), state.mask()
    assert len(game.actions) == count
    for action in range(count):
        reason = state.why_not(action)
        assert (reason is None) == (action in legal) == bool(mask[action])
        if reason is None:
            twin = state.copy()
            twin.play(action)
            assert twin.to_bytes() != before
        else:
            assert reason.clause.startswith(f"{game.clauses.prefix}-")
            assert reason.text
            if is_played(action):
                with pytest.raises(glueck.IllegalAction) as error:
                    state.play(action)
                assert (error.value.clause, error.value.reason) == reason
                assert state.to_bytes() == before
    assert state.to_bytes() == before


def check_forms(state: State, random: Random, advance: Advance, positions: int) -> None:
    """A position and those after it survive every form they can be written in."""
    game = state.game
    for _ in range(positions):
        raw = state.to_bytes()
        assert game.from_bytes(raw).to_bytes() == raw
        assert game.from_notation(state.notation(open=True)).to_bytes() == raw
        twin = state.copy()
        assert twin == state
        assert hash(twin) == hash(state)
        assert twin.actions == state.actions
        if state.over:
            break
        advance(twin, random, 1)
        assert state.to_bytes() == raw
        assert twin != state
        advance(state, random, 1)


def check_saves(state: State, random: Random, advance: Advance, log_of: int | None = None) -> None:
    """A saved game is the same game, with the same log (of the last `log_of` actions, or all)."""
    state.players = [f"player {seat}" for seat in range(state.seats)]
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "game.json"
        for _ in range(2):
            state.save(path)
            twin = glueck.replay(path)
            assert twin == state
            assert twin.actions == state.actions
            assert twin.options == state.options
            assert twin.players == state.players
            assert twin.seed == state.seed
            since = 0 if log_of is None else max(len(state.actions) - log_of, 0)
            assert twin.log(0, since=since) == state.log(0, since=since)
            advance(state, random, 3)


def check_nothing_to_undo(state: State) -> None:
    before = state.to_bytes()
    with pytest.raises(glueck.NothingToUndo):
        state.undo()
    assert state.to_bytes() == before


def seen(state: State, seat: int | None) -> dict[str, Any]:
    """What a seat is shown and may do."""
    found = {"view": state.view(seat), "observation": state.observation(seat).tolist()}
    if seat is not None:
        found |= {"legal": state.legal(seat), "mask": state.mask(seat).tolist()}
    return found
