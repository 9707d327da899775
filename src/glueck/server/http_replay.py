"""Replays over HTTP, and continuing a game from one of its moments."""

from __future__ import annotations

import gzip
from typing import Annotated

from fastapi import APIRouter, Query, Request, Response

from glueck.match import commands as c
from glueck.server import http_schemas as schemas
from glueck.server.http_api import (
    ERRORS,
    KnownPlayer,
    MaybePlayer,
    OwnUrl,
    ServiceDep,
    create,
    info_of,
)
from glueck.server.identity import address_of
from glueck.server.limits import IMPORTS, REPLAYS
from glueck.server.new_table import gone_on
from glueck.server.replays import OWN, SPECTATOR, perspective
from glueck.server.save_process import ShowFile

replays = APIRouter(prefix="/api", responses=ERRORS)
FILE = {"content": {"application/json": {"schema": schemas.ReplayFile.model_json_schema()}}}


@replays.get("/tables/{id}/replay")
async def replay_page(
    id: str,
    request: Request,
    player: MaybePlayer,
    service: ServiceDep,
    seat: Annotated[str, Query(pattern=f"^({OWN}|{SPECTATOR}|[0-9])$")] = OWN,
    first: Annotated[int, Query(ge=0, le=c.MOST_NUMBER)] = 0,
) -> Response:
    """Moments of a game as a seat saw them, a page at a time: any seat's in a finished game,
    otherwise only my own (docs/protocol.md: `replay`)."""
    table, own = await service.enter(id, player)
    shown = perspective(table.match, own, seat)
    if shown != own:
        service.must_be_told(table)
    address = address_of(request)
    await service.limits.pace(REPLAYS, address)
    client = player.id if player else address
    page = await service.replays.page(id, table.match, shown, first, client, address)
    return unpacked(request, page)


@replays.post("/replay", openapi_extra={"requestBody": {"required": True, **FILE}})
async def replay_file(request: Request, player: KnownPlayer, service: ServiceDep) -> Response:
    """The same for a save file, which is not kept."""
    address = address_of(request)
    await service.limits.pace(REPLAYS, address)
    asked = ShowFile(await request.body())
    return unpacked(request, await service.saves.show(asked, player.id, address))


def unpacked(request: Request, packed: bytes) -> Response:
    """Compressed if the client accepts it; browsers unpack it themselves."""
    if "gzip" in request.headers.get("accept-encoding", ""):
        head = {"Content-Encoding": "gzip", "Vary": "Accept-Encoding"}
        return Response(packed, media_type="application/json", headers=head)
    return Response(gzip.decompress(packed), media_type="application/json")


@replays.post("/tables/{id}/go_on", status_code=201)
async def go_on(
    id: str,
    body: schemas.GoOn,
    request: Request,
    player: KnownPlayer,
    service: ServiceDep,
    url: OwnUrl,
) -> schemas.TableInfo:
    """Continue a finished game at a new table, from any of its moments, with the same deal."""
    table, _ = await service.enter(id, player)
    service.must_be_told(table)
    service.limits.take(IMPORTS, player.id)
    service.limits.take(IMPORTS, address_of(request))
    opened = gone_on(id, table.match, body, player, service.bots.programs.names)
    return info_of(url, await create(service, player, opened, body.start, request), player)
