"""Clients that do not behave."""

import asyncio
import socket
from contextlib import asynccontextmanager
from urllib.parse import urlsplit


@asynccontextmanager
async def slow_reader(server, person, id):
    """Connects, and never reads: the smallest buffers there are."""
    url = urlsplit(server.url)
    raw = socket.socket()
    raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
    raw.setblocking(False)
    try:
        await asyncio.get_running_loop().sock_connect(raw, (url.hostname, url.port))
        request = [
            f"GET /ws/tables/{id} HTTP/1.1", f"Host: {url.netloc}", "Upgrade: websocket",
            "Connection: Upgrade", "Sec-WebSocket-Version: 13",
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==", f"Authorization: Bearer {person.token}",
        ]  # fmt: skip
        await asyncio.get_running_loop().sock_sendall(
            raw, ("\r\n".join(request) + "\r\n\r\n").encode()
        )
        yield raw
    finally:
        raw.close()
