"""A player's own games, added up and one by one; the leaderboard of this server."""

from __future__ import annotations

import csv
import io
import re
from collections.abc import AsyncIterator, Sequence
from datetime import UTC, datetime
from typing import Annotated

from fastapi import APIRouter, Query, Request, Response

import glueck
from glueck.match.refusals import Refused
from glueck.server.http_api import ERRORS, PAGE, KnownPlayer, MaybePlayer, ServiceDep
from glueck.server.http_api import page as page_of
from glueck.server.identity import address_of
from glueck.server.limits import HISTORIES
from glueck.server.ratings import PROVISIONAL, shown
from glueck.server.statistics_schemas import (
    AgainstInfo,
    Leader,
    PlayedGame,
    PlayedGames,
    RatingInfo,
    SeatResult,
    TotalInfo,
    Totals,
)
from glueck.store import Player, Store, StoredResult

history = APIRouter(prefix="/api", responses=ERRORS)
MOST_OPPONENTS = 100  # that are shown
MOST_RATED = 500  # games in a rating's curve
MOST_LEADERS = 100
MOST_ROWS = 20_000  # of a CSV file
LATEST = (2**62, "")
# A spreadsheet would take these for a formula; many split lines at «;», too, whatever a quote says,
# and leave a quote out that is at the beginning then.
RISKY = re.compile(r"(^|;)([\s\"]*[=+\-@＝＋－＠\t\r])")
Game = Annotated[str | None, Query(max_length=40)]


@history.get("/history")
async def games(
    request: Request,
    player: KnownPlayer,
    service: ServiceDep,
    game: Game = None,
    before: Annotated[str | None, Query(max_length=60)] = None,
) -> PlayedGames:
    """My finished games, the latest first."""
    await service.limits.pace(HISTORIES, address_of(request))
    start = page_of(before) or LATEST
    own = await service.store.results_of(player.id, game, start, PAGE + 1)
    follow = f"{own[PAGE - 1].at}.{own[PAGE - 1].table}" if len(own) > PAGE else None
    return PlayedGames(games=await played(service.store, own[:PAGE]), next=follow)


async def played(store: Store, own: Sequence[StoredResult]) -> list[PlayedGame]:
    """Each with everybody who sat there."""
    seats: dict[str, list[SeatResult]] = {}
    for one in await store.results([mine.table for mine in own]):
        seats.setdefault(one.table, []).append(
            SeatResult(
                name=one.name, player=one.player, level=one.level, score=one.score,
                place=one.place, gave_up=one.gave_up,
            )
        )  # fmt: skip
    return [
        PlayedGame(
            table=one.table, game=one.game, at=one.at, seat=one.seat, seats=seats[one.table],
            rated=one.rated is not None, rating=rating_of(one), deal=one.deal,
        )
        for one in own
        if one.table in seats  # it may have been removed this moment
    ]  # fmt: skip


def rating_of(one: StoredResult) -> int | None:
    return None if one.mu is None or one.sigma is None else shown(one.mu, one.sigma)


@history.get("/history/totals")
async def totals(request: Request, player: KnownPlayer, service: ServiceDep) -> Totals:
    """My games added up by kind and by opponent, and my ratings."""
    await service.limits.pace(HISTORIES, address_of(request))
    store = service.store
    return Totals(
        totals=[
            TotalInfo(
                game=one.game, seats=one.seats, against=one.against, games=one.games, won=one.won,
                mean=one.score / one.games, least=one.least, most=one.most,
            )
            for one in await store.totals(player.id)
        ],
        against=[
            AgainstInfo(**one._asdict()) for one in await store.versus(player.id, MOST_OPPONENTS)
        ],
        ratings=[
            RatingInfo(game=one.game, at=one.at, rating=shown(one.mu, one.sigma))
            for one in await store.rating_curve(player.id, MOST_RATED)
        ],
    )  # fmt: skip


@history.get("/leaderboard")
async def leaderboard(
    request: Request,
    player: MaybePlayer,
    service: ServiceDep,
    game: Annotated[str, Query(max_length=40)],
) -> list[Leader]:
    """Everybody who has played rated games of this kind here, including bots, the best first."""
    if game not in glueck.games():
        raise Refused("game", f"there is no game {game!r}")
    await service.limits.pace(HISTORIES, address_of(request))
    return [
        Leader(
            name=one.name or "", level=one.who[1:] if one.who.startswith(":") else None,
            me=player is not None and one.who == player.id, rating=shown(one.mu, one.sigma),
            games=one.games, provisional=one.games < PROVISIONAL,
        )
        for one in await service.store.leaders(game, MOST_LEADERS)
    ]  # fmt: skip


# -- for spreadsheets ----------------------------------------------------------------------

COLUMNS = (
    "ended", "table", "game", "seats", "rated", "deal", "rating", "score", "place", "gave_up",
    "opponents", "opponents_scores",
)  # fmt: skip


@history.get("/history.csv", response_class=Response)
async def as_csv(
    request: Request, player: KnownPlayer, service: ServiceDep, game: Game = None
) -> Response:
    """All my games for a spreadsheet: UTF-8, a header, one line per game, the newest first."""
    await service.limits.pace(HISTORIES, address_of(request))
    text = io.StringIO()
    lines = csv.writer(text)
    lines.writerow(COLUMNS)
    async for one in all_of(service.store, player, game):
        lines.writerow(line_of(one))
    head = {"Content-Disposition": 'attachment; filename="glueck-history.csv"'}
    # The byte order mark tells spreadsheets that it is UTF-8.
    return Response("\ufeff" + text.getvalue(), media_type="text/csv; charset=utf-8", headers=head)


async def all_of(store: Store, player: Player, game: str | None) -> AsyncIterator[PlayedGame]:
    before, count = LATEST, 0
    while count < MOST_ROWS and (own := await store.results_of(player.id, game, before, PAGE)):
        for one in await played(store, own):
            yield one
        before, count = (own[-1].at, own[-1].table), count + len(own)


def line_of(one: PlayedGame) -> list[object]:
    mine = one.seats[one.seat]
    others = [seat for seat in one.seats if seat is not mine]
    return [
        datetime.fromtimestamp(one.at / 1000, UTC).isoformat(timespec="seconds"),
        harmless(one.table), one.game, len(one.seats), int(one.rated), harmless(one.deal or ""),
        "" if one.rating is None else one.rating, mine.score, mine.place, int(mine.gave_up),
        harmless("; ".join(seat.name or seat.level or "" for seat in others)),
        "; ".join(str(seat.score) for seat in others),
    ]  # fmt: skip


def harmless(text: str) -> str:
    """Text that a spreadsheet does not take for a formula."""
    return RISKY.sub(r"\1'\2", text)
