"""Subscriptions to notices of turns and finished games, over HTTP."""

from __future__ import annotations

from urllib.parse import urlsplit

from fastapi import APIRouter, Request

from glueck.match.refusals import Refused
from glueck.server import http_schemas as schemas
from glueck.server.http_api import ERRORS, KnownPlayer, ServiceDep
from glueck.server.identity import address_of
from glueck.server.limits import LOGINS, SUBSCRIBES
from glueck.store import PUSH, Gone, Subscription

notices = APIRouter(prefix="/api/notices", responses=ERRORS)


def hook_of(one: Subscription, *, secret: str | None = None) -> schemas.Hook:
    """The push address of a browser is not shown: whoever has it could send messages to it."""
    where = urlsplit(one.address).netloc if one.kind == PUSH else one.address
    return schemas.Hook(
        id=one.id, kind=one.kind, table=one.table, where=where, created=one.created, secret=secret
    )


@notices.get("")
async def subscriptions(player: KnownPlayer, service: ServiceDep) -> schemas.Hooks:
    """My subscriptions to notices; there are none until I ask for one."""
    found = await service.store.subscriptions(player.id)
    vapid = await service.notices.vapid()
    return schemas.Hooks(key=vapid.public, subscriptions=[hook_of(one) for one in found])


@notices.post("/browser", status_code=201)
async def add_browser(
    body: schemas.NewBrowser, player: KnownPlayer, service: ServiceDep
) -> schemas.Hook:
    """Web Push to this browser, also while the page is closed."""
    service.limits.take(SUBSCRIBES, player.id)
    made = await service.notices.add_browser(player, body.endpoint, body.p256dh, body.auth)
    return hook_of(made)


@notices.post("/hooks", status_code=201)
async def add_hook(body: schemas.NewHook, player: KnownPlayer, service: ServiceDep) -> schemas.Hook:
    """A webhook for my turns and finished games, or for all turns at a table that I opened."""
    service.limits.take(SUBSCRIBES, player.id)
    if body.table is not None:
        table, _ = await service.enter(body.table, player)
        if table.match.opened.by != player.id:
            raise Refused("not_yours", "only who opened the table may do that")
    try:
        made = await service.notices.add_hook(player, body.url, body.table)
    except Gone:
        raise Refused("no_table", "there is no such table") from None
    return hook_of(made, secret=made.secret)


@notices.delete("", status_code=204)
async def stop_all(player: KnownPlayer, service: ServiceDep) -> None:
    """Stop all my notices."""
    await service.store.unsubscribe_all(player.id)


@notices.post("/stop", status_code=204)
async def stop_by_link(body: schemas.StopToken, request: Request, service: ServiceDep) -> None:
    """Stop what the link in a notice is about; this needs no login."""
    service.limits.take(LOGINS, address_of(request))
    await service.notices.stop_by(body.token)


@notices.delete("/{id}", status_code=204)
async def stop(id: str, player: KnownPlayer, service: ServiceDep) -> None:
    await service.notices.stop(player, id)
