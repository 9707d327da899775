"""The WebSocket of one viewer at one table: commands in, numbered messages out.

    /ws/tables/ID?since=N&form=view

Without `since` the first message is the whole table; with it, exactly the messages after number
N. PastView every event as it happens, and an answer to every command.
"""

from __future__ import annotations

import asyncio
import logging
import time
from contextlib import suppress
from typing import Any

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from glueck.match import commands as c
from glueck.match import events as e
from glueck.match.match import Match
from glueck.match.messages import Done, Error, Pong, Reasons, encode
from glueck.match.refusals import Refused
from glueck.match.viewer_messages import FORMS, ViewerMessages
from glueck.server.identity import address_of, secret_of
from glueck.server.limits import COMMANDS, MOST_MESSAGE, REQUESTS, known_host, same_origin
from glueck.server.metrics import METRICS
from glueck.server.service import Service
from glueck.server.table import Table
from glueck.server.viewer import REFUSED, Viewer
from glueck.store import Event, Player, StoreError

log = logging.getLogger("glueck.live")
FAULTS = 20  # malformed messages until a connection is closed


def error(problem: Refused, id: int | str | None = None) -> bytes:
    return encode(Error(problem.code, problem.text, id, problem.clause))


async def connect(socket: WebSocket, service: Service, id: str) -> None:
    """From the first message to the last."""
    await socket.accept()
    with suppress(WebSocketDisconnect, RuntimeError):  # it has gone, as everybody does sometime
        try:
            player = await let_in(socket, service)
            since, form = asked_for(socket)
            table, seat = await service.enter(id, player)
            viewer = Viewer(
                player.id if player else None, seat, form, sender(socket), closer(socket)
            )
            with service.limits.one_more(client_of(socket, player)):
                await watch(socket, service, table, viewer, player, since)
        except (Refused, StoreError) as problem:
            refusal = problem if isinstance(problem, Refused) else Refused("unavailable", "later")
            await socket.send_text(error(refusal).decode())
            await socket.close(REFUSED, refusal.code)


def client_of(socket: WebSocket, player: Player | None) -> str:
    return player.id if player else address_of(socket)


async def let_in(socket: WebSocket, service: Service) -> Player | None:
    service.limits.take(REQUESTS, address_of(socket))
    origin, host = socket.headers.get("origin"), socket.headers.get("host")
    if not known_host(host, service.settings.url) or not same_origin(
        origin, host, service.settings.url
    ):
        raise Refused("origin", "this page is not ours")
    return await service.players.who(secret_of(socket))


async def watch(
    socket: WebSocket, service: Service, table: Table, viewer: Viewer, player: Player | None,
    since: int | None,
) -> None:  # fmt: skip
    METRICS.connections.inc()
    try:
        await begin(service, table, viewer, since)
        if player is not None:
            await service.welcome_back(table, player)
        await listen(socket, service, table, viewer, player)
    finally:
        viewer.gone = True
        table.leave(viewer)
        METRICS.connections.dec()


def sender(socket: WebSocket) -> Any:
    async def send(message: bytes) -> None:
        await socket.send_text(message.decode())

    return send


def closer(socket: WebSocket) -> Any:
    async def close(code: int, why: str) -> None:
        if socket.application_state is WebSocketState.CONNECTED:
            await socket.close(code, why)

    return close


def asked_for(socket: WebSocket) -> tuple[int | None, str]:
    query = socket.query_params
    form = query.get("form", FORMS[0])
    if form not in FORMS:
        raise Refused("form", f"form: {form[:20]!r} is none of {', '.join(FORMS)}")
    since = query.get("since")
    if since is not None and not (since.isascii() and since.isdigit() and len(since) < 10):
        raise Refused("since", f"since: {since[:20]!r} is not a number")
    return (None if since is None else int(since)), form


async def begin(service: Service, table: Table, viewer: Viewer, since: int | None) -> None:
    """The whole table, or what was missed; from then on nothing is left out."""
    async with service.tables.alone(table):
        if service.tables.get(table.id) is not table:
            raise Refused("busy", "this table has just left memory; connect again")
        if not table.match.may_watch(viewer.player):
            raise Refused("no_spectators", "only players see this table")
        viewer.seat = table.match.seat_of(viewer.player)
        if since is None or since > table.match.version:
            viewer.tell(table.teller(viewer).all())
        elif since < table.match.version:
            events = (await service.store.events(table.id))[: table.match.version]
            viewer.catch_up(await asyncio.to_thread(missed, events, since, viewer))
        table.teller(viewer)
        table.join(viewer)


def missed(events: list[Event], since: int, viewer: Viewer) -> list[bytes]:
    """The very messages that this viewer would have got after number `since`."""
    match, messages, seat = Match(), [], None
    teller: ViewerMessages | None = None
    for event in events:
        body = e.decode(event.body)
        match.evolve(body, event.at)
        if event.number == since:
            seat = match.seat_of(viewer.player)
            teller = ViewerMessages(match, seat, viewer.form)
        elif event.number > since:
            now = match.seat_of(viewer.player)
            if teller is None or now != seat:
                seat = now
                teller = ViewerMessages(match, seat, viewer.form)
                messages.append(teller.all())
            else:
                messages.append(teller.event(body, event.at))
    return messages


async def listen(
    socket: WebSocket, service: Service, table: Table, viewer: Viewer, player: Player | None
) -> None:
    faults = 0
    client = client_of(socket, player)
    while not viewer.gone and faults < FAULTS:
        message = await viewer.hear(socket.receive)
        if message is None or message["type"] != "websocket.receive":
            return
        raw = message.get("bytes") or (message.get("text") or "").encode(errors="replace")
        command_id: int | str | None = None
        began = time.perf_counter()
        try:
            service.limits.take(COMMANDS, client)
            command = understood(raw)
            command_id = command.id
            viewer.tell(await answer(service, table, viewer, player, command))
            METRICS.done.inc()
            METRICS.act_seconds.observe(time.perf_counter() - began)
        except Refused as problem:
            faults += problem.code == "malformed"
            METRICS.commands.labels(problem.code).inc()
            viewer.tell(error(problem, command_id))
        except StoreError as problem:
            log.warning("command at %s: %s", table.id[:6], problem)
            METRICS.commands.labels("unavailable").inc()
            text = "nothing was done: what you did could not be written down; try again"
            viewer.tell(error(Refused("unavailable", text), command_id))
    viewer.leave(REFUSED, "malformed")
    await viewer.left()


def understood(raw: bytes) -> c.AnyCommand:
    if len(raw) > MOST_MESSAGE:
        raise Refused("malformed", f"a message has at most {MOST_MESSAGE} bytes")
    try:
        return c.decode(raw)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as problem:
        raise Refused("malformed", f"not a command: {str(problem)[:200]}") from None


async def answer(
    service: Service, table: Table, viewer: Viewer, player: Player | None, command: c.AnyCommand
) -> bytes:
    if isinstance(command, c.Ping):
        return encode(Pong(command.id, table.match.version))
    if isinstance(command, c.Why):
        async with service.tables.alone(table):
            why = service.why(table, viewer.seat, command)
        return encode(Reasons(command.id, why))
    if player is None:
        raise Refused("who", "say who you are first")
    return encode(Done(command.id, await service.do(table, player, command)))
