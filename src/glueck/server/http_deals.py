"""Deals of the day and challenges over HTTP."""

from __future__ import annotations

from fastapi import APIRouter, Request

from glueck.match.commitment import commitment
from glueck.match.match import OVER
from glueck.server import http_schemas as schemas
from glueck.server.deals import DAILY, Compared, Deal
from glueck.server.http_api import (
    ERRORS,
    KnownPlayer,
    MaybePlayer,
    OwnUrl,
    ServiceDep,
    info_of,
)
from glueck.server.identity import address_of
from glueck.server.limits import CREATES, HISTORIES, TABLES_A_DAY
from glueck.server.service import Service
from glueck.server.statistics_schemas import DealInfo, DealResult, DealSeat, NewChallenge
from glueck.server.table import Table
from glueck.server.table_quotas import must_have_room
from glueck.store import Player

deals = APIRouter(prefix="/api/deals", responses=ERRORS)


async def info(service: Service, url: str, deal: Deal, player: Player | None) -> DealInfo:
    own = await service.deals.own_table(deal, player)
    compared = await service.deals.compared(deal, own)
    over = service.deals.is_over(deal)
    return DealInfo(
        code=deal.code, url=f"{url}/#deal={deal.code}", daily=deal.code.startswith(f"{DAILY}."),
        game=deal.game, seats=list(deal.seats), options=deal.options, title=deal.title,
        by=deal.name, chosen=deal.chosen, begins=deal.begins, until=deal.until, over=over,
        commitment=commitment(deal.seed, deal.salt),
        table=own.id if own else None, finished=is_finished(own),
        results=None if compared is None else [result(deal, one, own) for one in compared],
        seed=deal.seed if over else None, salt=deal.salt if over else None,
    )  # fmt: skip


def is_finished(own: Table | None) -> bool:
    return own is not None and own.match.status == OVER


def result(deal: Deal, compared: Compared, own: Table | None) -> DealResult:
    rank, seats = compared
    mine = own is not None and seats[0].table == own.id
    return DealResult(
        rank=rank, chose=deal.is_known_to(seats[0].player), mine=mine, at=seats[0].at,
        gave_up=seats[0].gave_up,
        seats=[
            DealSeat(name=seat.name, level=seat.level, score=seat.score, place=seat.place)
            for seat in seats
        ],
        table=seats[0].table if mine else None,
    )  # fmt: skip


@deals.get("/today")
async def today(
    request: Request, player: MaybePlayer, service: ServiceDep, url: OwnUrl
) -> list[DealInfo]:
    """The deals of this day (UTC), one of each game."""
    await service.limits.pace(HISTORIES, address_of(request))
    return [await info(service, url, deal, player) for deal in await service.deals.today()]


@deals.post("", status_code=201)
async def new_challenge(
    body: NewChallenge, request: Request, player: KnownPlayer, service: ServiceDep, url: OwnUrl
) -> DealInfo:
    """Create a challenge for everybody who gets the link: cards that nobody knows or, with a seed,
    cards that its maker may know."""
    may_make_one_more(service, player, request)
    deal = await service.deals.challenge(
        player, body.game, body.seats, body.options, body.days, body.title, body.seed
    )
    return await info(service, url, deal, player)


@deals.get("/{code}")
async def deal_info(
    code: str, request: Request, player: MaybePlayer, service: ServiceDep, url: OwnUrl
) -> DealInfo:
    await service.limits.pace(HISTORIES, address_of(request))
    return await info(service, url, await service.deals.find(code), player)


@deals.post("/{code}/play", status_code=201)
async def play(
    code: str, request: Request, player: KnownPlayer, service: ServiceDep, url: OwnUrl
) -> schemas.TableInfo:
    """The table of my only try: a new one, or the one already begun."""
    deal = await service.deals.find(code)
    table = await service.deals.own_table(deal, player)
    if table is None:
        service.deals.must_be_open(deal)
        may_make_one_more(service, player, request)
        await must_have_room(service.store, player.id, service.settings.most_tables)
        await service.may_run_bots(player)
        table = await service.deals.play(deal, player)
    return info_of(url, table, player)


def may_make_one_more(service: Service, player: Player, request: Request) -> None:
    service.limits.take(CREATES, player.id)
    service.limits.take(TABLES_A_DAY, player.id)
    service.limits.take(TABLES_A_DAY, address_of(request))
