"""One process at a time: a file beside the database, locked by the process that serves it."""

from __future__ import annotations

from pathlib import Path

from filelock import FileLock, Timeout

from glueck.store.store import InUse


class Lock:
    """Held until released, or until the process ends, however it ends."""

    def __init__(self, beside: Path) -> None:
        # Not bound to a thread: a store is opened in one and closed in another.
        self._file = FileLock(
            beside.with_name(beside.name + ".lock"), timeout=0, mode=0o600, thread_local=False
        )
        try:
            self._file.acquire()
        except Timeout:
            raise InUse(f"{beside} is served by another process already") from None

    def release(self) -> None:
        self._file.release()
