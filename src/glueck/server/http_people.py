"""Muting players, and reporting things to the operator, over HTTP."""

from __future__ import annotations

from fastapi import APIRouter, Request

from glueck.match.refusals import Refused
from glueck.server import http_schemas as schemas
from glueck.server.http_api import ERRORS, KnownPlayer, ServiceDep
from glueck.server.identity import address_of
from glueck.server.limits import MUTINGS, REPORTS
from glueck.server.metrics import METRICS
from glueck.server.reports import MOST_REPORTS, report_of
from glueck.store import Player

MOST_MUTED = 200  # by one player
people = APIRouter(prefix="/api", responses=ERRORS)


async def muted_by(player: Player, service: ServiceDep) -> schemas.MutedPlayers:
    found = await service.store.mutes(player.id)
    return schemas.MutedPlayers(
        players=[schemas.MutedPlayer(id=one.player, name=one.name) for one in found]
    )


@people.get("/mutes")
async def mutes(player: KnownPlayer, service: ServiceDep) -> schemas.MutedPlayers:
    """The players I have muted: the page leaves out what they say, and they cannot invite me."""
    return await muted_by(player, service)


@people.post("/mutes")
async def mute(
    body: schemas.Mute, player: KnownPlayer, service: ServiceDep
) -> schemas.MutedPlayers:
    """The muted player is not told."""
    service.limits.take(MUTINGS, player.id)
    store, now = service.store, service.tables.now()
    if await store.player(body.player) is None:
        raise Refused("no_player", "there is no such player")
    if body.player == player.id or not await store.mute(player.id, body.player, now, MOST_MUTED):
        raise Refused("mute", f"you can mute {MOST_MUTED} others at most")
    return await muted_by(player, service)


@people.delete("/mutes/{muted}")
async def unmute(muted: str, player: KnownPlayer, service: ServiceDep) -> schemas.MutedPlayers:
    await service.store.unmute(player.id, muted)
    return await muted_by(player, service)


@people.post("/reports", status_code=204)
async def report(
    body: schemas.NewReport, request: Request, player: KnownPlayer, service: ServiceDep
) -> None:
    """Report a chat message, a name or a table to the operator (`glueck reports`)."""
    table, _ = await service.enter(body.table, player)
    made = report_of(body, table.match, player, service.tables.now())
    for whose in (player.id, address_of(request)):
        service.limits.take(REPORTS, whose)
    await service.store.add_report(made, MOST_REPORTS)
    METRICS.reports.labels(body.what).inc()
