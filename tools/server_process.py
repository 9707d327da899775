"""A server in a separate process, on a free port; waits until it answers."""

from __future__ import annotations

import random
import shutil
import socket
import subprocess
import sys
import time
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any
from urllib.request import urlopen

# A wrapper command, so that a process ends with its parent, however that ends.
SETPRIV = shutil.which("setpriv")  # with its folder: a server may get another PATH
TIED = (SETPRIV, "--pdeathsig", "KILL") if SETPRIV else ()
GLUECK_SERVE = (sys.executable, "-m", "glueck.cli", "serve")
UNHURRIED = ("--rate", "0", "--log", "error")  # no limits for clients, logs only errors
TO_START = 600.0  # seconds; the rules may have to be compiled first
TO_STOP = 60.0


# Not a port that the system gives to clients: while a killed server is down, a player who tries to
# connect might get the server's own port, and the next server could not listen there.
PORTS = range(20_000, 32_000)


def free_port() -> int:
    while True:
        port = random.choice(PORTS)
        with socket.socket() as probe, suppress(OSError):
            probe.bind(("127.0.0.1", port))
            return port


class ServerProcess:
    """`glueck serve`, or a program with the same flags, with its database in a folder. It can be
    started again on the same port. `how` is for `subprocess.Popen`."""

    def __init__(
        self,
        folder: Path,
        program: Sequence[str] = GLUECK_SERVE,
        flags: Sequence[str] = UNHURRIED,
        **how: Any,
    ) -> None:
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        place = ["--port", str(self.port), "--db", f"sqlite:///{folder / 'tables.db'}"]
        self._command, self._how = [*TIED, *program, *place, *flags], how
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        self._process = subprocess.Popen(self._command, **self._how)
        try:
            self._wait_for(self._process)
        except BaseException:  # if the waiting is interrupted, no server is left
            self.kill()
            raise

    def _wait_for(self, process: subprocess.Popen[bytes]) -> None:
        limit = time.monotonic() + TO_START
        while not self._answers():
            if process.poll() is not None:
                raise RuntimeError(f"the server ended with {process.returncode}")
            if time.monotonic() > limit:
                raise RuntimeError("the server does not answer")
            time.sleep(0.1)

    def _answers(self) -> bool:
        try:
            urlopen(f"{self.url}/healthz", timeout=2).close()
        except OSError:
            return False
        return True

    def stop(self) -> None:
        assert self._process is not None
        self._process.terminate()
        self._process.wait(TO_STOP)

    def kill(self) -> None:
        """Like kill -9: it cannot do anything more."""
        assert self._process is not None
        self._process.kill()
        self._process.wait()

    def __enter__(self) -> ServerProcess:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()
