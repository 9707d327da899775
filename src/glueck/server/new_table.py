"""A new table: the checked request, with a seed nobody knows."""

from __future__ import annotations

import json
import secrets
from collections.abc import Sequence
from typing import Any

import glueck
from glueck.bots import level
from glueck.engine.errors import OptionError, SaveError, UnknownGame
from glueck.engine.save import loads
from glueck.engine.state import BY_ID
from glueck.match import events as e
from glueck.match.match import Match
from glueck.match.names import clean_text
from glueck.match.refusals import Refused
from glueck.server.http_schemas import GoOn, Import, NewTable
from glueck.store import Player

ME, OPEN = "me", "open"
MOST_TITLE = 80
MOST_PAST = 10_000  # actions of a save file; games of people or bots have about 1,000
SALT_BYTES = SEED_BYTES = 32


def checked_level(name: str, programs: Sequence[str] = ()) -> str:
    """A level of bots, or one of the operator's programs."""
    if name.strip() in programs:
        return name.strip()
    try:
        return level(name).name
    except OptionError as problem:
        raise Refused("level", problem.problem) from None


def chairs(seats: Sequence[str], player: Player, programs: Sequence[str]) -> tuple[e.Chair, ...]:
    made = []
    for seat in seats:
        if seat == ME:
            made.append(e.Chair(player=player.id, name=player.name))
        elif seat == OPEN:
            made.append(e.Chair())
        else:
            made.append(e.Chair(level=checked_level(seat, programs)))
    if list(seats).count(ME) > 1:
        raise Refused("seats", "you can sit on one seat only")
    return tuple(made)


def with_hints(seats: Sequence[str], wanted: bool | None = None) -> bool:
    """The default for hints: allowed where all others are bots."""
    return wanted if wanted is not None else ME in seats and OPEN not in seats


def must_fit_ratings(new: NewTable) -> None:
    """Rated games are played without hints."""
    if new.rated and new.hints:
        raise Refused("rated", "rated: a rated table has no hints")


def title_of(text: str) -> str:
    return clean_text(text, MOST_TITLE, "title") if text.strip() else ""


def options_of(game: glueck.Game, seats: int, options: dict[str, Any]) -> dict[str, Any]:
    try:
        values = game.check_options(seats, options)
        game.option_numbers(seats, values)
    except OptionError as problem:
        raise Refused("option", f"{problem.field}: {problem.problem}") from None
    return values


def opened(new: NewTable, player: Player, programs: Sequence[str] = ()) -> e.Opened:
    try:
        game = glueck.load(new.game)
    except UnknownGame as problem:
        raise Refused("game", str(problem)) from None
    must_fit_ratings(new)
    clock = None
    if new.clock is not None:
        clock = e.Clock(new.clock.game, new.clock.increment, new.clock.turn)
        if (clock.game is None) == (clock.turn is None):
            raise Refused("clock", "clock: give the time of the whole game, or of each turn")
    return e.Opened(
        game=game.id, rules=game.version, by=player.id, chairs=chairs(new.seats, player, programs),
        seed=secrets.token_hex(SEED_BYTES), salt=secrets.token_hex(SALT_BYTES),
        options=options_of(game, len(new.seats), new.options), title=title_of(new.title),
        clock=clock, public=new.public, spectators=new.spectators,
        hints=not new.rated and with_hints(new.seats, new.hints), rated=new.rated,
    )  # fmt: skip


def must_not_be_long(save: dict[str, Any]) -> None:
    actions = save.get("actions")
    if isinstance(actions, list) and len(actions) > MOST_PAST:
        raise Refused("too_much", f"it has more than {MOST_PAST:,} moves")


def imported(file: Import, player: Player, programs: Sequence[str] = ()) -> e.Opened:
    """The owner of the file knows its seed, so the table is marked as imported."""
    must_not_be_long(file.save)
    try:
        saved = loads(json.dumps(file.save), BY_ID)
        saved.state(0)  # a viewer's file cannot be played on
    except SaveError as problem:
        raise Refused("save", str(problem)) from None
    if len(file.seats) != saved.seats:
        raise Refused("seats", f"{len(file.seats)} seats; the saved game has {saved.seats}")
    if file.moves is not None and file.moves > len(saved.actions):
        raise Refused("moves", f"the saved game has {len(saved.actions)} moves only")
    return e.Opened(
        game=saved.game.id, rules=saved.game.version, by=player.id,
        chairs=chairs(file.seats, player, programs), seed=f"{saved.seed:064x}",
        salt=secrets.token_hex(SALT_BYTES), options=saved.options, title=title_of(file.title),
        public=file.public, hints=with_hints(file.seats),
        past=tuple(saved.actions[: file.moves]), imported=True,
    )  # fmt: skip


def gone_on(
    old: str, match: Match, wanted: GoOn, player: Player, programs: Sequence[str] = ()
) -> e.Opened:
    """Continue from a moment of a finished game, as from a save file: the deal is the same, its
    cards may be known, and the table says so."""
    if match.state is None or not match.lies_open:
        raise Refused("status", "the game is not over")
    actions, before = match.state.actions, match.opened
    must_not_be_long({"actions": actions[: wanted.moves]})
    if wanted.moves > len(actions):
        raise Refused("moves", f"the game has only {len(actions)} moves")
    if len(wanted.seats) != len(match.chairs):
        raise Refused("seats", f"{len(wanted.seats)} seats; the game has {len(match.chairs)}")
    return e.Opened(
        game=before.game, rules=before.rules, by=player.id,
        chairs=chairs(wanted.seats, player, programs), seed=before.seed,
        salt=secrets.token_hex(SALT_BYTES), options=before.options, title=title_of(wanted.title),
        public=wanted.public, hints=with_hints(wanted.seats),
        past=tuple(actions[: wanted.moves]), imported=True, goes_on_from=old,
    )  # fmt: skip
