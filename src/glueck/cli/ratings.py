"""`glueck ratings`: the leaderboards of a server; or compute all ratings again."""

import click

from glueck.cli.backup import address, database_option, run

MOST = 100  # places of each game


@click.command()
@click.option("--recompute", is_flag=True, help="Compute all ratings again; stop the server first.")
@database_option
def ratings(recompute: bool, db: str | None) -> None:
    """Show the ratings of a server's players and bots, or compute them all again."""
    import glueck
    from glueck.server.ratings import shown
    from glueck.store import Standing, open_store

    async def work() -> tuple[int, dict[str, list[Standing]]]:
        store = await open_store(address(db), read_only=not recompute)
        try:
            games = await store.rate_anew() if recompute else 0
            return games, {game: await store.leaders(game, MOST) for game in glueck.games()}
        finally:
            await store.close()

    games, leaders = run(work())
    if recompute:
        click.echo(f"Ratings computed again: {games} rated games")
    for game, standings in leaders.items():
        for place, one in enumerate(standings, 1):
            name = one.name or one.who.removeprefix(":")
            click.echo(f"{game} {place:>3} {shown(one.mu, one.sigma):>5} {one.games:>5} {name}")
