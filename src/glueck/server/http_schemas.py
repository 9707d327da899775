"""Requests and answers over HTTP; OpenAPI is generated from these."""

from __future__ import annotations

from typing import Annotated, Any

from pydantic import BaseModel, ConfigDict, Field

from glueck.match.messages import About, Summary

Name = Annotated[str, Field(min_length=1, max_length=40)]
Title = Annotated[str, Field(max_length=80)]


class Body(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True)


class HttpProblem(BaseModel):
    """Every error: a code for programs, a sentence for people, the clause if rules forbid it."""

    code: str
    text: str
    clause: str | None = None


class NewGuest(Body):
    name: Name
    program: bool = False  # answer with a token instead of a cookie


class Me(BaseModel):
    id: str
    name: str
    host: bool
    login: str | None = None
    token: str | None = None  # for programs, once


class NewName(Body):
    name: Name


class Former(BaseModel):
    """Somebody this device was before."""

    id: str
    name: str


class Identity(BaseModel):
    """The current identity of this device, and the former ones it can go back to."""

    me: Me | None
    former: list[Former]


class Password(Body):
    login: Name
    password: Annotated[str, Field(min_length=8, max_length=200)]
    old: Annotated[str, Field(max_length=200)] | None = None  # the one to be changed
    everywhere: bool = False  # log out on all other devices


class Becoming(Body):
    """A change of identity states the current one, so that nobody changes by accident."""

    instead_of: Annotated[str, Field(max_length=40)] | None  # the current identity; null: none
    keep: bool = True  # to go back to it later, on this device


class LogIn(Body):
    login: Annotated[str, Field(max_length=40)]
    password: Annotated[str, Field(max_length=200)]
    program: bool = False
    instead_of: Annotated[str, Field(max_length=40)] | None = None  # as in Arrival
    keep: bool = True


class DeviceCode(Body):
    code: Annotated[str, Field(max_length=100)]


class Arrival(Becoming):
    code: Annotated[str, Field(max_length=100)]


class GoBack(Becoming):
    player: Annotated[str, Field(max_length=40)]  # one of those this device was before


class Carried(BaseModel):
    """The player that somebody becomes by following a link to another device."""

    id: str
    name: str
    login: bool  # whether they have one to come back with


class DeviceLink(BaseModel):
    code: str
    url: str
    seconds: int


class ClockBody(Body):
    game: Annotated[int, Field(ge=10, le=30 * 86400)] | None = None
    increment: Annotated[int, Field(ge=0, le=3600)] = 0
    turn: Annotated[int, Field(ge=10, le=30 * 86400)] | None = None


class NewTable(Body):
    game: Annotated[str, Field(max_length=40)]
    # each seat: "me", "open", or the level of a bot
    seats: Annotated[list[Annotated[str, Field(max_length=20)]], Field(min_length=1, max_length=8)]
    options: Annotated[dict[str, Any], Field(max_length=20)] = {}
    title: Title = ""
    clock: ClockBody | None = None
    public: bool = False
    spectators: bool = True
    hints: bool | None = None  # whether players may ask for them; null: if all others are bots
    rated: bool = False  # the result changes the ratings of all who play; then there are no hints
    start: bool = False


class Import(Body):
    """A save file to continue, after its first `moves` actions (or all of them)."""

    save: dict[str, Any]
    seats: Annotated[list[Annotated[str, Field(max_length=20)]], Field(min_length=1, max_length=8)]
    moves: Annotated[int, Field(ge=0, le=100_000)] | None = None
    title: Title = ""
    public: bool = False
    start: bool = False


class ReplayFile(Body):
    """A save file to replay, as a seat saw it (null: a spectator): its moments from `first` on, as
    many as fit into a page. A file from a running game shows what its viewer saw, and no more."""

    save: dict[str, Any]
    seat: Annotated[int, Field(ge=0, le=20)] | None = None
    first: Annotated[int, Field(ge=0, le=100_000)] = 0


