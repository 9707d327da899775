"""Outgoing requests: one POST to a checked address, and the beginning of the answer."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from importlib import import_module
from typing import TYPE_CHECKING

import glueck
from glueck.server.notices.addresses import Resolver, target_of

if TYPE_CHECKING:
    import httpx

MOST_ANSWER = 4096  # bytes that are read of an answer
MOST_SECONDS = 10.0  # for all of it, from the name to the answer
AGENT = f"Glueckskiste/{glueck.__version__}"


class NoAnswer(Exception):
    """No connection, no answer in time, or not an HTTP answer."""


class Outgoing:
    def __init__(self, allow_internal: bool = False) -> None:
        self.resolver = Resolver(allow_internal)
        self._client: httpx.AsyncClient | None = None

    async def client(self) -> httpx.AsyncClient:
        """Loaded when something is first sent: it loads more slowly than the rest of the server."""
        if self._client is None:
            http = await asyncio.to_thread(import_module, "httpx")
            # No proxies, cookies or netrc of the environment; no redirects: they could lead
            # anywhere.
            self._client = self._client or http.AsyncClient(
                trust_env=False,
                follow_redirects=False,
                timeout=MOST_SECONDS,
                limits=http.Limits(max_keepalive_connections=0),
            )
        return self._client

    async def post(self, url: str, headers: Mapping[str, str], body: bytes) -> int:
        """The status of the answer. Forbidden if nothing may be sent there; NoAnswer if there is
        none."""
        client = await self.client()
        import httpx

        try:
            return await self._post(client, url, headers, body)
        except (OSError, TimeoutError, httpx.HTTPError, httpx.InvalidURL) as problem:
            raise NoAnswer(type(problem).__name__) from problem

    async def _post(
        self, client: httpx.AsyncClient, url: str, headers: Mapping[str, str], body: bytes
    ) -> int:
        import httpx

        async with asyncio.timeout(MOST_SECONDS):
            target = target_of(url, self.resolver.allow_internal)
            address = await self.resolver.address(target)
            there = httpx.URL(url).copy_with(host=address, port=target.port)
            async with client.stream(
                "POST",
                there,
                content=body,
                headers={"Host": target.netloc, "User-Agent": AGENT, **headers},
                extensions={"sni_hostname": target.host},  # the certificate must be for the name
            ) as answer:
                await self._read_a_little(answer)
                return answer.status_code

    async def _read_a_little(self, answer: httpx.Response) -> None:
        """Read a little of the answer, so that the receiver sees no broken connection."""
        read = 0
        async for part in answer.aiter_raw():
            read += len(part)
            if read > MOST_ANSWER:
                return

    async def close(self) -> None:
        self.resolver.close()
        if self._client is not None:
            await self._client.aclose()
