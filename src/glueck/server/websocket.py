"""The WebSocket of one viewer at one table: commands in, numbered messages out.

    /ws/tables/ID?since=N&form=view&protocol=P

Without `since` the first message is the whole table. With it, exactly the messages after number N,
unless these are too many or the client's data have another `protocol` than ours; then also the
whole table. After that come every event as it happens, and an answer to every command.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Callable

import msgspec
from starlette.requests import HTTPConnection
from starlette.types import Scope

from glueck.match import commands as c
from glueck.match.messages import Done, Pong, WhyAnswer, encode
from glueck.match.refusals import Refused
from glueck.match.viewer_messages import FORMS, whole_table
from glueck.server.connections import connection_of
from glueck.server.guard import must_be_welcome
from glueck.server.identity import address_of, secret_of
from glueck.server.limits import (
    COMMANDS,
    CONNECTS,
    MOST_MESSAGE,
    QUICK,
    REQUESTS,
    WHYS,
    known_host,
    same_origin,
)
from glueck.server.metrics import METRICS
from glueck.server.request_turns import slow_down
from glueck.server.service import Service
from glueck.server.sessions import Session
from glueck.server.table import Table
from glueck.server.viewer import REFUSED, Viewer, refusal
from glueck.server.websocket_protocol import EXTENSION, WebSocketConnection
from glueck.store import Player, StoreError

log = logging.getLogger("glueck.websocket")
PATH = "/ws/tables/"
Answered = c.Change | c.Why | c.AskPlan | c.Ping  # at once
FAULTS = 20  # malformed messages until a connection is closed


async def connect(scope: Scope, service: Service) -> None:
    """From the first message to the last."""
    socket: WebSocketConnection = scope["extensions"][EXTENSION]
    request = HTTPConnection(scope)
    try:
        with service.sessions.opened(secret_of(request)) as session:
            player = session.player = await authenticate(request, service)
            session.address = address_of(request)
            since, form, protocol = asked_for(request)
            client = player.id if player else session.address
            service.limits.take(CONNECTS, client)
            table, seat = await service.enter(table_of(scope["path"]), player)
            viewer = Viewer(player.id if player else None, seat, form, socket)
            session.on_end = lambda why: send_away(viewer, why)
            session.must_go_on()
            with service.limits.one_more(client):
                known = since if protocol in (None, table.match.protocol) else None
                await watch(socket, service, table, viewer, session, client, known)
    except (Refused, StoreError) as problem:
        await turn_away(socket, problem, refusal)


async def turn_away(
    socket: WebSocketConnection, problem: Refused | StoreError, told: Callable[[Refused], bytes]
) -> None:
    """A refused client is told so, in the form it understands."""
    refused = problem if isinstance(problem, Refused) else Refused("unavailable", "later")
    if refused.code == "too_many":
        await slow_down()
    socket.send(told(refused))
    socket.close(REFUSED, refused.code)


def send_away(viewer: Viewer, why: Refused) -> None:
    viewer.tell(refusal(why))
    viewer.leave(REFUSED, why.code)


async def authenticate(request: HTTPConnection, service: Service) -> Player | None:
    client = address_of(request)
    await service.turns.wait(client)
    service.limits.take(REQUESTS, client)
    origin, host = request.headers.get("origin"), request.headers.get("host")
    if not known_host(host, service.settings.url) or not same_origin(
        origin, host, service.settings.url
    ):
        raise Refused("origin", "this page is not ours")
    await must_be_welcome(request, service)
    player = await service.players.who(secret_of(request))
    if player is not None and (connection := connection_of(request.scope)) is not None:
        connection.is_of(player.id)
    return player


def table_of(path: str, where: str = PATH) -> str:
    id = path.removeprefix(where)
    if not path.startswith(where) or "/" in id:
        raise Refused("no_table", f"tables are at {PATH}ID")
    return id


def asked_for(request: HTTPConnection) -> tuple[int | None, str, str | None]:
    query = request.query_params
    form = query.get("form", FORMS[0])
    if form not in FORMS:
        raise Refused("form", f"form: {form[:20]!r} is none of {', '.join(FORMS)}")
    since = query.get("since")
    if since is not None and not (since.isascii() and since.isdigit() and len(since) < 10):
        raise Refused("since", f"since: {since[:20]!r} is not a number")
    return (None if since is None else int(since)), form, query.get("protocol")


async def watch(
    socket: WebSocketConnection, service: Service, table: Table, viewer: Viewer,
    session: Session, client: str, since: int | None,
) -> None:  # fmt: skip
    METRICS.connections.inc()
    try:
        send_first(service, table, viewer, since)
        if session.player is not None:
            await service.welcome_back(table, session.player, session)
        await listen(socket, service, table, viewer, session, client)
    finally:
        viewer.gone = True
        service.hints.leave(viewer)
        table.leave(viewer)
        METRICS.connections.dec()


def send_first(service: Service, table: Table, viewer: Viewer, since: int | None) -> None:
    """The whole table, or what was missed; from then on nothing is left out. There is no await
    here, so nothing can happen in between."""
    must_be_in_memory(service, table)
    match = table.match
    if not match.may_watch(viewer.player):
        raise Refused("no_spectators", "only players see this table")
    viewer.seat = match.seat_of(viewer.player)
    missed = None if since is None else table.missed(viewer, since)
    if missed is None:
        viewer.tell(whole_table(match, viewer.seat, viewer.form, service.tables.now()))
    else:
        viewer.catch_up(missed)
    table.join(viewer)


def must_be_in_memory(service: Service, table: Table) -> None:
    if service.tables.get(table.id) is not table:
        raise Refused("busy", "this table has just left memory; connect again")


async def listen(
    socket: WebSocketConnection, service: Service, table: Table, viewer: Viewer,
    session: Session, client: str,
) -> None:  # fmt: skip
    faults = 0
    while faults < FAULTS:
        raw = await socket.receive()
        if raw is None or session.ended:
            return
        id: int | str | None = None
        try:
            service.limits.take(COMMANDS, client)
            await service.limits.pace(QUICK, session.address)
            began = time.perf_counter()  # without the time that the client was made to wait
            command = decode_command(raw)
            id = command.id
            if isinstance(command, c.Why):
                costs = len(command.actions) // WHYS
                service.limits.take(COMMANDS, client, costs)
                await service.limits.pace(QUICK, session.address, costs)
                began = time.perf_counter()
            if isinstance(command, c.AskHint):  # answered later: nobody waits for it here
                service.hints.ask(table, viewer, asker(session), command)
            else:
                viewer.tell(await answer(service, table, viewer, session, command))
            METRICS.command_done(time.perf_counter() - began)
        except Refused as problem:
            faults += problem.code == "malformed"
            viewer.refuse(problem, id)
            if problem.code == "too_many":
                await slow_down()
        except StoreError as problem:
            log.warning("command at %s: %s", table.id[:6], problem)
            text = "nothing was done: what you did could not be written down; try again"
            viewer.refuse(Refused("unavailable", text), id)
    viewer.leave(REFUSED, "malformed")


def decode_command(raw: bytes) -> c.AnyCommand:
    if len(raw) > MOST_MESSAGE:
        raise Refused("malformed", f"a message has at most {MOST_MESSAGE} bytes")
    try:
        return c.decode(raw)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as problem:
        raise Refused("malformed", f"not a command: {str(problem)[:200]}") from None


def asker(session: Session) -> c.Asker:
    if session.player is None:
        raise Refused("who", "say who you are first")
    return c.Asker(session.player.id, session.player.name, session.player.host)


async def answer(
    service: Service, table: Table, viewer: Viewer, session: Session, command: Answered
) -> bytes:
    if isinstance(command, c.Ping):
        now = service.tables.now()
        return encode(Pong(id=command.id, n=table.match.version, now=now))
    if isinstance(command, c.Why):
        why = await service.why(table, viewer.seat, command)
        return encode(WhyAnswer(id=command.id, why=why))
    if isinstance(command, c.AskPlan):
        return encode(await service.plans.plan(table.match, asker(session), command))
    if session.player is None:
        raise Refused("who", "say who you are first")
    done = await service.do(table, session.player, command, session)
    return encode(Done(id=command.id, n=done))
