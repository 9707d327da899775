"""Playing and writing a dataset: a plan gives the same rows with any number of processes."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from types import TracebackType

from glueck.bots.workers import Workers
from glueck.engine.errors import SaveError
from glueck.research.compiled.part import LEARNING
from glueck.research.dataset.files import BesideFile, uninterrupted
from glueck.research.dataset.plan import DatasetPlan
from glueck.research.dataset.read import Dataset, decisions_path
from glueck.research.dataset.record import GameRows, ReadyToRecord, record
from glueck.research.dataset.schema import DECISIONS, GAMES, schema_of
from glueck.research.missing import needs
from glueck.search.precompile import precompile_bots

with needs("pyarrow", "data"):
    import pyarrow as pa

GROUP = 256  # games in a row group, the same ones in both files
Progress = Callable[[int], None]  # how many games are played


class Writer:
    """Both files together. A context manager: if anything fails inside, neither exists."""

    def __init__(self, plan: DatasetPlan, path: Path) -> None:
        self.games, self._waiting = 0, list[GameRows]()
        self._files = {GAMES: BesideFile(path, schema_of(GAMES, plan))}
        if plan.decisions:
            try:
                schema = schema_of(DECISIONS, plan)
                self._files[DECISIONS] = BesideFile(decisions_path(path), schema)
            except BaseException:
                self._files[GAMES].drop()
                raise

    @property
    def decisions(self) -> int:
        return self._files[DECISIONS].rows if DECISIONS in self._files else 0

    def add(self, rows: GameRows) -> None:
        """The next game."""
        self._waiting.append(rows)
        self.games += 1
        if len(self._waiting) == GROUP:
            self._write_group()

    def _write_group(self) -> None:
        for number, file in enumerate(self._files.values()):
            file.add_group(pa.Table.from_batches([rows[number] for rows in self._waiting]))
        self._waiting.clear()

    def finish(self) -> None:
        """Rename both files; games last, because its existence is checked."""
        if self._waiting:
            self._write_group()
        for file in self._files.values():
            file.end()
        for file in reversed(self._files.values()):
            file.put()

    def __enter__(self) -> Writer:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        value: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        for file in self._files.values():
            file.drop()


class Interrupted(KeyboardInterrupt):
    """Ctrl-C: the files exist, with the games played until then (if there are none, there are no
    files)."""

    def __init__(self, games: int) -> None:
        super().__init__()
        self.games = games


def write(
    plan: DatasetPlan,
    path: Path,
    *,
    resume: bool = False,
    processes: int | None = None,
    ray: str | None = None,
    progress: Progress | None = None,
) -> Writer:
    """Play all games and write them. With `resume`, an existing dataset of the same plan is kept,
    and only the missing games are played."""
    known = dataset_to_go_on_with(plan, path) if resume else None
    if known is None:
        refuse_to_overwrite(plan, path)
    with Writer(plan, path) as writer:
        if known is not None:
            copy(known, writer)
        try:
            play(plan, writer, processes, ray, progress or (lambda games: None))
        except KeyboardInterrupt:
            finish(writer)
            raise Interrupted(writer.games) from None
        finish(writer)
        return writer


def finish(writer: Writer) -> None:
    """Not interrupted: it is the last step anyway."""
    with suppress(KeyboardInterrupt), uninterrupted():
        if writer.games:
            writer.finish()


def play(
    plan: DatasetPlan, writer: Writer, processes: int | None, ray: str | None, progress: Progress
) -> None:
    progress(writer.games)
    if writer.games >= plan.games:
        return
    if ray is None:
        precompile_bots(plan.rules, also=(LEARNING,) if plan.observations else ())
    with Workers(processes, ray, ReadyToRecord(plan)) as workers:
        tasks = ((plan, fixture) for fixture in plan.fixtures(writer.games))
        for rows in workers.in_order(record, tasks):
            with uninterrupted():
                writer.add(rows)
            progress(writer.games)


# -- the existing dataset ------------------------------------------------------------------


def refuse_to_overwrite(plan: DatasetPlan, path: Path) -> None:
    if path.is_dir():
        raise SaveError(str(path), "is a folder; name a file in it")
    for file in (path, *([decisions_path(path)] if plan.decisions else [])):
        if file.exists():
            raise SaveError(str(file), "is there already; go on with it (--resume) or delete it")


def dataset_to_go_on_with(plan: DatasetPlan, path: Path) -> Dataset | None:
    if not path.exists():
        return None
    known = Dataset(path)
    for key, value in plan.head().items():
        there = known.head["plan"].get(key)
        if there != value:
            raise SaveError(f"{path}: {key}", f"{there!r} there, {value!r} here")
    return known


def copy(known: Dataset, writer: Writer) -> None:
    """Row group by row group: a dataset may be larger than memory. If this is interrupted, nothing
    has changed."""
    try:
        copy_groups(known, writer)
    except KeyboardInterrupt:
        raise Interrupted(len(known)) from None


def copy_groups(known: Dataset, writer: Writer) -> None:
    for games, decisions in known.groups():
        ends = [0] * len(games) if decisions is None else known.ends_of_games(games, decisions)
        begin = 0
        for number, end in enumerate(ends):
            part = None if decisions is None else decisions.slice(begin, end - begin)
            writer.add(GameRows(games.slice(number, 1), part))
            begin = end
