"""Results, ratings and deals as they are sent over HTTP."""

from __future__ import annotations

from typing import Annotated, Any

from pydantic import BaseModel, Field

from glueck.server.deals import MOST_DAYS
from glueck.server.http_schemas import Body, Title


class SeatResult(BaseModel):
    name: str
    player: str | None
    level: str | None
    score: int
    place: int
    gave_up: bool


class PlayedGame(BaseModel):
    table: str
    game: str
    at: int
    seat: int  # one's own
    seats: list[SeatResult]
    rated: bool
    rating: int | None  # after it
    deal: str | None


class PlayedGames(BaseModel):
    games: list[PlayedGame]
    next: str | None = None  # ask for `before` this to go on


class TotalInfo(BaseModel):
    """Games of one kind: against «people», bots of that level, or «mixed» bots."""

    game: str
    seats: int
    against: str
    games: int
    won: int
    mean: float
    least: int
    most: int


class AgainstInfo(BaseModel):
    """Against one other player or one level: how often I finished ahead of or behind them."""

    game: str
    player: str | None
    level: str | None
    name: str
    games: int
    ahead: int
    behind: int
    last: int


class RatingInfo(BaseModel):
    game: str
    at: int
    rating: int


class Totals(BaseModel):
    totals: list[TotalInfo]
    against: list[AgainstInfo]
    ratings: list[RatingInfo]  # the oldest first


class Leader(BaseModel):
    name: str
    level: str | None  # of a bot
    me: bool
    rating: int
    games: int
    provisional: bool


class NewChallenge(Body):
    game: Annotated[str, Field(max_length=40)]
    # «me» first, then the level of a bot for each other seat
    seats: Annotated[list[Annotated[str, Field(max_length=20)]], Field(min_length=1, max_length=8)]
    options: Annotated[dict[str, Any], Field(max_length=20)] = {}  # noqa: RUF012
    days: Annotated[int, Field(ge=1, le=MOST_DAYS)] = 7  # until the cards are revealed
    title: Title = ""
    # A number below 2**256, or its hexadecimal digits; without one, nobody knows the cards.
    seed: int | Annotated[str, Field(max_length=66)] | None = None


class DealSeat(BaseModel):
    """What a seat reached."""

    name: str
    level: str | None
    score: int
    place: int


class DealResult(BaseModel):
    """One player's try; the player's seat is the first."""

    rank: int | None  # none: the maker chose the cards, or my own is not among the best shown
    chose: bool  # the cards
    mine: bool
    at: int
    gave_up: bool
    seats: list[DealSeat]
    table: str | None = None  # where my own was played


class DealInfo(BaseModel):
    """A deal for many players. While it is open, it has neither seed nor salt, and results only for
    those who have finished; when its time is up, everybody sees everything."""

    code: str
    url: str
    daily: bool
    game: str
    seats: list[str]
    options: dict[str, Any]
    title: str
    by: str  # the name of the challenge's maker
    chosen: bool  # the seed was chosen by the maker, who may know the cards
    begins: int
    until: int
    over: bool
    commitment: str  # SHA-256 of "seed:salt"
    table: str | None  # of one's own try
    finished: bool  # one's own try
    results: list[DealResult] | None = None  # the best first
    seed: str | None = None
    salt: str | None = None
