"""Bots at a table over the WebSocket, in any language: the bot protocol, one line per message.

    /ws/bots/ID

The first message is `ready`. It contains the token of a known player, or a name, with which a new
guest sits down. From then on the bot is a player like any other: it is asked when it is to act,
illegal actions are refused, and a silent bot is treated like a silent person.
"""

from __future__ import annotations

import asyncio

from starlette.requests import HTTPConnection
from starlette.types import Scope

from glueck.match import bot_messages as b
from glueck.match import commands as c
from glueck.match.match import Match
from glueck.match.refusals import Refused
from glueck.match.viewer_messages import BOT, whole_table
from glueck.server.connections import connection_of
from glueck.server.identity import address_of, secret_of
from glueck.server.limits import COMMANDS, CONNECTS, GUESTS, QUICK
from glueck.server.metrics import METRICS
from glueck.server.request_turns import slow_down
from glueck.server.service import Service
from glueck.server.sessions import Session
from glueck.server.table import Table
from glueck.server.viewer import REFUSED, Viewer
from glueck.server.websocket import authenticate, must_be_in_memory, table_of, turn_away
from glueck.server.websocket_protocol import EXTENSION, WebSocketConnection
from glueck.store import Player, StoreError

PATH = "/ws/bots/"
READY = 20.0  # seconds until a bot must have sent `ready`
FAULTS = 20  # refused messages before a connection is closed
DONE = 1000  # the code with which a connection is closed after the game
OVER = b'{"t":"over"'  # how the last message begins


class BotViewer(Viewer):
    """Gets lines, none or several at a time; nothing follows the last one."""

    __slots__ = ()

    def tell(self, message: bytes) -> None:
        for line in message.splitlines():
            super().tell(line)
            if line.startswith(OVER):
                self.leave(DONE, "the game is over")

    def fault(self, problem: Refused) -> None:
        self.tell(fault_of(problem))


def fault_of(problem: Refused) -> bytes:
    return b.encode(b.FaultTold(code=problem.code, text=problem.text, clause=problem.clause))


async def connect_bot(scope: Scope, service: Service) -> None:
    """From the first message to the last."""
    socket: WebSocketConnection = scope["extensions"][EXTENSION]
    request = HTTPConnection(scope)
    try:
        await authenticate(request, service)
        ready = await said_first(socket)
        secret, is_new = ready.token or secret_of(request), False
        if secret is None:
            service.limits.take(GUESTS, address_of(request))
            _, secret = await service.players.guest(ready.name)
            is_new = True
        with service.sessions.opened(secret) as session:
            session.address = address_of(request)
            player = session.player = await service.players.who(secret)
            if player is None:
                raise Refused("who", "nobody is known by this token")
            if (connection := connection_of(scope)) is not None:
                connection.is_of(player.id)
            service.limits.take(CONNECTS, player.id)
            table, seat = await seated(service, table_of(scope["path"], PATH), player, session)
            viewer = BotViewer(player.id, seat, BOT, socket)
            session.on_end = lambda why: send_away(viewer, why)
            session.must_go_on()
            token = secret if is_new else None
            viewer.tell(b.encode(b.BotSeated(seat=seat, name=player.name, token=token)))
            with service.limits.one_more(player.id):
                await play(socket, service, table, viewer, session)
    except (Refused, StoreError) as problem:
        await turn_away(socket, problem, fault_of)


def send_away(viewer: BotViewer, why: Refused) -> None:
    viewer.fault(why)
    viewer.leave(REFUSED, why.code)


async def said_first(socket: WebSocketConnection) -> b.Ready:
    try:
        async with asyncio.timeout(READY):
            raw = await socket.receive()
    except TimeoutError:
        raise Refused("malformed", f"not `ready` after {READY:.0f} seconds") from None
    try:
        ready = b.decode_ready(short(raw or b""))
    except b.NotSaid as problem:
        raise Refused("malformed", f"not `ready`: {problem}") from None
    if ready.protocol != b.PROTOCOL:
        raise Refused("malformed", f"you speak protocol {ready.protocol}, we {b.PROTOCOL}")
    return ready


def short(raw: bytes) -> bytes:
    if len(raw) > b.MOST_ANSWER:
        raise Refused("malformed", f"a message has at most {b.MOST_ANSWER:,} bytes")
    return raw


async def seated(service: Service, id: str, player: Player, session: Session) -> tuple[Table, int]:
    """The bot's own seat: the one it has, or an open one."""
    table, seat = await service.enter(id, player)
    if seat is None:
        await service.do(table, player, c.Join(), session)
        seat = table.match.seat_of(player.id)
    if seat is None:
        raise Refused("not_seated", "you do not sit at this table")
    return table, seat


async def play(
    socket: WebSocketConnection, service: Service, table: Table, viewer: BotViewer, session: Session
) -> None:
    METRICS.connections.inc()
    try:
        must_be_in_memory(service, table)
        viewer.tell(whole_table(table.match, viewer.seat, BOT, service.tables.now()))
        table.join(viewer)
        assert session.player is not None
        await service.welcome_back(table, session.player, session)
        await listen(socket, service, table, viewer, session)
    finally:
        viewer.gone = True
        table.leave(viewer)
        METRICS.connections.dec()


async def listen(
    socket: WebSocketConnection, service: Service, table: Table, viewer: BotViewer, session: Session
) -> None:
    for _ in range(FAULTS):
        problem = await first_refusal(socket, service, table, viewer, session)
        if problem is None:
            return
        METRICS.command_refused(problem.code)
        viewer.fault(problem)
        if problem.code == "too_many":
            await slow_down()
    viewer.leave(REFUSED, "malformed")


async def first_refusal(
    socket: WebSocketConnection, service: Service, table: Table, viewer: BotViewer, session: Session
) -> Refused | None:
    """Does what the bot answers until something is refused; None if the bot is gone."""
    while True:
        raw = await socket.receive()
        if raw is None or session.ended or session.player is None:
            return None
        try:
            await service.limits.pace(QUICK, session.address)
            service.limits.take(COMMANDS, session.player.id)
            answer = b.decode_answer(short(raw))
            action = words_of(table.match, viewer.seat, answer)
            command = c.Play(action=action, at=answer.number)
            await service.do(table, session.player, command, session)
        except b.NotSaid as problem:
            return Refused("malformed", f"not an answer: {problem}")
        except Refused as problem:
            return problem
        except StoreError:
            return Refused("unavailable", "nothing was done; answer again")


def words_of(match: Match, seat: int | None, answer: b.Answer) -> str:
    """The action in words; which numbers are legal depends on what its seat sees."""
    if isinstance(answer.action, str):
        return answer.action
    state, is_asked = match.state, match.acts(seat) and match.moves == answer.number
    if state is not None and is_asked and answer.action in state.moves():
        return state.game.text(state.array, answer.action)
    return str(answer.action)
