"""`glueck play`: a new game, or one from a file."""

from pathlib import Path
from typing import Any

import click

import glueck
from glueck.cli import bots, options
from glueck.cli.compiling import prepare_game_in
from glueck.cli.files import fresh_file
from glueck.cli.problems import Problem
from glueck.cli.table import TerminalTable
from glueck.engine.state import State
from glueck.search.precompile import prepare_bots
from glueck.terminal.screen import screen
from glueck.terminal.seat_names import is_bot, seated
from glueck.terminal.words import t

DEFAULT_SEATS = 3


@click.command()
@click.argument("game", required=False)
@click.option("--seats", type=int, help=f"How many play (new game; {DEFAULT_SEATS} if not given).")
@click.option("--seat", type=int, help="Where you sit, counted from 0 (0 if not given).")
@options.bots_option(
    "Who plays against you, in turn, for example hewer,captain.", "apprentice", "GLUECK_BOTS"
)
@options.seed_option
@options.table_options
@click.option("--file", type=Path, help="Where the game is saved; if it exists, it goes on.")
@options.lang_option
@options.no_color_option
def play(
    game: str | None,
    seats: int | None,
    seat: int | None,
    levels: str,
    seed: int | None,
    settings: tuple[tuple[str, Any], ...],
    file: Path | None,
    no_color: bool,
) -> None:
    """Play GAME against bots. It is saved after every action."""
    if file is not None and file.exists():
        given = {"--seats": seats, "--seed": seed, "--option": settings or None}
        refuse(given, file)
        state = resumed(file, game, seat)
    else:
        if game is None:
            raise missing(file)
        others = bots.players(levels)
        state = fresh(game, seats, seat or 0, seed, options.chosen(settings))
        state.players = seated(state.seats, seat or 0, others)
    console = screen(no_color=no_color)
    TerminalTable(state, file or fresh_file(state.game.id), console).run()


def missing(file: Path | None) -> Exception:
    if file is not None:
        return Problem(t("no-file", file=str(file)))
    return click.UsageError(t("which-game", games=", ".join(glueck.games())))


def refuse(given: dict[str, Any], file: Path) -> None:
    """Options only for a new game; a file already determines them."""
    for option, value in given.items():
        if value is not None:
            raise click.UsageError(t("leave-out", file=str(file), option=option))


def fresh(
    name: str, seats: int | None, seat: int, seed: int | None, settings: dict[str, Any]
) -> State:
    game, number = glueck.load(name), DEFAULT_SEATS if seats is None else seats
    game.option_numbers(number, game.check_options(number, settings))  # before anything is compiled
    prepare_bots(game)
    state = game.new(number, seed, **settings)
    checked(seat, state)
    return state


def resumed(file: Path, name: str | None, seat: int | None) -> State:
    """The game in a file. If it does not say who plays, you sit where you say."""
    prepare_game_in(file)
    state = glueck.replay(file)
    if name is not None and glueck.load(name) is not state.game:
        raise Problem(t("other-game", file=str(file), game=state.game.id, wanted=name))
    if not state.players:
        state.players = seated(state.seats, checked(seat or 0, state))
    elif seat is not None and is_bot(state.players[checked(seat, state)]):
        raise Problem(t("bot-sits", file=str(file), seat=seat))
    return state


def checked(seat: int, state: State) -> int:
    if seat not in range(state.seats):
        raise Problem(t("no-seat", seat=str(seat), last=state.seats - 1))
    return seat
