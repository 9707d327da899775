"""Tables, players and history over HTTP. What can be done at a table, `service.do` does."""

from __future__ import annotations

import asyncio
import json
from typing import Annotated, Any

import msgspec
from fastapi import APIRouter, Depends, Query, Request, Response

import glueck
from glueck.bots import LEVELS
from glueck.engine.save import document, pretty
from glueck.match import commands as c
from glueck.match import events as e
from glueck.match.refusals import REFUSALS, Refused
from glueck.match.viewer_messages import past_view, whole_table
from glueck.server import http_schemas as b
from glueck.server.accounts import CARRY
from glueck.server.identity import COOKIE, address_of, secret_of
from glueck.server.limits import CREATES, GUESTS, LOGINS, REQUESTS, own_url
from glueck.server.new_table import imported, opened, rematch
from glueck.server.service import Service
from glueck.server.table import Table
from glueck.server.websocket import understood
from glueck.store import Player, TableRow

YEAR = 365 * 86400
PAGE = 50
MOST_WORDS = 20
ERRORS: dict[int | str, dict[str, Any]] = {
    status: {"model": b.Problem} for status in sorted({one.status for one in REFUSALS.values()})
}
api = APIRouter(prefix="/api", responses=ERRORS)


def service_of(request: Request) -> Service:
    service: Service = request.app.state.service
    return service


async def anybody(request: Request) -> Player | None:
    service = service_of(request)
    service.limits.take(REQUESTS, address_of(request))
    return await service.players.who(secret_of(request))


async def somebody(player: Annotated[Player | None, Depends(anybody)]) -> Player:
    if player is None:
        raise Refused("who", "say who you are first: POST /api/players")
    return player


async def the_host(player: Annotated[Player, Depends(somebody)]) -> Player:
    if not player.host:
        raise Refused("not_host", "only the host of this server may do that")
    return player


def own_address(request: Request) -> str:
    return own_url(service_of(request).settings, request.headers.get("host"))


In = Annotated[Service, Depends(service_of)]
Here = Annotated[str, Depends(own_address)]
Anybody = Annotated[Player | None, Depends(anybody)]
Somebody = Annotated[Player, Depends(somebody)]
Host = Annotated[Player, Depends(the_host)]


# -- players -------------------------------------------------------------------------------


def me_of(player: Player, token: str | None = None) -> b.Me:
    return b.Me(id=player.id, name=player.name, host=player.host, login=player.login, token=token)


def welcome(
    response: Response, service: Service, player: Player, secret: str, program: bool
) -> b.Me:
    """The secret goes into a cookie no script can read; programs get it as a token."""
    if program:
        return me_of(player, secret)
    response.set_cookie(
        COOKIE, secret, max_age=YEAR, httponly=True, samesite="lax", secure=service.settings.secure
    )
    return me_of(player)


@api.post("/players", status_code=201)
async def new_guest(
    body: b.NewGuest, request: Request, response: Response, service: In, _: Anybody
) -> b.Me:
    """A guest with a name; no account needed."""
    service.limits.take(GUESTS, address_of(request))
    player, secret = await service.players.guest(body.name)
    return welcome(response, service, player, secret, body.program)


@api.get("/me")
async def me(player: Somebody) -> b.Me:
    return me_of(player)


@api.patch("/me")
async def rename_me(body: b.Rename, player: Somebody, service: In) -> b.Me:
    return me_of(await service.players.rename(player, body.name))


@api.post("/me/password")
async def set_password(body: b.Password, request: Request, player: Somebody, service: In) -> b.Me:
    """A login and a password to come back with, from anywhere."""
    service.limits.take(LOGINS, address_of(request))  # it costs as much work
    return me_of(await service.players.set_password(player, body.login, body.password))


