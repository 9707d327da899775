"""New guests; becoming somebody else, and going back: links between devices, logins, logging out.

A change of identity must state the current one. The former identity is kept: its secret moves into
a second cookie, which scripts cannot read either. It is the same secret, so no identity is lost if
an answer is lost on its way.
"""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Depends, Request, Response

from glueck.match.refusals import Refused
from glueck.server import http_schemas as schemas
from glueck.server.http_api import (
    ERRORS,
    KnownPlayer,
    MaybePlayer,
    ServiceDep,
    me_of,
    service_of,
)
from glueck.server.identity import COOKIE, address_of, secret_of
from glueck.server.limits import GUESTS, LOGINS
from glueck.server.service import Service
from glueck.store import Player

YEAR = 365 * 86400  # seconds
FORMER = "glueck_former"  # the cookie with the secrets of former identities, the last first
MOST_FORMER = 8
players = APIRouter(prefix="/api", responses=ERRORS)


async def owner(service: Service, secret: str | None) -> Player | None:
    """Whose secret it is; for blocked players nothing needs to be kept."""
    try:
        return await service.players.who(secret)
    except Refused:
        return None


async def the_browsers(request: Request) -> Player | None:
    """The current identity of the browser: that of its cookie, which is about to be replaced."""
    return await owner(service_of(request), request.cookies.get(COOKIE))


Now = Annotated[Player | None, Depends(the_browsers)]


def must_name(now: Player | None, instead_of: str | None) -> None:
    if (now.id if now else None) != instead_of:
        raise Refused("instead_of", "instead_of: is not who you are now")


async def formers(request: Request, service: Service) -> dict[str, tuple[Player, str]]:
    """The former identities of this device, by id, with their secrets."""
    found: dict[str, tuple[Player, str]] = {}
    for secret in request.cookies.get(FORMER, "").split(".")[:MOST_FORMER]:
        player = await owner(service, secret)
        if player is not None:
            found.setdefault(player.id, (player, secret))
    return found


async def become(
    request: Request, response: Response, service: Service, new: tuple[Player, str], keep: bool
) -> schemas.Me:
    """From now on the browser has that identity. Connections of the former one are closed."""
    player, secret = new
    old = request.cookies.get(COOKIE, "")
    now, before = await owner(service, old), await formers(request, service)
    if now is not None and now.id == player.id:
        if secret != old:
            await service.log_out(secret)  # the one it has will do
        return me_of(player)
    before.pop(player.id, None)
    if now is not None:
        before = ({now.id: (now, old)} | before) if keep else before
    keep_cookie(response, service, COOKIE, secret, "/")
    if before or FORMER in request.cookies:
        secrets = ".".join([one for _, one in before.values()][:MOST_FORMER])
        keep_cookie(response, service, FORMER, secrets, "/api")
    if now is not None:
        service.sessions.end(old)
        if not keep:
            await service.log_out(old)
    return me_of(player)


def keep_cookie(response: Response, service: Service, name: str, value: str, path: str) -> None:
    """Where no script can read it; without a value it is forgotten."""
    response.set_cookie(
        name, value, max_age=YEAR if value else 0, path=path, httponly=True, samesite="lax",
        secure=service.settings.secure,
    )  # fmt: skip


# -- who this is ---------------------------------------------------------------------------


@players.post("/players", status_code=201)
async def new_guest(
    body: schemas.NewGuest,
    request: Request,
    response: Response,
    service: ServiceDep,
    _: MaybePlayer,
) -> schemas.Me:
    """A guest with a name; no account needed. Whom a browser was before (two tabs ask for a name,
    say) stays at hand."""
    service.limits.take(GUESTS, address_of(request))
    player, secret = await service.players.guest(body.name)
    if body.program:
        return me_of(player, secret)
    return await become(request, response, service, (player, secret), keep=True)


@players.get("/identity")
async def identity(request: Request, service: ServiceDep, player: MaybePlayer) -> schemas.Identity:
    """Who I am, if anybody, and the former identities I can go back to."""
    before = await formers(request, service)
    former = [schemas.Former(id=one.id, name=one.name) for one, _ in before.values()]
    return schemas.Identity(me=me_of(player) if player else None, former=former)


@players.post("/back")
async def go_back(
    body: schemas.GoBack, request: Request, response: Response, service: ServiceDep, now: Now,
    _: MaybePlayer,
) -> schemas.Me:  # fmt: skip
    """Go back to a former identity of this device."""
    must_name(now, body.instead_of)
    found = (await formers(request, service)).get(body.player)
    if found is None:
        raise Refused("no_former", "this device was not that player, or they were logged out")
    return await become(request, response, service, found, body.keep)


# -- links to other devices ----------------------------------------------------------------


@players.post("/arrive/look")
async def look_at_device_link(
    body: schemas.DeviceCode, request: Request, service: ServiceDep
) -> schemas.Carried:
    """The player I would become by the link. It still works after that."""
    service.limits.take(LOGINS, address_of(request))
    player = await service.players.look_at_device_link(body.code)
    return schemas.Carried(id=player.id, name=player.name, login=player.login is not None)


@players.post("/arrive")
async def use_device_link(
    body: schemas.Arrival, request: Request, response: Response, service: ServiceDep, now: Now,
) -> schemas.Me:  # fmt: skip
    """Become the player of another device, with the link that was made there."""
    service.limits.take(LOGINS, address_of(request))
    must_name(now, body.instead_of)
    new = await service.players.use_device_link(body.code)
    return await become(request, response, service, new, body.keep)


# -- logins --------------------------------------------------------------------------------


@players.post("/me/password")
async def set_password(
    body: schemas.Password, request: Request, player: KnownPlayer, service: ServiceDep
) -> schemas.Me:
    """A login and a password to come back with, from anywhere."""
    for whose in (address_of(request), player.id):  # it costs as much work, and invites guessing
        service.limits.take(LOGINS, whose)
    changed = await service.players.set_password(player, body.login, body.password, body.old)
    service.sessions.update(changed)
    if body.everywhere:
        await service.log_out_elsewhere(changed, secret_of(request) or "")
    return me_of(changed)


@players.post("/login")
async def log_in(
    body: schemas.LogIn, request: Request, response: Response, service: ServiceDep, now: Now
) -> schemas.Me:
    """Come back with login and password. A program gets a token and replaces no identity."""
    service.limits.take(LOGINS, address_of(request))
    if not body.program:
        must_name(now, body.instead_of)
    player, secret = await service.players.log_in(body.login, body.password)
    if body.program:
        return me_of(player, secret)
    return await become(request, response, service, (player, secret), body.keep)


@players.post("/logout", status_code=204)
async def log_out(
    request: Request, response: Response, player: KnownPlayer, service: ServiceDep
) -> None:
    await service.log_out(secret_of(request) or "")
    response.delete_cookie(COOKIE)
