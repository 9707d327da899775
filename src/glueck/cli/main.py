"""The command `glueck`."""

import click

import glueck
from glueck.cli.failures import Commands, LaterCommand

# Where each command is, and what `glueck --help` says of it.
COMMANDS = {
    "arena": LaterCommand(
        "glueck.cli.arena:arena",
        "Let bots play GAME against each other: every deal with every bot on every seat.",
    ),
    "compile": LaterCommand(
        "glueck.cli.compile:compile",
        "Compile GAMES (all, if none is named) with their bots for this machine, and wait for it.",
    ),
    "dataset": LaterCommand(
        "glueck.cli.dataset:dataset", "Let bots play GAME, and write the games to Parquet files."
    ),
    "export": LaterCommand(
        "glueck.cli.backup:export",
        "Write everything a server keeps into one FILE; it may go on serving meanwhile.",
    ),
    "games": LaterCommand("glueck.cli.games:games", "The games, with seats and options."),
    "import": LaterCommand(
        "glueck.cli.backup:import_",
        "Fill an empty database with what `glueck export` wrote to FILE: all of it or nothing.",
    ),
    "join": LaterCommand(
        "glueck.cli.join:join",
        "Let a bot play at the table with the link URL, to the end of the game.",
    ),
    "play": LaterCommand("glueck.cli.play:play", "Play GAME against bots."),
    "ratings": LaterCommand(
        "glueck.cli.ratings:ratings",
        "Show the ratings of a server's players and bots, or compute them all again.",
    ),
    "repair": LaterCommand(
        "glueck.cli.backup:repair",
        "Replay every stored match and say which do not come out as they are remembered.",
    ),
    "replay": LaterCommand(
        "glueck.cli.replay:replay", "Watch the game in FILE again, up to now or to its end."
    ),
    "review": LaterCommand(
        "glueck.cli.review:review",
        "Review the finished game in FILE: what each decision was worth, and what was luck.",
    ),
    "reports": LaterCommand(
        "glueck.cli.reports:reports",
        "Show what players reported: chat messages, names and tables, the newest first.",
    ),
    "rules": LaterCommand(
        "glueck.cli.rulebook:rules",
        "The rules of GAME: a clause (GA-MINE-11), a chapter (GA-MINE) or words to search for.",
    ),
    "serve": LaterCommand(
        "glueck.cli.serve:serve",
        "Serve tables for people and bots; from this machine only, unless --host says otherwise.",
    ),
    "simulate": LaterCommand(
        "glueck.cli.simulate:simulate", "Many games of GAME: points, winners, speed."
    ),
    "stats": LaterCommand(
        "glueck.cli.stats:stats",
        "Points, victories by seat and by what was used, from the dataset FILE.",
    ),
    "verify": LaterCommand(
        "glueck.cli.verify:verify",
        "Check the save FILE of a finished game: that its seed is the one the server committed"
        " itself to before the deal, and that every action follows from it by the rules.",
    ),
}


@click.group(
    cls=Commands,
    later=COMMANDS,
    invoke_without_command=True,
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100},
)
@click.version_option(glueck.__version__, "-V", "--version", prog_name="glueck")
@click.pass_context
def cli(ctx: click.Context) -> None:
    """Glückskiste: play the games, watch them, simulate them, look up their rules."""
    if ctx.invoked_subcommand is None:
        click.echo(ctx.get_help())


def main() -> None:
    cli(prog_name="glueck")
