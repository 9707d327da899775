"""Checks every HTTP request first: is it for us, from a page of ours, small and flat enough? And
every answer, wherever it is made, gets the headers of http_answers.

Whole bodies are read here before the application begins: a client that sends one slowly occupies a
connection and nothing else.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from glueck.match.refusals import Refused
from glueck.server.connections import connection_of
from glueck.server.http_answers import answer_to, with_headers
from glueck.server.identity import address_of, secret_of
from glueck.server.json_depth import must_be_flat
from glueck.server.limits import MOST_BODY, MOST_SAVE, PAGES, REQUESTS, known_host, same_origin
from glueck.server.metrics import METRICS
from glueck.server.request_turns import slow_down
from glueck.server.service import Service
from glueck.store import StoreError

SAFE = {"GET", "HEAD", "OPTIONS"}
COUNTED = ("/api", "/metrics", "/healthz")  # as requests; everything else is files of the page
WITH_SAVES = ("/api/import", "/api/replay")
MOST_BODIES = 64 << 20  # bytes of all requests that are being received


class Bodies:
    """How many bytes are being received, of all requests together."""

    def __init__(self) -> None:
        self.bytes = 0

    @contextmanager
    def one_more(self, size: int) -> Iterator[None]:
        if self.bytes + size > MOST_BODIES:
            raise Refused("crowded", "too much is being sent to this server; try again later")
        self.bytes += size
        try:
            yield
        finally:
            self.bytes -= size


class Guard:
    def __init__(self, follow: ASGIApp, service: Callable[[], Service]) -> None:
        self._follow, self._service = follow, service
        self._bodies = Bodies()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def answer(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = with_headers(list(message.get("headers", ())))
            await send(message)

        request = Request(scope)
        try:
            body = await self._body(request, receive)
        except ClientDisconnect:
            return
        except Refused as refused:
            await refusal(request, refused)(scope, receive, answer)
        except StoreError:
            later = Refused("unavailable", "it cannot be found out now who you are; try again")
            await refusal(request, later)(scope, receive, answer)
        else:
            await self._follow(scope, again(body, receive), answer)

    async def _body(self, request: Request, receive: Receive) -> bytes:
        """All of it; Refused if this request may not be."""
        service = self._service()
        await must_not_hurry(request, service)
        must_be_for_us(request, service.settings.url)
        await must_be_welcome(request, service)
        size = size_of(request)
        if size > MOST_BODY and await service.players.who(secret_of(request)) is None:
            raise Refused("who", "say who you are first: POST /api/players")
        if not size:
            return b""
        with self._bodies.one_more(size):
            body = await received(receive)
        if len(body) <= MOST_BODY:  # a save file is checked in another process
            must_be_flat(body)
        return body


def refusal(request: Request, refused: Refused) -> Response:
    METRICS.requests_refused.labels(refused.code).inc()
    # A refused stranger must not keep a connection that others wait for.
    headers = {"Connection": "close", "Retry-After": "30"} if refused.code == "crowded" else {}
    return answer_to(request, refused, headers=headers)


async def must_not_hurry(request: Request, service: Service) -> None:
    """Counted before anything else is done."""
    client, ours = address_of(request), request.url.path.startswith(COUNTED)
    await service.turns.wait(client, short=not ours)
    try:
        service.limits.take(REQUESTS if ours else PAGES, client)
    except Refused:
        await slow_down()
        await service.turns.wait(client)
        raise


def must_be_for_us(request: Request, url: str) -> None:
    """Pages of other sites may not act in a player's name."""
    origin, host = request.headers.get("origin"), request.headers.get("host")
    if not known_host(host, url):
        raise Refused("host_name", "this server has another name; say --public-url")
    if request.method not in SAFE and not same_origin(origin, host, url):
        raise Refused("origin", "this page is not ours")


async def must_be_welcome(request: HTTPConnection, service: Service) -> None:
    """While strangers use all connections open to them, only known players are served."""
    connection = connection_of(request.scope)
    if connection is None or not connection.unwelcome:
        return
    player = await service.players.who(secret_of(request))
    if player is None:
        METRICS.connections_refused.labels("stranger").inc()
        raise Refused("crowded", "too many people are here; try again later, or log in before")
    connection.is_of(player.id)


def size_of(request: Request) -> int:
    """Refuses bodies that are too large."""
    most = MOST_SAVE if request.url.path in WITH_SAVES else MOST_BODY
    length = request.headers.get("content-length", "0")
    if not (length.isascii() and length.isdigit() and len(length) < 20) or int(length) > most:
        raise Refused("too_large", f"a request has at most {most} bytes")
    if "transfer-encoding" in request.headers:
        raise Refused("too_large", "say how long the request is (Content-Length)")
    return int(length)


async def received(receive: Receive) -> bytes:
    parts = []
    while True:
        message = await receive()
        if message["type"] == "http.disconnect":
            raise ClientDisconnect
        parts.append(message.get("body", b""))
        if not message.get("more_body", False):
            return b"".join(parts)


def again(body: bytes, receive: Receive) -> Receive:
    """Gives the body that was received, then whatever comes after it."""
    first: list[Message] = [{"type": "http.request", "body": body, "more_body": False}]

    async def receive_again() -> Message:
        return first.pop() if first else await receive()

    return receive_again
