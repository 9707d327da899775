"""One line and an exit code for every error: no traceback for a user's mistake."""

import os
import sys
from difflib import get_close_matches
from importlib import import_module
from typing import Any, NamedTuple

import click

from glueck.engine.errors import GlueckError
from glueck.terminal import language
from glueck.terminal.letters import forgive_encodings, printable

MISTAKE, INTERRUPTED, BROKEN_PIPE = 2, 130, 141  # as shells count: 128 + the signal


class LaterCommand(NamedTuple):
    """A command that is imported when it is run."""

    place: str  # module:attribute
    about: str  # the first sentence of its help

    def imported(self) -> click.Command:
        module, _, name = self.place.partition(":")
        command: click.Command = getattr(import_module(module), name)
        return command

    def line(self, room: int) -> str:
        """The first part of the program's help that fits."""
        return click.Command(None, help=self.about).get_short_help_str(room)


class Failure(click.ClickException):
    """A mistake that is reported in one line."""

    exit_code = MISTAKE

    def show(self, file: Any = None) -> None:
        click.echo(f"glueck: {printable(self.message)}", err=True)


class Commands(click.Group):
    """A group of commands that turns every error into a line and an exit code. Each command is
    imported when it is run, without waiting for what the others need."""

    def __init__(self, *args: Any, later: dict[str, LaterCommand], **how: Any) -> None:
        super().__init__(*args, **how)
        self.later = later

    def list_commands(self, ctx: click.Context) -> list[str]:
        return sorted(self.later)

    def get_command(self, ctx: click.Context, name: str) -> click.Command | None:
        if name in self.later and name not in self.commands:
            self.add_command(self.later[name].imported(), name)
        return super().get_command(ctx, name)

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Like click's own, but without importing all commands for one line each."""
        room = formatter.width - 6 - max(map(len, self.later))
        with formatter.section("Commands"):
            formatter.write_dl(
                [(name, self.later[name].line(room)) for name in self.list_commands(ctx)]
            )

    def invoke(self, ctx: click.Context) -> Any:
        forgive_encodings()
        language.use(language.of_environment())
        try:
            answer = super().invoke(ctx)
            sys.stdout.flush()  # a broken pipe is noticed here, not when Python ends
        except BrokenPipeError:
            drop_output()
            ctx.exit(BROKEN_PIPE)
        except KeyboardInterrupt:
            ctx.exit(INTERRUPTED)
        except GlueckError as problem:
            from glueck.cli.problems import in_words  # with all of a game

            raise Failure(in_words(problem)) from None
        except OSError as problem:
            raise Failure(about(problem)) from None
        return answer

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        name = args[0]
        if self.get_command(ctx, name) is None and not name.startswith("-"):
            commands = self.list_commands(ctx)
            close = get_close_matches(name, commands, 1) or commands
            hint = f"did you mean {close[0]!r}?" if len(close) == 1 else ", ".join(commands)
            ctx.fail(f"there is no command {printable(name)!r}: {hint}")
        return super().resolve_command(ctx, args)


def about(problem: OSError) -> str:
    """The system's error, and the file."""
    reason = problem.strerror or str(problem)
    return f"{problem.filename}: {reason}" if problem.filename else reason


def drop_output() -> None:
    """The reader is gone: buffered output is dropped silently."""
    try:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    except (OSError, ValueError):  # a stdout without a file behind it, as in tests
        return
