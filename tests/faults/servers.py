"""Servers as processes of their own, to be killed at any moment."""

import asyncio
import os
import random
import signal
import socket
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

import httpx

PROGRAM = Path(__file__).with_name("fork_server.py")


# Not a port the system gives to those who connect: while a killed server is away, a player who
# tries to reach it may be given the server's own port, and the next server could not listen there.
PORTS = range(20_000, 32_000)


def free_port() -> int:
    while True:
        port = random.choice(PORTS)
        with socket.socket() as probe, suppress(OSError):
            probe.bind(("127.0.0.1", port))
            return port


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
            with suppress(ProcessLookupError):
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
        self.pid = int(self.forks.ask(f"{self.port} {self.database}"))

    def kill(self) -> None:
        os.kill(self.pid, signal.SIGKILL)


async def until_up(http: httpx.AsyncClient) -> None:
    async with asyncio.timeout(60):
        while True:
            try:
                (await http.get("/healthz")).raise_for_status()
                return
            except httpx.HTTPError:
                await asyncio.sleep(0.005)
