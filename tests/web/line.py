"""The line between a browser and the server, for tests to cut: a relay on a port of its own."""

from __future__ import annotations

import select
import socket
import threading


class Line:
    """`cut` ends all connections and lets none through; `silence` ends none, but nothing comes
    through any more, as with a phone that sleeps; `mend` is for connections made from then on."""

    def __init__(self, port: int) -> None:
        self._target = port
        self._listener = socket.create_server(("127.0.0.1", 0))
        self.url = f"http://127.0.0.1:{self._listener.getsockname()[1]}"
        self._pairs: list[tuple[socket.socket, socket.socket]] = []
        self._silent: list[tuple[socket.socket, socket.socket]] = []
        self._open, self._closed = True, False
        threading.Thread(target=self._accept, daemon=True).start()

    def cut(self) -> None:
        self._open = False
        self._hang_up()

    def silence(self) -> None:
        """Whoever holds an end waits and is never answered."""
        self._open = False
        self._silent, self._pairs = self._silent + self._pairs, []

    def mend(self) -> None:
        self._open = True

    def close(self) -> None:
        self._closed = True
        self._listener.close()
        self._pairs += self._silent
        self._hang_up()

    def _hang_up(self) -> None:
        pairs, self._pairs = self._pairs, []
        for pair in pairs:
            for end in pair:
                end.close()

    def _accept(self) -> None:
        while not self._closed:
            try:
                near, _ = self._listener.accept()
            except OSError:
                return
            if self._closed or not self._open:
                near.close()
                continue
            pair = near, socket.create_connection(("127.0.0.1", self._target))
            self._pairs.append(pair)
            threading.Thread(target=self._carry, args=(pair,), daemon=True).start()

    def _carry(self, pair: tuple[socket.socket, socket.socket]) -> None:
        try:
            while pair in self._pairs:
                for end in select.select(pair, [], [], 0.1)[0]:
                    data = end.recv(65536)
                    if not data:
                        raise OSError
                    if pair in self._pairs:
                        pair[end is pair[0]].sendall(data)
        except (OSError, ValueError):
            if pair in self._pairs:
                self._pairs.remove(pair)
                for end in pair:
                    end.close()
