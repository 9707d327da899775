"""Files that are complete or do not exist: written under another name and renamed at the end."""

from __future__ import annotations

import os
import secrets
import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from glueck.research.missing import needs

with needs("pyarrow", "data"):
    import pyarrow as pa
    import pyarrow.parquet as pq

COMPRESSION = "zstd"
SIGNALS = (signal.SIGINT, signal.SIGTERM)


@contextmanager
def termination_as_interrupt() -> Iterator[None]:
    """SIGTERM, which systems use to end programs, works like Ctrl-C."""
    before = signal.signal(signal.SIGTERM, signal.default_int_handler)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)


@contextmanager
def about(path: Path) -> Iterator[None]:
    """Errors of the system name the requested file, not our temporary one."""
    try:
        yield
    except OSError as problem:
        raise type(problem)(problem.errno, problem.strerror or str(problem), str(path)) from None


@contextmanager
def uninterrupted() -> Iterator[None]:
    """Ctrl-C, and signals treated like it, take effect when this is done: nothing is left
    half-written."""
    if threading.current_thread() is not threading.main_thread():
        yield  # where no signal comes
        return
    noticed = list[int]()
    ours = [one for one in SIGNALS if signal.getsignal(one) is signal.default_int_handler]
    for one in ours:
        signal.signal(one, lambda number, frame: noticed.append(number))
    try:
        yield
    finally:
        for one in ours:
            signal.signal(one, signal.default_int_handler)
    if noticed:
        raise KeyboardInterrupt


class BesideFile:
    """A Parquet file that is being written."""

    def __init__(self, path: Path, schema: pa.Schema) -> None:
        self.path, self._target = path, Path(os.path.realpath(path))  # a link stays a link
        self._beside = self._target.with_name(f".{path.name[:40]}.{secrets.token_hex(4)}")
        self.rows = 0
        with about(path):
            self._file = self._beside.open("xb")
            self._writer = pq.ParquetWriter(self._file, schema, compression=COMPRESSION)

    def add_group(self, rows: pa.Table) -> None:
        """The next row group."""
        with about(self.path):
            self._writer.write_table(rows.cast(self._writer.schema), row_group_size=rows.num_rows)
        self.rows += rows.num_rows

    def end(self) -> None:
        """Everything is on disk, but not yet under its name."""
        with about(self.path):
            self._writer.close()
            self._file.flush()
            os.fsync(self._file.fileno())
            self._file.close()

    def put(self) -> None:
        with about(self.path):
            self._beside.replace(self._target)

    def drop(self) -> None:
        """Deletes it; an earlier file stays."""
        with suppress(OSError):
            self._writer.close()
        with suppress(OSError):
            self._file.close()
        with suppress(OSError):
            self._beside.unlink()
