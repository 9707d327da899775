"""`glueck play`: a new game, or one from a file."""

from pathlib import Path
from typing import Any

import click

import glueck
from glueck.cli import bots, options
from glueck.cli.compiling import prepare_game_in
from glueck.cli.files import fresh_file
from glueck.cli.table import TerminalTable
from glueck.engine.errors import OptionError, SaveError
from glueck.engine.state import State
from glueck.search.precompile import prepare_bots
from glueck.terminal.screen import screen
from glueck.terminal.seat_names import is_bot, seated

DEFAULT_SEATS = 3


@click.command()
@click.argument("game", required=False)
@click.option("--seats", type=int, help=f"How many play (new game; {DEFAULT_SEATS} if not given).")
@click.option("--seat", type=int, help="Where you sit, counted from 0 (0 if not given).")
@options.bots_option(
    "Who plays against you, in turn, for example hewer,captain.", "foreman", "GLUECK_BOTS"
)
@options.seed_option
@options.table_options
@click.option("--file", type=Path, help="Where the game is saved; if it exists, it goes on.")
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
        return SaveError(str(file), "there is no such file (name a game to begin one there)")
    have = " or ".join(glueck.games())
    return click.UsageError(f"which game? {have}; or --file PATH to go on with one")


def refuse(given: dict[str, Any], file: Path) -> None:
    """What only a new game can be told; the file has decided it already."""
    for option, value in given.items():
        if value is not None:
            raise click.UsageError(f"{file} is a game already; leave out {option} to go on with it")


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
        raise SaveError(str(file), f"is a game of {state.game.id}, not of {name}")
    if not state.players:
        state.players = seated(state.seats, checked(seat or 0, state))
    elif seat is not None and is_bot(state.players[checked(seat, state)]):
        raise OptionError("seat", f"in {file} a bot plays seat {seat}")
    return state


def checked(seat: int, state: State) -> int:
    if seat not in range(state.seats):
        raise OptionError("seat", f"{seat}; this game has seats 0 to {state.seats - 1}")
    return seat
