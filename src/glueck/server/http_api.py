"""Tables, players and history over HTTP. Commands at a table go to `service.do`."""

from __future__ import annotations

import json
import logging
from collections.abc import Sequence
from contextlib import nullcontext
from http import HTTPStatus
from typing import Annotated, Any

import msgspec
from fastapi import APIRouter, Depends, Query, Request, Response

import glueck
from glueck.bots import LEVELS
from glueck.bots.readiness import readiness
from glueck.engine.precompile import prefer
from glueck.match import commands as c
from glueck.match import events as e
from glueck.match.refusals import REFUSALS, Refused
from glueck.match.viewer_messages import past_view, whole_table
from glueck.server import http_schemas as schemas
from glueck.server.accounts import LINK_MS
from glueck.server.connections import connection_of
from glueck.server.identity import address_of, secret_of
from glueck.server.limits import (
    CREATES,
    IMPORTS,
    LOOKS_BACK,
    NAMES,
    SAVES,
    SEARCHES,
    TABLES_A_DAY,
    own_url,
)
from glueck.server.long_work import beside
from glueck.server.new_table import opened
from glueck.server.rematch import made_of, meet_again
from glueck.server.save_process import must_be_short
from glueck.server.service import Service
from glueck.server.table import Table
from glueck.server.table_filters import (
    ANYTHING,
    MOST_LOOKED_AT,
    Wanted,
    fitting,
    of_other_ratings,
    ratings_at,
    wanted_tables,
)
from glueck.server.table_quotas import must_have_room
from glueck.server.websocket import decode_command
from glueck.store import Player, TableRow

log = logging.getLogger("glueck.http")
PAGE = 50
MOST_WORDS = 20
PROBLEM = {"application/json": {"schema": {"$ref": "#/components/schemas/Problem"}}}
# Not as {"model": Problem}: FastAPI would make a validator for each status of each route, 460 of
# them. `/healthz` names the model, so that the reference can be resolved.
ERRORS: dict[int | str, dict[str, Any]] = {
    status: {"description": HTTPStatus(status).phrase, "content": PROBLEM}
    for status in sorted({one.status for one in REFUSALS.values()})
}
api = APIRouter(prefix="/api", responses=ERRORS)


def service_of(request: Request) -> Service:
    service: Service = request.app.state.service
    return service


# Dependencies of routes are `async`: otherwise FastAPI would run them in threads.


async def the_service(request: Request) -> Service:
    return service_of(request)


async def maybe_player(request: Request) -> Player | None:
    service = service_of(request)
    player = await service.players.who(secret_of(request))
    if player is not None and (connection := connection_of(request.scope)) is not None:
        connection.is_of(player.id)
    return player


async def known_player(player: Annotated[Player | None, Depends(maybe_player)]) -> Player:
    if player is None:
        raise Refused("who", "say who you are first: POST /api/players")
    return player


async def the_host(player: Annotated[Player, Depends(known_player)]) -> Player:
    if not player.host:
        raise Refused("not_host", "only the host of this server may do that")
    return player


async def own_url_of(request: Request) -> str:
    return own_url(service_of(request).settings, request.headers.get("host"))


ServiceDep = Annotated[Service, Depends(the_service)]
OwnUrl = Annotated[str, Depends(own_url_of)]
MaybePlayer = Annotated[Player | None, Depends(maybe_player)]
KnownPlayer = Annotated[Player, Depends(known_player)]
Host = Annotated[Player, Depends(the_host)]


# -- players -------------------------------------------------------------------------------


def me_of(player: Player, token: str | None = None) -> schemas.Me:
    return schemas.Me(
        id=player.id, name=player.name, host=player.host, login=player.login, token=token
    )


@api.get("/me")
async def me(player: KnownPlayer) -> schemas.Me:
    return me_of(player)


@api.patch("/me")
async def rename_me(body: schemas.NewName, player: KnownPlayer, service: ServiceDep) -> schemas.Me:
    service.limits.take(NAMES, player.id)
    renamed = await service.players.rename(player, body.name)
    service.sessions.update(renamed)
    return me_of(renamed)


