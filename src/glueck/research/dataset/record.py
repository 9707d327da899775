"""Plays one game and records it: the rows of both tables."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any, NamedTuple

import numpy as np

from glueck.bots.arena import Fixture, played
from glueck.engine.precompile import precompile
from glueck.engine.record import Array
from glueck.engine.state import State
from glueck.research.compiled import kernels
from glueck.research.compiled.part import LEARNING
from glueck.research.dataset.plan import DatasetPlan
from glueck.research.dataset.schema import DECISIONS, GAMES, rows_schema
from glueck.research.missing import needs
from glueck.research.observation import observation_of
from glueck.search import SeatKnowledge
from glueck.search.precompile import precompile_bots

with needs("pyarrow", "data"):
    import pyarrow as pa


class GameRows(NamedTuple):
    """Of one game: a row of games, and its decisions if they are wanted."""

    game: pa.RecordBatch
    decisions: pa.RecordBatch | None


@dataclass(frozen=True)
class ReadyToRecord:
    """In a new process: load the machine code for playing and observing."""

    plan: DatasetPlan

    def __call__(self) -> None:
        precompile_bots(self.plan.rules)
        if self.plan.observations:
            precompile(self.plan.rules, LEARNING)


class Watcher:
    """Records every decision, and what the deciding seat could see."""

    def __init__(self, plan: DatasetPlan) -> None:
        self._observes = plan.observations
        self._sees, self._room = observation_of(plan.rules), plan.rules.state.new()
        self.seats: list[int] = []
        self.actions: list[int] = []
        self.legal: list[tuple[int, ...]] = []
        self.observations: list[Array] = []

    def __call__(self, state: State, knowledge: SeatKnowledge, action: int) -> None:
        self.seats.append(knowledge.seat)
        self.actions.append(action)
        self.legal.append(knowledge.legal)
        if self._observes:
            sees, out = self._sees, np.empty(self._sees.size, self._sees.dtype)
            kernels.look(state.array, knowledge.seat, sees.sight, self._room, out)
            self.observations.append(out)


def record(plan: DatasetPlan, fixture: Fixture) -> GameRows:
    watcher = Watcher(plan)
    state = played(plan.tournament, fixture, watcher)
    game = game_row(plan, fixture, state, watcher)
    decisions = decision_rows(plan, fixture, watcher) if plan.decisions else None
    return GameRows(game, decisions)


def game_row(plan: DatasetPlan, fixture: Fixture, state: State, watcher: Watcher) -> pa.RecordBatch:
    row: dict[str, Any] = {
        "game": fixture.number,
        "kind": plan.game,
        "rules": plan.rules.version,
        "seats": plan.seats,
        "options": json.dumps(plan.options),
        "seed": state.seed,
        "bots": list(fixture.players),
        "points": state.scores,
        "places": state.places,
        "winners": state.winners,
        "length": state.played,
        "actions": watcher.actions,
        "actors": watcher.seats,
        "words": state.actions,
    }
    return pa.RecordBatch.from_pylist([row], rows_schema(GAMES, plan))


def decision_rows(plan: DatasetPlan, fixture: Fixture, watcher: Watcher) -> pa.RecordBatch:
    schema, count = rows_schema(DECISIONS, plan), len(watcher.actions)
    columns: dict[str, Any] = {
        "game": np.full(count, fixture.number),
        "number": np.arange(count),
        "seat": watcher.seats,
        "legal": watcher.legal,
        "action": watcher.actions,
    }
    arrays = [pa.array(columns[name], schema.field(name).type) for name in columns]
    if plan.observations:
        flat = pa.array(np.concatenate(watcher.observations))
        arrays.append(pa.FixedSizeListArray.from_arrays(flat, observation_of(plan.rules).size))
    return pa.RecordBatch.from_arrays(arrays, schema=schema)
