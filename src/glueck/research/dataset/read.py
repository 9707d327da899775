"""Reading datasets: every game, and every position of it."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import numpy as np

from glueck.engine.errors import OptionError, SaveError
from glueck.engine.save import Saved
from glueck.engine.state import BY_ID, State
from glueck.research.dataset.schema import DECISIONS, FORMAT, GAMES, head_of
from glueck.research.missing import needs

with needs("pyarrow", "data"):
    import pyarrow as pa
    import pyarrow.parquet as pq


def decisions_path(games: Path) -> Path:
    """The second file, beside the first: play.parquet and play.decisions.parquet."""
    return games.with_name(f"{games.stem}.decisions{games.suffix}")


def opened(path: Path, table: str) -> pq.ParquetFile:
    """A file of ours, or a SaveError that says what is wrong with it."""
    try:
        with path.open("rb"):
            file = pq.ParquetFile(path)
    except OSError as problem:
        raise SaveError(str(path), problem.strerror or f"is damaged: {problem}") from None
    except pa.ArrowException:
        raise SaveError(str(path), "is no Parquet file, or a part of one") from None
    try:
        head = head_of(file.schema_arrow)
    except ValueError:
        head = {}
    if "dataset" not in head:
        raise SaveError(str(path), "was not written by `glueck dataset`")
    if head["dataset"] > FORMAT:
        raise SaveError(str(path), f"format {head['dataset']}; this version reads up to {FORMAT}")
    if head["table"] != table:
        raise SaveError(str(path), f"is a table of {head['table']}; {table} are wanted")
    return file


def group_of(file: pq.ParquetFile, path: Path, group: int, columns: Sequence[str] = ()) -> pa.Table:
    """A row group; its head may be whole where its bytes are not."""
    try:
        return file.read_row_group(group, columns=list(columns) or None)
    except (OSError, pa.ArrowException) as problem:
        raise SaveError(str(path), f"is damaged: {problem}") from None


class Dataset:
    """The two files of a dataset, by the path of the first."""

    def __init__(self, path: Path) -> None:
        self.path, self._games = path, opened(path, GAMES)
        self.head: dict[str, Any] = head_of(self._games.schema_arrow)
        self.plan: dict[str, Any] = self.head["plan"]

    def __len__(self) -> int:
        """How many games it has."""
        return int(self._games.metadata.num_rows)

    def row(self, number: int) -> dict[str, Any]:
        """One game; only its row group is read."""
        if number not in range(len(self)):
            raise OptionError("game", f"{number!r}; {self.path} has {len(self)}")
        first = 0
        for group in range(self._games.num_row_groups):
            rows = self._games.metadata.row_group(group).num_rows
            if number < first + rows:
                table = group_of(self._games, self.path, group)
                row: dict[str, Any] = table.slice(number - first, 1).to_pylist()[0]
                return row
            first += rows
        raise AssertionError("the groups have fewer rows than the file")

    def state(self, number: int, moves: int | None = None) -> State:
        """A game after so many actions (all of them by default), with its past: it can be looked at
        from every seat, saved, and played on."""
        row = self.row(number)
        game = BY_ID[row["kind"]]
        if row["rules"] != game.version:
            problem = f"version {row['rules']} of {game.id}; this program plays {game.version}"
            raise SaveError(f"{self.path}: rules", problem)
        saved = Saved(
            game, row["seats"], json.loads(row["options"]), row["words"], row["bots"],
            seed=row["seed"], where=f"{self.path}: game {number}",
        )  # fmt: skip
        return saved.state(moves)

    def batches(self, columns: Sequence[str]) -> Iterator[pa.Table]:
        """Some columns of the games, a row group at a time."""
        for group in range(self._games.num_row_groups):
            yield group_of(self._games, self.path, group, columns)

    def groups(self) -> Iterator[tuple[pa.RecordBatch, pa.RecordBatch | None]]:
        """All columns of both files, a row group at a time."""
        decisions, path = None, decisions_path(self.path)
        if self.plan["decisions"]:
            decisions = self.decisions()
        for group in range(self._games.num_row_groups):
            more = one_batch(group_of(decisions, path, group)) if decisions else None
            yield one_batch(group_of(self._games, self.path, group)), more

    def decisions(self) -> pq.ParquetFile:
        """The second file; it must belong to the first."""
        path = decisions_path(self.path)
        file = opened(path, DECISIONS)
        if head_of(file.schema_arrow)["plan"] != self.plan:
            raise SaveError(str(path), f"does not belong to {self.path}")
        if file.num_row_groups != self._games.num_row_groups:
            raise SaveError(str(path), f"has other games than {self.path}")
        return file

    def ends_of_games(self, games: pa.RecordBatch, decisions: pa.RecordBatch) -> list[int]:
        """Where the decisions of each game end."""
        ends = np.cumsum(games.column("length").to_numpy())
        if ends[-1] != len(decisions):
            raise SaveError(str(decisions_path(self.path)), f"has other games than {self.path}")
        out: list[int] = ends.tolist()
        return out


def one_batch(table: pa.Table) -> pa.RecordBatch:
    bare = table.replace_schema_metadata(None).combine_chunks()
    return bare.to_batches()[0]
