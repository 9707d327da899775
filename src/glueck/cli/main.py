"""The command `glueck`."""

import click

import glueck
from glueck.cli.arena import arena
from glueck.cli.backup import export, import_, repair
from glueck.cli.compile import compile
from glueck.cli.failures import Commands
from glueck.cli.games import games
from glueck.cli.join import join
from glueck.cli.play import play
from glueck.cli.replay import replay
from glueck.cli.rulebook import rules
from glueck.cli.serve import serve
from glueck.cli.simulate import simulate
from glueck.cli.verify import verify


@click.group(
    cls=Commands,
    invoke_without_command=True,
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100},
)
@click.version_option(glueck.__version__, "-V", "--version", prog_name="glueck")
@click.pass_context
def cli(ctx: click.Context) -> None:
    """Glückskiste: play the games, watch them, simulate them, look up their rules."""
    if ctx.invoked_subcommand is None:
        click.echo(ctx.get_help())


for command in (
    arena,
    compile,
    export,
    games,
    import_,
    join,
    play,
    repair,
    replay,
    rules,
    serve,
    simulate,
    verify,
):
    cli.add_command(command)


def main() -> None:
    cli(prog_name="glueck")