@api.post("/me/link")
async def carry(player: Somebody, service: In, here: Here) -> b.Carry:
    """A link that brings this identity to another device. It works once."""
    code = await service.players.carry(player)
    # Behind «#», so that no server on the way ever sees it.
    return b.Carry(code=code, url=f"{here}/#carry={code}", seconds=CARRY // 1000)


@api.post("/arrive")
async def arrive(
    body: b.Arrival, request: Request, response: Response, service: In, _: Anybody
) -> b.Me:
    service.limits.take(LOGINS, address_of(request))
    player, secret = await service.players.arrive(body.code)
    return welcome(response, service, player, secret, program=False)


@api.post("/login")
async def log_in(body: b.LogIn, request: Request, response: Response, service: In) -> b.Me:
    service.limits.take(LOGINS, address_of(request))
    player, secret = await service.players.log_in(body.login, body.password)
    return welcome(response, service, player, secret, body.program)


@api.post("/logout", status_code=204)
async def log_out(request: Request, response: Response, player: Somebody, service: In) -> None:
    await service.players.log_out(secret_of(request) or "")
    response.delete_cookie(COOKIE)


# -- tables --------------------------------------------------------------------------------


@api.get("/games")
async def games(_: Anybody) -> b.Games:
    """What can be played, with which options, against whom."""
    return b.Games(
        games=[game_info(glueck.load(name)) for name in glueck.games()],
        levels=[b.Level(name=one.name, character=one.character) for one in LEVELS],
    )


def game_info(game: glueck.Game) -> b.GameInfo:
    options = [
        b.OptionInfo(
            name=one.name, default=one.default, help=one.about,
            values=None if one.values is None else list(one.values),
            least=one.least, most=one.most,
        )
        for one in game.options
    ]  # fmt: skip
    return b.GameInfo(
        id=game.id, title=game.title, rules=game.version, seats=list(game.seats),
        options=options, words=game.words,
    )  # fmt: skip


def info_of(here: str, table: Table, player: Player | None) -> b.TableInfo:
    match = table.match
    return b.TableInfo(
        id=table.id,
        url=f"{here}/#table={table.id}",
        version=match.version,
        seat=match.seat_of(player.id if player else None),
        table=msgspec.to_builtins(match.public()),
    )


@api.post("/tables", status_code=201)
async def new_table(body: b.NewTable, player: Somebody, service: In, here: Here) -> b.TableInfo:
    made = await create(service, player, opened(body, player), body.start)
    return info_of(here, made, player)


@api.post("/import", status_code=201)
async def import_save(body: b.Import, player: Somebody, service: In, here: Here) -> b.TableInfo:
    """A save file becomes a table, to be played on from any of its moves."""
    table = await asyncio.to_thread(imported, body, player)
    return info_of(here, await create(service, player, table, body.start), player)


async def create(service: Service, player: Player, table: e.Opened, start: bool) -> Table:
    service.limits.take(CREATES, player.id)
    most = service.settings.most_tables
    mine = await service.store.tables(player=player.id, status=("open", "running"), limit=most)
    if len(mine) >= most:
        raise Refused("too_many_tables", f"you have {most} tables open or running")
    if start and any(chair.open for chair in table.chairs):
        raise Refused("open_seats", "a table with open seats cannot start at once")
    return await service.tables.create(table, [e.Began()] if start else [])


@api.get("/tables")
async def tables(
    player: Anybody,
    service: In,
    of: Annotated[str, Query(pattern="^(mine|public)$")] = "public",
    status: Annotated[str, Query(pattern="^(open|running|over|current)$")] = "current",
    game: Annotated[str | None, Query(max_length=40)] = None,
    words: Annotated[str, Query(max_length=100)] = "",
    before: Annotated[str | None, Query(max_length=60)] = None,
) -> b.Rows:
    """Mine or the public ones, the last changed first; finished ones with status=over."""
    if of == "mine" and player is None:
        raise Refused("who", "say who you are first: POST /api/players")
    if len(words.split()) > MOST_WORDS:
        raise Refused("words", f"words: search for {MOST_WORDS} at a time, at the most")
    rows = await service.store.tables(
        player=player.id if of == "mine" and player else None,
        public=True if of == "public" else None,
        status=("open", "running") if status == "current" else (status,),
        game=game, words=words.lower(), before=page(before), limit=PAGE + 1,
    )  # fmt: skip
    more = len(rows) > PAGE
    rows = rows[:PAGE]
    follow = f"{rows[-1].changed}.{rows[-1].id}" if more else None
    return b.Rows(tables=[row_info(row) for row in rows], next=follow)


def page(before: str | None) -> tuple[int, str] | None:
    if before is None:
        return None
    at, _, id = before.partition(".")
    if not (at.isascii() and at.isdigit() and len(at) < 16 and id):
        raise Refused("before", "before: is not what `next` said")
    return int(at), id


def row_info(row: TableRow) -> b.Row:
    return b.Row(
        id=row.id, game=row.game, status=row.status, public=row.public, created=row.created,
        changed=row.changed, version=row.version, table=json.loads(row.summary),
    )  # fmt: skip


@api.get("/tables/{id}")
async def table_info(id: str, player: Anybody, service: In, here: Here) -> b.TableInfo:
    table, _ = await service.enter(id, player)
    return info_of(here, table, player)


@api.get("/tables/{id}/view")
async def table_view(
    id: str,
    player: Anybody,
    service: In,
    form: Annotated[str, Query(pattern="^(view|json|record)$")] = "view",
    after: Annotated[int | None, Query(ge=0, le=c.MOST_NUMBER)] = None,
) -> Response:
    """The whole table as the WebSocket's first message has it; or the position as this viewer saw
    it after so many actions of the game."""
    table, seat = await service.enter(id, player)
    if after is None:
        message = whole_table(table.match, seat, form)
    else:
        message = await asyncio.to_thread(past_view, table.match, seat, after, form)
    return Response(message, media_type="application/json")


COMMAND = {"content": {"application/json": {"schema": b.Command.model_json_schema()}}}


@api.post("/tables/{id}/do", openapi_extra={"requestBody": {"required": True, **COMMAND}})
async def do(id: str, request: Request, player: Somebody, service: In) -> b.Done:
    """The same commands as over the WebSocket."""
    command = understood(await request.body())
    if isinstance(command, c.Why | c.Ping):
        raise Refused("malformed", "this is asked over the WebSocket")
    table = await service.tables.open(id)
    return b.Done(version=await service.do(table, player, command))


@api.post("/tables/{id}/rematch", status_code=201)
async def again(id: str, player: Somebody, service: In, here: Here) -> b.TableInfo:
    """The same players once more, everybody one seat further. Who asks second, meets the first."""
    table, _ = await service.enter(id, player)
    async with table.lock:
        new = rematch(table.match, player, id)
        current = ("open", "running")
        for row in await service.store.tables(player=player.id, status=current, limit=PAGE):
            if json.loads(row.summary)["after"] == id:
                return info_of(here, await service.tables.open(row.id), player)
        return info_of(here, await create(service, player, new, start=False), player)


@api.get("/tables/{id}/save")
async def save(id: str, player: Anybody, service: In) -> Response:
    """Of a finished game everything; of a running one what its viewer has seen."""
    table, seat = await service.enter(id, player)
    match = table.match
    if match.state is None:
        raise Refused("status", "the game has not begun")
    state, over = match.state.copy(), match.status == "over"
    state.players = [c.name or c.level or "" for c in match.chairs]
    # A game given up is over for everybody, though the rules would let it go on.
    fair = {"commitment": match.commitment, "salt": match.opened.salt} if over else None
    whole = await asyncio.to_thread(document, state, seat, redacted=not over, fair=fair)
    name = f"{match.opened.game}-{id[:6]}.glueck"
    head = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(pretty(whole), media_type="application/json", headers=head)


# -- the host ------------------------------------------------------------------------------


@api.delete("/tables/{id}", status_code=204)
async def remove(id: str, _: Host, service: In) -> None:
    if not await service.store.remove(id):
        raise Refused("no_table", "there is no such table")
    service.tables.drop(id)


@api.post("/block")
async def block(body: b.Block, _: Host, service: In) -> b.Me:
    return me_of(await service.block(body.player, body.blocked))
