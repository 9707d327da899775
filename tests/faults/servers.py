"""Servers as processes of their own, to be killed at any moment."""

import asyncio
import subprocess
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path

import httpx
from server_process import free_port

PROGRAM = Path(__file__).with_name("fork_server.py")
LOOKS = 40_000  # each takes five milliseconds or more


class ForkServer:
    """The process of fork_server.py: servers started from here are up within milliseconds."""

    def __init__(self, *args: str) -> None:
        self._servers: list[Server] = []
        self._process = subprocess.Popen(
            [sys.executable, PROGRAM, *args],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        assert self._process.stdout
        assert self._process.stdout.readline() == "ready\n"

    def start(self, database: str) -> "Server":
        server = Server(self, database)
        self._servers.append(server)
        server.start()
        return server

    def ask(self, line: str) -> str:
        assert self._process.stdin
        assert self._process.stdout
        self._process.stdin.write(f"{line}\n")
        self._process.stdin.flush()
        return self._process.stdout.readline()

    def __enter__(self) -> "ForkServer":
        return self

    def __exit__(self, *_) -> None:
        for server in self._servers:
            server.kill()
        self._process.kill()
        self._process.communicate()


class Server:
    def __init__(self, forks: ForkServer, database: str) -> None:
        self.port = free_port()
        self.forks, self.database, self.pid = forks, database, 0

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        self.pid = int(self.forks.ask(f"start {self.port} {self.database}"))

    def kill(self) -> None:
        """As kill -9 does. The next one finds nobody at its port and its file."""
        self.forks.ask(f"kill {self.pid}")


async def until(true: Callable[[], Awaitable[bool]], what: str) -> None:
    """Patience is counted in looks and not by the clock, for a campaign may be held for minutes."""
    for _ in range(LOOKS):
        if await true():
            return
        await asyncio.sleep(0.005)
    raise AssertionError(f"in vain: {what}")


async def until_up(http: httpx.AsyncClient) -> None:
    async def is_up() -> bool:
        try:
            return (await http.get("/healthz")).is_success
        except httpx.HTTPError:
            return False

    await until(is_up, "the server answers")
