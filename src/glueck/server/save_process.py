"""`python -m glueck.server.save_process`: reads and writes save files for a server, and replays
games.

All of this takes longer for longer games, and a file may contain anything: in this process it
delays only the person who asked. The same applies to starting with a long past.
"""

from __future__ import annotations

import gzip
import json
import logging
import pickle
from collections.abc import Callable
from typing import Any, TypeVar

import msgspec
from pydantic import ValidationError

from glueck.bots.levels import LEVELS
from glueck.engine.child_process import serve
from glueck.engine.errors import SaveError
from glueck.engine.save import document, loads, pretty, who
from glueck.engine.state import BY_ID
from glueck.match import events as e
from glueck.match import replay
from glueck.match.match import Match, fold
from glueck.match.refusals import Refused
from glueck.server.http_schemas import Body, Import, ReplayFile
from glueck.server.json_depth import must_be_flat
from glueck.server.new_table import imported, must_not_be_long
from glueck.store import Player

FileBody = TypeVar("FileBody", bound=Body)
log = logging.getLogger("glueck.saves")
MOST_VIEWED = 5000  # actions of a running game, which is saved as its views: seconds, and megabytes


class ReadSave(msgspec.Struct, frozen=True, tag="read"):
    """The body of a request that makes a table of this player."""

    body: bytes
    player: str
    name: str
    programs: tuple[str, ...] = ()  # that can be seated, besides the levels of bots


class WriteSave(msgspec.Struct, frozen=True, tag="write"):
    """A table's events, to make a file for this seat (None: a spectator)."""

    events: list[tuple[int, bytes]]  # when, and what
    seat: int | None


class ShowGame(msgspec.Struct, frozen=True, tag="show"):
    """A page of the replay of a table's game, as this seat saw it."""

    game: str
    seats: int
    seed: str
    options: dict[str, Any]
    actions: list[str]  # enough to reach the end of the page …
    played: int  # … of so many
    seat: int | None
    first: int


class ShowFile(msgspec.Struct, frozen=True, tag="show_file"):
    """The body of a request: a save file, and which page of it."""

    body: bytes


class Begin(msgspec.Struct, frozen=True, tag="begin"):
    """A match, and events to apply to it; pickled in both directions, by this program only."""

    match: bytes
    events: list[bytes]
    at: int


class ImportedTable(msgspec.Struct, frozen=True, tag="table"):
    opened: bytes  # the event
    start: bool


class SaveFile(msgspec.Struct, frozen=True, tag="file"):
    text: bytes


class Page(msgspec.Struct, frozen=True, tag="page"):
    packed: bytes  # the message, compressed with gzip


class Begun(msgspec.Struct, frozen=True, tag="begun"):
    matches: bytes  # after each of the events


class SaveProblem(msgspec.Struct, frozen=True, tag="problem"):
    code: str
    text: str


Request = ReadSave | WriteSave | ShowGame | ShowFile | Begin
Answer = ImportedTable | SaveFile | Page | Begun | SaveProblem
encode = msgspec.msgpack.Encoder().encode
decode_request = msgspec.msgpack.Decoder(Request).decode
decode_answer = msgspec.msgpack.Decoder(Answer).decode


def answer(raw: bytes) -> bytes:
    request = decode_request(raw)
    try:
        return encode(DO[type(request)](request))
    except Refused as problem:
        return encode(SaveProblem(problem.code, problem.text))
    except Exception:  # a file of an unexpected kind
        log.exception("a save file")
        return encode(SaveProblem("save", "the file cannot be read or written"))


def decoded(body: bytes, kind: type[FileBody]) -> FileBody:
    must_be_flat(body)
    try:
        return kind.model_validate_json(body)
    except ValidationError as problem:
        first = problem.errors()[0]
        where = ".".join(["body", *(str(part) for part in first["loc"])])
        raise Refused("invalid", f"{where}: {first['msg']}") from None


def read(request: ReadSave) -> ImportedTable:
    file = decoded(request.body, Import)
    opened = imported(file, Player(request.player, request.name, 0), request.programs)
    return ImportedTable(e.encode(opened), file.start)


def must_be_short(match: Match) -> None:
    if match.state is None:
        raise Refused("status", "the game has not begun")
    if match.status != "over" and match.state.played > MOST_VIEWED:
        raise Refused("too_much", f"it has more than {MOST_VIEWED:,} moves; wait for its end")


def write(request: WriteSave) -> SaveFile:
    match = fold([(e.decode(body), at) for at, body in request.events])
    must_be_short(match)
    assert match.state is not None
    over = match.lies_open
    match.state.players = [chair.name or chair.level or "" for chair in match.chairs]
    fair = {"commitment": match.commitment, "salt": match.opened.salt} if over else None
    whole = document(match.state, request.seat, redacted=not over, fair=fair)
    return SaveFile(pretty(whole).encode())


def show(request: ShowGame) -> Page:
    start = BY_ID[request.game].new(request.seats, request.seed, **request.options)
    played = request.played
    return packed(replay.page(start, request.actions, request.seat, request.first, played))


def show_file(request: ShowFile) -> Page:
    """Everything is shown: the owner of the file could read it anyway. A viewer's file contains
    only what that viewer saw."""
    file = decoded(request.body, ReplayFile)
    must_not_be_long(file.save)
    try:
        saved = loads(json.dumps(file.save), BY_ID)
        if file.seat is not None and file.seat >= saved.seats:
            raise Refused("seats", f"there is no seat {file.seat}; the game has {saved.seats}")
        played = len(saved.actions)
        replay.must_be_moment(file.first, played)
        about = replay.about_file(saved, [one.name for one in LEVELS])
        if saved.redacted:
            if file.seat not in (None, saved.viewer):
                raise Refused("hidden", f"the file shows what {who(saved.viewer)} saw")
            return packed(replay.watched_page(saved, file.first, about))
        start = saved.state(0)
    except SaveError as problem:
        raise Refused("save", str(problem)) from None
    return packed(replay.page(start, saved.actions, file.seat, file.first, played, about))


def packed(message: bytes) -> Page:
    return Page(gzip.compress(message, 5, mtime=0))


def begin(request: Begin) -> Begun:
    match, matches = pickle.loads(request.match), []
    for event in request.events:
        match = match.evolved(e.decode(event), request.at)
        matches.append(match)
    return Begun(pickle.dumps(matches, pickle.HIGHEST_PROTOCOL))


DO: dict[type[Request], Callable[[Any], Answer]] = {
    ReadSave: read, WriteSave: write, ShowGame: show, ShowFile: show_file, Begin: begin,
}  # fmt: skip


if __name__ == "__main__":
    serve(answer)
