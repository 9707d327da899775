"""The columns of both files, and the metadata in their heads, as in docs/research.md."""

from __future__ import annotations

import json
from typing import Any

import glueck
from glueck.research.dataset.plan import DatasetPlan
from glueck.research.missing import needs
from glueck.research.observation import observation_of

with needs("pyarrow", "data"):
    import pyarrow as pa

FORMAT = 1
GAMES, DECISIONS = "games", "decisions"  # what a file is a table of
PREFIX = "glueck."  # before every name in the head

GAME_COLUMNS = (
    ("game", pa.int64(), "its number in this dataset, from 0"),
    ("kind", pa.string(), "which game is played, by its id"),
    ("rules", pa.int32(), "the version of its rules"),
    ("seats", pa.int8(), "how many play"),
    ("options", pa.string(), "the options of the table, as JSON"),
    ("seed", pa.int64(), "decides everything that is random but what bots do"),
    ("bots", pa.list_(pa.string()), "the level of each seat"),
    ("points", pa.list_(pa.int32()), "of each seat, in the end"),
    ("places", pa.list_(pa.int8()), "of each seat; 1 has won, equals share a place"),
    ("winners", pa.list_(pa.int8()), "the seats with place 1"),
    ("length", pa.int32(), "how many actions were played"),
    ("actions", pa.list_(pa.int16()), "each action as a number"),
    ("actors", pa.list_(pa.int8()), "which seat played it"),
    ("words", pa.list_(pa.string()), "the action in words, as save files have them"),
)
DECISION_COLUMNS = (
    ("game", pa.int64(), "as in the table of games"),
    ("number", pa.int32(), "actions played before, from 0"),
    ("seat", pa.int8(), "who decides"),
    ("legal", pa.list_(pa.int16()), "what the seat may do, ascending"),
    ("action", pa.int16(), "what it does"),
)
OBSERVATION = "what the seat sees, as glueck.research.observation has it (--observations)"


def observation_column(plan: DatasetPlan) -> tuple[str, Any, str]:
    sees = observation_of(plan.rules)
    kind = pa.list_(pa.from_numpy_dtype(sees.dtype), sees.size)
    return "observation", kind, OBSERVATION


def columns(table: str, plan: DatasetPlan) -> list[tuple[str, Any, str]]:
    if table == GAMES:
        return [*GAME_COLUMNS]
    return [*DECISION_COLUMNS, *([observation_column(plan)] if plan.observations else [])]


def rows_schema(table: str, plan: DatasetPlan) -> pa.Schema:
    """Without a head, for rows in transit."""
    return pa.schema(
        [pa.field(name, kind, nullable=False) for name, kind, _ in columns(table, plan)]
    )


def schema_of(table: str, plan: DatasetPlan) -> pa.Schema:
    """With a head, so that a file can be read without glueck."""
    head: dict[str, Any] = {
        "dataset": FORMAT,
        "table": table,
        "version": glueck.__version__,
        "plan": plan.head(),
        "actions": list(plan.rules.actions),  # the words of each number
        "columns": {name: about for name, _, about in columns(table, plan)},
    }
    if table == DECISIONS and plan.observations:
        head["observation"] = list(observation_of(plan.rules).names)
    told = {PREFIX + key: json.dumps(value, ensure_ascii=False) for key, value in head.items()}
    return rows_schema(table, plan).with_metadata(told)


def head_of(schema: pa.Schema) -> dict[str, Any]:
    """What `schema_of` wrote; empty for other files."""
    told = {key.decode(): value for key, value in (schema.metadata or {}).items()}
    ours = {key: value for key, value in told.items() if key.startswith(PREFIX)}
    return {key.removeprefix(PREFIX): json.loads(value) for key, value in ours.items()}
