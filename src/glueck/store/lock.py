"""One process at a time: a file beside the database that whoever serves it holds locked."""

from __future__ import annotations

import os
from pathlib import Path

from glueck.store.store import StoreError

try:
    import fcntl
except ImportError:  # Windows: there the second process is not noticed
    fcntl = None  # type: ignore[assignment]


class Lock:
    """Held until released, or until the process ends, however it ends."""

    def __init__(self, beside: Path) -> None:
        path = beside.with_name(beside.name + ".lock")
        self._file = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
        try:
            if fcntl:
                fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            os.close(self._file)
            raise StoreError(f"{beside} is served by another process already") from None

    def release(self) -> None:
        os.close(self._file)
