"""One line and an exit code for whatever goes wrong: no traceback for a user's mistake."""

import os
import sys
from difflib import get_close_matches
from typing import Any

import click

from glueck.engine.errors import GlueckError
from glueck.terminal.screen import forgive_encodings, printable

MISTAKE, INTERRUPTED, BROKEN_PIPE = 2, 130, 141  # as shells count: 128 + the signal


class Failure(click.ClickException):
    """A mistake that is told in one line."""

    exit_code = MISTAKE

    def show(self, file: Any = None) -> None:
        click.echo(f"glueck: {printable(self.message)}", err=True)


class Commands(click.Group):
    """A group of commands at whose border every error becomes a line and an exit code."""

    def invoke(self, ctx: click.Context) -> Any:
        forgive_encodings()
        try:
            answer = super().invoke(ctx)
            sys.stdout.flush()  # a broken pipe is noticed here, not when Python ends
        except BrokenPipeError:
            drop_output()
            ctx.exit(BROKEN_PIPE)
        except KeyboardInterrupt:
            ctx.exit(INTERRUPTED)
        except GlueckError as problem:
            raise Failure(str(problem)) from None
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
    """What the system refused, and for which file."""
    reason = problem.strerror or str(problem)
    return f"{problem.filename}: {reason}" if problem.filename else reason


def drop_output() -> None:
    """Nobody reads any more: what is still buffered goes nowhere, silently."""
    try:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    except (OSError, ValueError):  # a stdout without a file behind it, as in tests
        return
