"""The messages to a viewer. docs/protocol.md and the client's types are generated from this.

A table and its events are sent in three forms: for pages (`form=view`, the view as bytes), for
programs (`form=json`, the view as an object) and for bots that have the engine (`form=record`).
"""

from __future__ import annotations

from typing import Any

import msgspec

from glueck.match.events import Clock

PROTOCOL = "3"  # is raised when a page of an older version would misread a message


class Message(msgspec.Struct, frozen=True, tag_field="t", omit_defaults=True, kw_only=True):
    """`n` is the number of the last event a message knows of."""


class StandIn(msgspec.Struct, frozen=True):
    level: str
    why: str  # time, absent or gave_up


class Seat(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who sits there: a person, a bot, or nobody yet; an empty seat may be kept for the named
    person."""

    player: str | None
    name: str
    level: str | None
    stand_in: StandIn | None  # the bot that now plays for the person
    gave_up: bool
    invited: str | None = None  # the player it is kept for
    declined: str = ""  # the name of the invited person, who declined
    alike: int | None = None  # its number among similar-looking names at this table


class About(msgspec.Struct, frozen=True, omit_defaults=True):
    """A table without its game: who sits there, by which rules, and how it ended."""

    game: str
    rules: int
    title: str
    status: str  # open, running, over or closed
    options: dict[str, Any]
    public: bool
    spectators: bool
    imported: bool  # from a save file: its seed may be known
    after: str | None  # the table it is a rematch of
    by: str  # the player who opened it
    created: int  # milliseconds since 1970, as all times
    commitment: str  # SHA-256 of "seed:salt"
    chairs: list[Seat]
    clock: Clock | None
    places: list[int] | None = None
    scores: list[int] | None = None
    seed: str | None = None  # when all is over
    salt: str | None = None
    rematch: str | None = None  # the table where another game is offered
    past: int = 0  # how many of its actions were played at another table, which it continues
    hints: bool = False  # whether players may ask for hints
    rated: bool = False  # whether the result changes the ratings of its players
    deal: str | None = None  # the code of a deal that others play, too; such a table has no undo


class Summary(About, frozen=True, omit_defaults=True):
    """A table in a list: never with its seed, however it ended."""

    turn: int | None = None  # the seat that is to act


class Times(msgspec.Struct, frozen=True):
    """What the clocks show: time left for the whole game by seat, and whose time is running since
    when."""

    left: list[int]
    seat: int | None
    since: int
    deadline: int | None


class News(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something that happened to a seat, between two lines of the log."""

    after: int  # so many actions
    what: str  # took_over, came_back or gave_up
    seat: int
    why: str = ""  # of took_over: time, absent or gave_up
    level: str = ""  # of the bot that plays from then on


class ChatLine(msgspec.Struct, frozen=True):
    at: int
    player: str
    name: str
    seat: int | None
    text: str


# -- the whole table -----------------------------------------------------------------------


class WholeTable(Message, frozen=True):
    protocol: str  # if it differs from the page's own: load the page again
    n: int
    move: int  # what `at` of a command must be
    seat: int | None
    table: About
    log: list[dict[str, Any]]
    chat: list[ChatLine]
    clock: Times | None = None
    news: list[News] = []  # the last ones
    acted: int = 0  # when somebody last played, undid or came back …
    # … and ms after which others may let a bot play for the one to act; none: never
    absent: int | None = None
    now: int | None = None  # the server's time, as `clock` counts it; in the first message


class TableMessage(WholeTable, frozen=True, tag="table"):
    """The whole table as it is now: the first message, and again when the viewer's seat changes."""

    view: str | None = None  # base64: runs of bytes that turn zeros into the view
    legal: list[str] = []  # the legal actions of this seat now, in words
    undoable: int = 0  # how many actions it may undo


class TableAsJson(WholeTable, frozen=True, tag="table"):
    """The same with form=json."""

    view: dict[str, Any] | None = None  # with `legal`, `undoable` and `projected`


class TableAsRecord(WholeTable, frozen=True, tag="table"):
    """The same with form=record."""

    record: str | None = None  # base64: the position as this seat sees it
    legal: list[int] | None = None  # actions by number


# -- an event ------------------------------------------------------------------------------


class AnyEventMessage(Message, frozen=True):
    n: int
    at: int
    move: int
    what: str
    about: dict[str, Any] = {}  # seat, level, why, …: whatever the event contains
    log: dict[str, Any] | None = None
    chat: ChatLine | None = None
    table: About | None = None  # if it has changed
    clock: Times | None = None


class EventMessage(AnyEventMessage, frozen=True, tag="event"):
    """One event, and what it changed for this viewer. `legal` and `undoable` come together with
    `view`: if they are left out, they are empty and 0; without `view` they stay as they were."""

    view: str | None = None  # base64: runs of bytes that have changed
    legal: list[str] = []
    undoable: int = 0


class EventAsJson(AnyEventMessage, frozen=True, tag="event"):
    """The same with form=json."""

    view: dict[str, Any] | None = None  # the whole view, if it has changed


class EventAsRecord(AnyEventMessage, frozen=True, tag="event"):
    """The same with form=record."""

    record: str | None = None  # when the game begins
    at_bytes: list[int] | None = None  # which bytes have changed …
    bytes: list[int] | None = None  # … to what
    legal: list[int] | None = None


# -- an earlier moment ---------------------------------------------------------------------


class PastView(Message, frozen=True, tag="then"):
    """The table as it was: the answer to `GET /api/tables/ID/view?after=NUMBER`."""

    protocol: str
    number: int  # so many actions after the deal
    view: str  # base64: runs of bytes that make the view of zeros


class PastViewAsJson(Message, frozen=True, tag="then"):
    """The same with form=json."""

    number: int
    view: dict[str, Any]


class PastRecord(Message, frozen=True, tag="then"):
    """The same with form=record."""

    number: int
    record: str


class ReplayPage(Message, frozen=True, tag="replay"):
    """Consecutive moments of a game, as one seat saw them: the answer to
    `GET /api/tables/ID/replay` and, for a save file, to `POST /api/replay`."""

    protocol: str
    seat: int | None  # whose views these are; null: a spectator's
    first: int  # the number of the first moment: actions played since the deal
    played: int  # actions of the whole game; the number of its last moment
    views: list[str]  # base64: the first changes a view of zeros, each other the one before it
    lines: list[dict[str, Any]]  # of the log; the first is about the action after the first view
    table: About | None = None  # for a save file: who played it, by which rules


# -- answers -------------------------------------------------------------------------------


class Done(Message, frozen=True, tag="done"):
    """A command was done and is on disk, now or when it was sent before."""

    id: int | str
    n: int  # the number of the last event it led to


class Refusal(Message, frozen=True, tag="error"):
    """A command was not done; nothing has changed. Only with the code `uncertain` it may have been
    done; it can be sent again with the same `id`."""

    code: str
    text: str
    id: int | str | None = None
    clause: str | None = None


class WhyAnswer(Message, frozen=True, tag="why"):
    """For each action: nothing if it is legal, otherwise the clause that forbids it, with its
    text."""

    id: int | str
    why: dict[str, list[str] | None]


class HintedTurn(msgspec.Struct, frozen=True):
    """A turn to play, as far as it can be known in advance; reasons for it, and about how likely it
    leads to victory."""

    actions: list[str]  # in words, as `play` takes them
    reasons: list[dict[str, Any]]  # `kind` and its parts, as the game declares them; may be none
    value: float | None  # from 0 to 1; none if there is no choice


class Hinted(Message, frozen=True, tag="hints"):
    """The best turns, at most three, the best first: the answer to `hint`, sent to nobody else."""

    id: int | str
    at: int  # the number of moves made; if more were made since, the hint is outdated
    turns: list[HintedTurn]
    now: float | None = None  # about how likely the player wins from here, from 0 to 1


class Planned(Message, frozen=True, tag="planned"):
    """The answer to `plan`, sent only to the player who asked; the game's planner declares its
    form."""

    id: int | str
    at: int  # the number of moves made; if more were made since, the plan is outdated
    plan: dict[str, Any]


class Pong(Message, frozen=True, tag="pong"):
    id: int | str
    n: int
    now: int | None = None  # the server's time, as `clock` counts it


class Presence(Message, frozen=True, tag="presence"):
    """Which players are present: after the first message, and whenever it changes. It has no
    number, is not an event, and is sent only with form=view. By seat: `here`; `away` or `gone`, for
    a while or for longer; `unknown` (only in the first seconds of a server that has not heard from
    the other processes yet); empty: nobody's seat. A player connected to any process is `here`."""

    seats: list[str]


AnyAnswer = Done | Refusal | WhyAnswer | Hinted | Planned | Pong
AnyMessage = TableMessage | EventMessage | Presence | AnyAnswer
ForPrograms = TableAsJson | EventAsJson | TableAsRecord | EventAsRecord
encode = msgspec.json.Encoder().encode