class GoOn(Body):
    """Continue a finished game at a new table, after its first `moves` actions."""

    seats: Annotated[list[Annotated[str, Field(max_length=20)]], Field(min_length=1, max_length=8)]
    moves: Annotated[int, Field(ge=0, le=100_000)]
    title: Title = ""
    public: bool = False
    start: bool = False


class CommandBody(BaseModel):
    """What is sent over the WebSocket too: see docs/protocol.md."""

    model_config = ConfigDict(extra="allow")
    do: Annotated[str, Field(max_length=20)]


class TableVersion(BaseModel):
    version: int


class ReviewState(BaseModel):
    """The progress of a review: moments `done` of all; `review` when it is complete."""

    asked: bool
    done: int
    of: int
    review: dict[str, Any] | None


class TableInfo(BaseModel):
    id: str
    url: str
    version: int
    seat: int | None = None
    table: Annotated[dict[str, Any], About]


class SeatRating(BaseModel):
    rating: int
    provisional: bool  # after so few games that it says little


class ListedTable(BaseModel):
    id: str
    game: str
    status: str  # open, running or over
    public: bool
    created: int
    changed: int
    version: int
    table: Annotated[dict[str, Any], Summary]
    ratings: list[SeatRating | None] = []  # by seat, in lists of public tables


class ListedTables(BaseModel):
    tables: list[ListedTable]
    next: str | None = None  # ask for `before` this to go on


class LevelInfo(BaseModel):
    name: str
    character: str


class LevelState(BaseModel):
    """Whether bots of a level can play a game now; otherwise in about how many seconds, if known.
    They may be seated before: they decide as soon as they can."""

    name: str
    ready: bool
    seconds: int | None


class OptionInfo(BaseModel):
    """The choices for an option: one of the values, or a whole number from least to most; an option
    with neither needs a form that the client has for this game."""

    name: str
    default: Any
    help: str
    values: list[Any] | None
    least: int | None
    most: int | None


class GameInfo(BaseModel):
    id: str
    title: str
    rules: int
    seats: list[int]
    options: list[OptionInfo]
    words: dict[str, Any]
    levels: list[LevelState]


class Games(BaseModel):
    games: list[GameInfo]
    levels: list[LevelInfo]


class NewBrowser(Body):
    """What a browser's PushManager gave to the page."""

    endpoint: Annotated[str, Field(min_length=1, max_length=2000)]
    p256dh: Annotated[str, Field(max_length=200)]
    auth: Annotated[str, Field(max_length=100)]


class NewHook(Body):
    url: Annotated[str, Field(min_length=1, max_length=2000)]
    table: Annotated[str, Field(max_length=60)] | None = None  # one's own; null: of all my turns


class Hook(BaseModel):
    """A browser or a webhook that gets notices of turns and ends."""

    id: str
    kind: str  # push or hook
    table: str | None
    where: str  # of a browser only who delivers
    created: int
    secret: str | None = None  # the key that signs messages: sent only once, when it is made


class Hooks(BaseModel):
    key: str  # by which browsers know this server
    subscriptions: list[Hook]


class StopToken(Body):
    token: Annotated[str, Field(max_length=200)]


class MutedPlayer(BaseModel):
    id: str
    name: str


class MutedPlayers(BaseModel):
    players: list[MutedPlayer]


class Mute(Body):
    player: Annotated[str, Field(max_length=40)]


class NewReport(Body):
    """A line of chat (who said it, and when), the name of a player or speaker, or the table with
    its title."""

    table: Annotated[str, Field(max_length=60)]
    what: Annotated[str, Field(pattern="^(chat|name|table)$")]
    player: Annotated[str, Field(max_length=40)] | None = None
    at: Annotated[int, Field(ge=0, le=2**53)] | None = None
    note: Annotated[str, Field(max_length=500)] = ""


class Block(Body):
    player: Annotated[str, Field(max_length=40)]
    blocked: bool = True


class Health(BaseModel):
    ok: bool
    tables: dict[str, int]
