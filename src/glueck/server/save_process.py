"""`python -m glueck.server.save_process`: reads and writes save files for a server.

Both take as long as the game is, and a file is whatever somebody sends: here that costs nobody but
who asked.
"""

from __future__ import annotations

import logging

import msgspec
from pydantic import ValidationError

from glueck.engine.child_process import serve
from glueck.engine.save import document, pretty
from glueck.match import events as e
from glueck.match.match import Match, fold
from glueck.match.refusals import Refused
from glueck.server.depth import must_be_flat
from glueck.server.http_schemas import Import
from glueck.server.new_table import imported
from glueck.store import Player

log = logging.getLogger("glueck.saves")
MOST_VIEWED = 5000  # actions of a running game, which is saved as its views: seconds, and megabytes


class ReadSave(msgspec.Struct, frozen=True, tag="read"):
    """The body of a request, to become a table of this player."""

    body: bytes
    player: str
    name: str
    programs: tuple[str, ...] = ()  # that can be seated, beside the levels of bots


class WriteSave(msgspec.Struct, frozen=True, tag="write"):
    """A table's events, to become a file for this seat (None: a spectator)."""

    events: list[tuple[int, bytes]]  # when, and what
    seat: int | None


class NewTable(msgspec.Struct, frozen=True, tag="table"):
    opened: bytes  # the event
    start: bool


class SaveFile(msgspec.Struct, frozen=True, tag="file"):
    text: bytes


class Problem(msgspec.Struct, frozen=True, tag="problem"):
    code: str
    text: str


Request = ReadSave | WriteSave
Answer = NewTable | SaveFile | Problem
encode = msgspec.msgpack.Encoder().encode
decode_request = msgspec.msgpack.Decoder(Request).decode
decode_answer = msgspec.msgpack.Decoder(Answer).decode


def answer(raw: bytes) -> bytes:
    request = decode_request(raw)
    try:
        return encode(read(request) if isinstance(request, ReadSave) else write(request))
    except Refused as problem:
        return encode(Problem(problem.code, problem.text))
    except Exception:  # a file that nobody has thought of
        log.exception("a save file")
        return encode(Problem("save", "the file cannot be read or written"))


def read(request: ReadSave) -> NewTable:
    must_be_flat(request.body)
    try:
        file = Import.model_validate_json(request.body)
    except ValidationError as problem:
        first = problem.errors()[0]
        where = ".".join(["body", *(str(part) for part in first["loc"])])
        raise Refused("invalid", f"{where}: {first['msg']}") from None
    opened = imported(file, Player(request.player, request.name, 0), request.programs)
    return NewTable(e.encode(opened), file.start)


def must_be_short(match: Match) -> None:
    if match.state is None:
        raise Refused("status", "the game has not begun")
    if match.status != "over" and match.state.played > MOST_VIEWED:
        raise Refused("too_much", f"it has more than {MOST_VIEWED:,} moves; wait for its end")


def write(request: WriteSave) -> SaveFile:
    match = fold([(e.decode(body), at) for at, body in request.events])
    must_be_short(match)
    assert match.state is not None
    # A game given up is over for everybody, though the rules would let it go on.
    over = match.status == "over"
    match.state.players = [chair.name or chair.level or "" for chair in match.chairs]
    fair = {"commitment": match.commitment, "salt": match.opened.salt} if over else None
    whole = document(match.state, request.seat, redacted=not over, fair=fair)
    return SaveFile(pretty(whole).encode())


if __name__ == "__main__":
    serve(answer)
