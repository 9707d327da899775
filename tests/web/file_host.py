"""A host that knows nothing but files: what `make site` writes is put on such a one."""

from __future__ import annotations

from contextlib import suppress
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from socket import SHUT_RDWR, socket
from threading import Thread
from typing import Any


class Silent(SimpleHTTPRequestHandler):
    def log_message(self, format: str, *args: Any) -> None:
        pass


class Server(ThreadingHTTPServer):
    """Its end is the end of its connections, too: browsers open some before they ask anything, and
    would get an answer there from a host that is gone."""

    def __init__(self, port: int, folder: Path) -> None:
        self._connections: set[socket] = set()
        super().__init__(("127.0.0.1", port), partial(Silent, directory=folder))

    def process_request(self, request: Any, client_address: Any) -> None:
        self._connections.add(request)
        super().process_request(request, client_address)

    def shutdown_request(self, request: Any) -> None:
        self._connections.discard(request)
        super().shutdown_request(request)

    def server_close(self) -> None:
        super().server_close()
        for connection in list(self._connections):
            with suppress(OSError):  # it has just ended
                connection.shutdown(SHUT_RDWR)


class FileHost:
    """Serves a folder until it is closed; then nobody answers at its address, unless another one
    serves at the same port."""

    def __init__(self, folder: Path, port: int = 0) -> None:
        self._server = Server(port, folder)
        self.port = self._server.server_port
        self.url = f"http://127.0.0.1:{self.port}"
        self._thread = Thread(target=self._server.serve_forever, daemon=True)
        self._thread.start()

    def close(self) -> None:
        self._server.shutdown()
        self._server.server_close()
        self._thread.join()
