"""One line that shows progress: with a bar in a terminal, now and then in a log."""

from __future__ import annotations

import shutil
import sys
import time
from types import TracebackType

from glueck.engine.compiler_process import Progress

EVERY = 10.0  # seconds between two lines in a log
WIDTH = 24


class ProgressLine:
    """A context manager that writes to the standard error, if there is one."""

    def __init__(self, what: str) -> None:
        self._what, self._began = what, time.monotonic()
        self._in_terminal = sys.stderr is not None and sys.stderr.isatty()
        self._said = -EVERY if not self._in_terminal else 0.0

    def __enter__(self) -> ProgressLine:
        return self

    def show(self, *lines: str) -> None:
        """Shows the current text after the title."""
        now, text = time.monotonic() - self._began, f"{self._what}: {'; '.join(lines)}"
        if self._in_terminal:
            room = shutil.get_terminal_size().columns - 1
            self._write(f"\r\x1b[K{text[:room]}")
        elif now - self._said >= EVERY:
            self._said = now
            self._write(f"{text}\n")

    def __exit__(
        self,
        kind: type[BaseException] | None,
        value: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        start = "\r\x1b[K" if self._in_terminal else ""
        end = f": {time.monotonic() - self._began:.0f} s" if kind is None else ": broken off"
        self._write(f"{start}{self._what}{end}\n")

    def _write(self, text: str) -> None:
        if sys.stderr is not None:
            sys.stderr.write(text)
            sys.stderr.flush()


def described(progress: Progress | None) -> str:
    if progress is None or progress.seconds_left is None:
        return "…"
    full = round(progress.done * WIDTH)
    bar = "█" * full + "░" * (WIDTH - full)
    return f"{bar} {progress.done:.0%}, about {progress.seconds_left:.0f} s left"
