"""Commands begin at once: none imports what only others need."""

import os
import subprocess
import sys

import click
import pytest

import glueck
from glueck.cli.main import COMMANDS, cli

HEAVY = {"numpy", "numba", "llvmlite", "fastapi", "pydantic", "msgspec", "httpx", "asyncio"}


def imported(*args: str) -> set[str]:
    """The modules in memory when a command is through."""
    code = (
        "import sys, atexit; from glueck.cli.main import main; sys.argv[0] = 'glueck';"
        "atexit.register(lambda: print(*sys.modules, file=sys.stderr)); main()"
    )
    program = [sys.executable, "-c", code, *args]
    done = subprocess.run(program, capture_output=True, text=True, check=True, env=os.environ)
    assert done.stdout
    return set(done.stderr.split())


@pytest.mark.parametrize(
    ("args", "unneeded"),
    [
        (["--version"], {"rich", "platformdirs", "importlib.metadata"}),
        (["--help"], {"rich", "platformdirs", "importlib.metadata"}),
        (["rules", "glueckauf", "GA-MINE-11"], {"platformdirs", "importlib.metadata"}),
        (["games"], {"platformdirs"}),
    ],
    ids=lambda value: value[0] if isinstance(value, list) else "",
)
def test_what_a_short_command_does_not_import(args, unneeded):
    assert not imported(*args) & (HEAVY | unneeded)


def test_the_table_of_commands_says_what_the_commands_say():
    context = click.Context(cli)
    for name, entry in COMMANDS.items():
        command = cli.get_command(context, name)
        assert command.name == name
        assert entry.line(1000) == command.get_short_help_str(1000)
        assert entry.line(60) == command.get_short_help_str(60)


def test_every_command_is_in_the_table():
    """Whatever is a command in a module of `glueck.cli` can be called."""
    context = click.Context(cli)
    known = {id(cli.get_command(context, name)) for name in COMMANDS}
    for place in {entry.place.partition(":")[0] for entry in COMMANDS.values()}:
        found = [one for one in vars(sys.modules[place]).values() if isinstance(one, click.Command)]
        assert {id(one) for one in found} <= known


def test_what_the_package_offers_is_there_without_being_imported_first():
    code = (
        "import sys, glueck; assert 'numpy' not in sys.modules;"
        "assert set(glueck.__all__) <= set(dir(glueck)); from glueck import State, Game;"
        "from glueck.engine import state; assert glueck.State is State is state.State;"
        "assert isinstance(glueck.load(), Game)"
    )
    subprocess.run([sys.executable, "-c", code], check=True)


def test_the_package_has_nothing_else():
    with pytest.raises(AttributeError, match="no attribute 'Sate'"):
        glueck.Sate  # noqa: B018
