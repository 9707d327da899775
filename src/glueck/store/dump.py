"""The entries of an instance in a file: gzip'd lines of JSON; the last one has a checksum of
all."""

from __future__ import annotations

import gzip
import hashlib
import json
import os
import tempfile
import zlib
from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import IO, Any

from glueck.store.store import StoreError

Entry = dict[str, Any]


async def write(path: str | Path, entries: AsyncIterator[Entry]) -> int:
    """Returns how many entries are in the file, which appears when it is complete, or not at
    all."""
    digest, count = hashlib.sha256(), 0
    with replacing(Path(path)) as file, gzip.GzipFile("", "wb", fileobj=file, mtime=0) as zipped:
        async for entry in entries:
            line = as_line(entry)
            digest.update(line)
            zipped.write(line)
            count += 1
        zipped.write(as_line({"kind": "end", "entries": count, "sha256": digest.hexdigest()}))
    return count


async def read(path: str | Path) -> AsyncIterator[Entry]:
    """The entries. A file that `write` did not write raises an error, at the latest at its end: use
    nothing of it before."""
    path, digest, count = Path(path), hashlib.sha256(), 0
    end: Entry | None = None
    for number, line in lines(path):
        if end:
            raise StoreError(f"{path}, line {number}: there is something behind the end")
        entry = parsed(line, f"{path}, line {number}")
        if entry["kind"] == "end":
            end = entry
            continue
        digest.update(line)
        count += 1
        yield entry
    if not end:
        raise StoreError(f"{path}, line {count + 1}: the file is cut off, its end is missing")
    if (end.get("entries"), end.get("sha256")) != (count, digest.hexdigest()):
        raise StoreError(f"{path}, line {count + 1}: the lines before were changed")


def as_line(entry: Entry) -> bytes:
    return json.dumps(entry, separators=(",", ":")).encode() + b"\n"


def parsed(line: bytes, where: str) -> Entry:
    try:
        entry = json.loads(line)
    except (ValueError, RecursionError):
        raise StoreError(f"{where}: this is not JSON") from None
    if not isinstance(entry, dict) or "kind" not in entry:
        raise StoreError(f"{where}: this is no entry of an instance")
    return entry


def lines(path: Path) -> Iterator[tuple[int, bytes]]:
    number = 0
    try:
        with gzip.open(path) as file:
            for number, line in enumerate(file, start=1):
                yield number, line
    except (EOFError, zlib.error, gzip.BadGzipFile) as problem:
        raise StoreError(f"{path}, line {number + 1}: the file is damaged: {problem}") from None
    except OSError as problem:
        raise StoreError(f"{path} cannot be read: {problem}") from problem


@contextmanager
def replacing(path: Path) -> Iterator[IO[bytes]]:
    """A file that gets its name when everything is on disk. Only its owner may read it."""
    try:
        number, name = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
        try:
            with os.fdopen(number, "wb") as file:
                yield file
                file.flush()
                os.fsync(file.fileno())
            Path(name).replace(path)
        except BaseException:
            Path(name).unlink(missing_ok=True)
            raise
        keep_name(path.parent)
    except OSError as problem:
        raise StoreError(f"{path} cannot be written: {problem}") from problem


def keep_name(folder: Path) -> None:
    """A name is durable when its folder is synced; Windows has nothing like that."""
    with suppress(PermissionError):
        number = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(number)
        finally:
            os.close(number)
