"""`glueck join`: a bot of ours, or a program of yours, at a table of any server."""

import asyncio

import click

from glueck.bots import LEVELS, level
from glueck.bots.program_command import command_of, is_command
from glueck.cli.options import lang_option
from glueck.terminal.words import has, t


@click.command()
@click.argument("url")
@click.option("--bot", "name", default="foreman", show_default=True,
              help=f"Who plays: {', '.join(one.name for one in LEVELS)}, cmd:./mybot.")  # fmt: skip
@click.option("--as", "called", help="The name to sit down with; the bot's own if not given.")
@click.option("--token", envvar="GLUECK_TOKEN", help="Of a player who is known there already.")
@lang_option
def join(url: str, name: str, called: str | None, token: str | None) -> None:
    """Let a bot play at the table with the link URL, to the end of the game."""
    from glueck.client import ServerError

    try:
        if is_command(name):
            asyncio.run(play_by_program(url, command_of(name).argv, called, token))
        else:
            chosen = level(name)
            asyncio.run(play(url, chosen.name, called or chosen.name.capitalize(), token))
    except ServerError as problem:
        said = f"error-{problem.code}"
        raise click.ClickException(t(said) if has(said) else str(problem)) from None
    except OSError as problem:
        raise click.ClickException(str(problem)) from None


async def play(url: str, name: str, called: str, token: str | None) -> None:
    from glueck.bots import bot
    from glueck.client import RemoteSeat

    async with await RemoteSeat.join(url, called, token) as seat:
        click.echo(t("join-waiting", name=called, url=url))
        player = None
        async for knowledge in seat:
            player = player or bot(name, knowledge.game, knowledge.seats)
            action = await asyncio.to_thread(player.decide, knowledge)
            await seat.play(action)
        tell_places(seat.table.get("places"))


async def play_by_program(
    url: str, argv: tuple[str, ...], called: str | None, token: str | None
) -> None:
    from glueck.bots.program import ProgramFailed
    from glueck.cli.program_at_table import play_program

    try:
        tell_places(await play_program(url, argv, called, token, tell_waiting))
    except ProgramFailed as problem:
        raise click.ClickException(
            t("join-program-ended", name=argv[0], said=f"{problem} {problem.said}")
        ) from None


def tell_waiting(name: str, url: str) -> None:
    click.echo(t("join-waiting", name=name, url=url))


def tell_places(places: list[int] | None) -> None:
    click.echo(t("join-over", places=", ".join(map(str, places or ()))))
