"""Reviews over HTTP: asked for once, then polled until they are complete."""

from __future__ import annotations

import msgspec
from fastapi import APIRouter, Request, Response

from glueck.server.http_api import ERRORS, KnownPlayer, MaybePlayer, ServiceDep
from glueck.server.http_schemas import ReviewState
from glueck.server.identity import address_of
from glueck.server.limits import REPLAYS, REVIEWS
from glueck.server.service import Service
from glueck.server.table import Table

reviews = APIRouter(prefix="/api", responses=ERRORS)


@reviews.post("/tables/{id}/review", status_code=202, responses={202: {"model": ReviewState}})
async def ask_for_review(
    id: str, request: Request, player: KnownPlayer, service: ServiceDep
) -> Response:
    """Ask for the review of a finished game I played. It is computed while no bot is needed."""
    table, _ = await service.enter(id, player)
    service.must_be_told(table)
    service.limits.take(REVIEWS, player.id)
    await service.reviews.ask(table, player, address_of(request))
    return Response(await state_of(service, table), 202, media_type="application/json")


@reviews.get("/tables/{id}/review", responses={200: {"model": ReviewState}})
async def look_at_review(
    id: str, request: Request, player: MaybePlayer, service: ServiceDep
) -> Response:
    """The progress; when complete, the review. For everybody who may see the table."""
    await service.limits.pace(REPLAYS, address_of(request))
    table, _ = await service.enter(id, player)
    service.must_be_told(table)
    return Response(await state_of(service, table), media_type="application/json")


async def state_of(service: Service, table: Table) -> bytes:
    kept, done = await service.reviews.of(table)
    assert table.match.state is not None
    whole = kept is not None and kept.document is not None
    answer = {
        "asked": kept is not None,
        "done": table.match.state.played if whole else done,
        "of": table.match.state.played,
        "review": msgspec.Raw(kept.document) if kept and kept.document else None,
    }
    return msgspec.json.encode(answer)
