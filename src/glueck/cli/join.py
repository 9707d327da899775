"""`glueck join`: a bot of ours at a table of any server."""

import asyncio

import click

from glueck.bots import LEVELS, level


@click.command()
@click.argument("url")
@click.option("--bot", "name", default="foreman", show_default=True,
              help=f"Who plays: {', '.join(one.name for one in LEVELS)}.")  # fmt: skip
@click.option("--as", "called", help="The name to sit down with; the level if not given.")
@click.option("--token", envvar="GLUECK_TOKEN", help="Of a player who is known there already.")
def join(url: str, name: str, called: str | None, token: str | None) -> None:
    """Let a bot play at the table with the link URL, to the end of the game."""
    from glueck.client import ServerError

    chosen = level(name)
    try:
        asyncio.run(play(url, chosen.name, called or chosen.name.capitalize(), token))
    except (ServerError, OSError) as problem:
        raise click.ClickException(str(problem)) from None


async def play(url: str, name: str, called: str, token: str | None) -> None:
    from glueck.bots import bot
    from glueck.client import RemoteSeat

    async with await RemoteSeat.join(url, called, token) as seat:
        click.echo(f"{called} sits at {url}; waiting for the game.")
        player = None
        async for knowledge in seat:
            player = player or bot(name, knowledge.game)
            action = await asyncio.to_thread(player.decide, knowledge)
            await seat.play(action)
        click.echo(f"The game is over; places by seat: {seat.table.get('places')}")