@api.post("/me/link")
async def make_device_link(
    player: KnownPlayer, service: ServiceDep, url: OwnUrl
) -> schemas.DeviceLink:
    """A link that takes this identity to another device. It works once."""
    service.limits.take(NAMES, player.id)
    code = await service.players.make_device_link(player)
    # After «#», so that no server on the way ever sees it.
    return schemas.DeviceLink(code=code, url=f"{url}/#carry={code}", seconds=LINK_MS // 1000)


# -- tables --------------------------------------------------------------------------------


@api.get("/games")
async def games(_: MaybePlayer, service: ServiceDep) -> schemas.Games:
    """What can be played, with which options, against whom: levels and the operator's programs."""
    programs = service.bots.programs.names
    return schemas.Games(
        games=[game_info(glueck.load(name), programs) for name in glueck.games()],
        levels=[
            *(schemas.LevelInfo(name=one.name, character=one.character) for one in LEVELS),
            *(schemas.LevelInfo(name=name, character="") for name in programs),
        ],
    )


def game_info(game: glueck.Game, programs: Sequence[str]) -> schemas.GameInfo:
    options = [
        schemas.OptionInfo(
            name=one.name, default=one.default, help=one.about,
            values=None if one.values is None else list(one.values),
            least=one.least, most=one.most,
        )
        for one in game.options
    ]  # fmt: skip
    return schemas.GameInfo(
        id=game.id, title=game.title, rules=game.version, seats=list(game.seats),
        options=options, words=game.words,
        levels=[
            *(schemas.LevelState(**one._asdict()) for one in readiness(game)),
            *(schemas.LevelState(name=name, ready=True, seconds=None) for name in programs),
        ],
    )  # fmt: skip


def info_of(url: str, table: Table, player: Player | None) -> schemas.TableInfo:
    match = table.match
    return schemas.TableInfo(
        id=table.id,
        url=f"{url}/#table={table.id}",
        version=match.version,
        seat=match.seat_of(player.id if player else None),
        table=msgspec.to_builtins(match.public()),
    )


@api.post("/tables", status_code=201)
async def new_table(
    body: schemas.NewTable,
    request: Request,
    player: KnownPlayer,
    service: ServiceDep,
    url: OwnUrl,
) -> schemas.TableInfo:
    table = opened(body, player, service.bots.programs.names)
    made = await create(service, player, table, body.start, request)
    prefer(glueck.load(body.game))
    return info_of(url, made, player)


IMPORT = {"content": {"application/json": {"schema": schemas.Import.model_json_schema()}}}


@api.post("/import", status_code=201, openapi_extra={"requestBody": {"required": True, **IMPORT}})
async def import_save(
    request: Request, player: KnownPlayer, service: ServiceDep, url: OwnUrl
) -> schemas.TableInfo:
    """Make a table from a save file, to be continued after any of its moves."""
    service.limits.take(IMPORTS, player.id)
    service.limits.take(IMPORTS, address_of(request))
    table, start = await service.saves.read(
        await request.body(), player, service.bots.programs.names, address_of(request)
    )
    return info_of(url, await create(service, player, table, start, request), player)


async def create(
    service: Service, player: Player, table: e.Opened, start: bool, request: Request
) -> Table:
    service.limits.take(CREATES, player.id)
    service.limits.take(TABLES_A_DAY, player.id)
    service.limits.take(TABLES_A_DAY, address_of(request))
    await must_have_room(service.store, player.id, service.settings.most_tables)
    if start and any(chair.open for chair in table.chairs):
        raise Refused("open_seats", "a table with open seats cannot start at once")
    if start and any(chair.level for chair in table.chairs):
        await service.may_run_bots(player)
    return await service.tables.create(table, [e.Began()] if start else [])


@api.get("/tables")
async def tables(
    request: Request,
    player: MaybePlayer,
    service: ServiceDep,
    of: Annotated[str, Query(pattern="^(mine|public)$")] = "public",
    status: Annotated[str, Query(pattern="^(open|running|over|current)$")] = "current",
    game: Annotated[str | None, Query(max_length=40)] = None,
    words: Annotated[str, Query(max_length=100)] = "",
    before: Annotated[str | None, Query(max_length=60)] = None,
    wanted: Annotated[Wanted, Depends(wanted_tables)] = ANYTHING,
) -> schemas.ListedTables:
    """My tables or the public ones, the last changed first; finished ones with status=over. With
    `free`, `seats`, `clock`, `watch`, `rated` or the players' ratings (`rating_from`, `rating_to`,
    or `rating_near` my own) only those that fit; then a page may be short and still have a
    `next`."""
    if of == "mine" and player is None:
        raise Refused("who", "say who you are first: POST /api/players")
    if len(words.split()) > MOST_WORDS:
        raise Refused("words", f"words: search for {MOST_WORDS} at a time, at the most")
    if words or wanted != ANYTHING:
        await service.limits.pace(SEARCHES, address_of(request))
    most = PAGE if wanted == ANYTHING else MOST_LOOKED_AT
    async with service.searching if words else nullcontext():
        rows = await service.store.tables(
            player=player.id if of == "mine" and player else None,
            public=True if of == "public" else None,
            status=("open", "running") if status == "current" else (status,),
            game=game, words=words.lower(), before=page(before), limit=most + 1,
        )  # fmt: skip
    others = await of_other_ratings(service.store, rows, wanted, player.id if player else None)
    rows, last = fitting(rows, wanted, most, PAGE, others)
    follow = f"{last.changed}.{last.id}" if last else None
    ratings = await ratings_at(service.store, rows) if of == "public" else {}
    found = [info for row in rows if (info := row_info(row, ratings.get(row.id, [])))]
    return schemas.ListedTables(tables=found, next=follow)


def page(before: str | None) -> tuple[int, str] | None:
    if before is None:
        return None
    at, _, id = before.partition(".")
    if not (at.isascii() and at.isdigit() and len(at) < 16 and id):
        raise Refused("before", "before: is not what `next` said")
    return int(at), id


def row_info(row: TableRow, ratings: list[schemas.SeatRating | None]) -> schemas.ListedTable | None:
    """None if its stored data cannot be read: the others are still shown."""
    try:
        table = json.loads(row.summary)
    except ValueError:
        log.warning("table %s: its row cannot be read; see `glueck repair`", row.id[:6])
        return None
    return schemas.ListedTable(
        id=row.id, game=row.game, status=row.status, public=row.public, created=row.created,
        changed=row.changed, version=row.version, table=table,
        ratings=ratings,
    )  # fmt: skip


@api.get("/tables/{id}")
async def table_info(
    id: str, player: MaybePlayer, service: ServiceDep, url: OwnUrl
) -> schemas.TableInfo:
    table, _ = await service.enter(id, player)
    return info_of(url, table, player)


@api.get("/tables/{id}/view")
async def table_view(
    id: str,
    request: Request,
    player: MaybePlayer,
    service: ServiceDep,
    form: Annotated[str, Query(pattern="^(view|json|record)$")] = "view",
    after: Annotated[int | None, Query(ge=0, le=c.MOST_NUMBER)] = None,
) -> Response:
    """The whole table as in the WebSocket's first message; or the position as this viewer saw it
    after so many actions of the game."""
    table, seat = await service.enter(id, player)
    if after is None:
        message = whole_table(table.match, seat, form)
    else:
        await service.limits.pace(LOOKS_BACK, address_of(request))
        message = await beside(past_view, table.match, seat, after, form)
    return Response(message, media_type="application/json")


COMMAND = {"content": {"application/json": {"schema": schemas.CommandBody.model_json_schema()}}}


@api.post("/tables/{id}/do", openapi_extra={"requestBody": {"required": True, **COMMAND}})
async def do(
    id: str, request: Request, _: KnownPlayer, service: ServiceDep
) -> schemas.TableVersion:
    """The same commands as over the WebSocket."""
    command = decode_command(await request.body())
    if isinstance(command, c.Question):
        raise Refused("malformed", "this is asked over the WebSocket")
    secret = secret_of(request)
    with service.sessions.opened(secret) as session:
        player = session.player = await known_player(await service.players.who(secret))
        table = await service.tables.open(id)
        version = await service.do(table, player, command, session)
    return schemas.TableVersion(version=version)


@api.post("/tables/{id}/rematch", status_code=201)
async def again(
    id: str, request: Request, player: KnownPlayer, service: ServiceDep, url: OwnUrl
) -> schemas.TableInfo:
    """Offer another game, to which all players are invited. A second request leads to the same
    table."""
    table, _ = await service.enter(id, player)
    return info_of(url, await meet_again(service, table, player, address_of(request)), player)


@api.get("/tables/{id}/rematch")
async def offered_again(
    id: str, player: MaybePlayer, service: ServiceDep, url: OwnUrl
) -> schemas.TableInfo | None:
    """The table where another game is offered, and who has accepted; null if there is none yet."""
    table, _ = await service.enter(id, player)
    new = await made_of(service, table.match.rematch)
    return info_of(url, new, player) if new else None


@api.get("/tables/{id}/save")
async def save(id: str, request: Request, player: MaybePlayer, service: ServiceDep) -> Response:
    """A finished game completely; a running one as its viewer has seen it."""
    table, seat = await service.enter(id, player)
    must_be_short(table.match)
    service.must_be_told(table)
    address = address_of(request)
    client = player.id if player else address
    service.limits.take(SAVES, client)
    events = (await service.store.events(id))[: table.match.version]
    text = await service.saves.write(events, seat, client, address)
    name = f"{table.match.opened.game}-{id[:6]}.glueck"
    head = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(text, media_type="application/json", headers=head)


# -- the host ------------------------------------------------------------------------------


@api.delete("/tables/{id}", status_code=204)
async def remove(id: str, _: Host, service: ServiceDep) -> None:
    if not await service.store.remove(id):
        raise Refused("no_table", "there is no such table")
    service.tables.drop(id)


@api.post("/block")
async def block(body: schemas.Block, _: Host, service: ServiceDep) -> schemas.Me:
    return me_of(await service.block(body.player, body.blocked))
