"""Options several commands share, and what their values mean."""

import json
from collections.abc import Callable
from contextlib import suppress
from typing import Any, TypeVar

import click

from glueck.cli.failures import Failure
from glueck.terminal import language

Command = TypeVar("Command", bound=Callable[..., Any])


class Seed(click.ParamType[int]):
    """A whole number, or hexadecimal after 0x."""

    name = "seed"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> int:
        try:
            return int(str(value), 0 if str(value).lower().startswith("0x") else 10)
        except ValueError:
            self.fail(f"{value!r} is neither a whole number nor hexadecimal (0x…)", param, ctx)


class NameAndValue(click.ParamType[tuple[str, Any]]):
    """`name=value`: true and false are bools, digits a number, [ begins JSON, everything else is a
    word."""

    name = "name=value"

    def convert(
        self, value: Any, param: click.Parameter | None, ctx: click.Context | None
    ) -> tuple[str, Any]:
        if isinstance(value, tuple):
            return value
        name, equals, text = str(value).partition("=")
        if not equals or not name:
            self.fail(f"{value!r} is not of the form name=value", param, ctx)
        return name, meaning(text)


def meaning(text: str) -> Any:
    known = {"true": True, "false": False}
    if text.lower() in known:
        return known[text.lower()]
    if text[:1] in ("[", "{"):
        with suppress(ValueError):
            return json.loads(text)
    return int(text) if text.isascii() and text.removeprefix("-").isdigit() else text


def table_options(command: Command) -> Command:
    """`--option name=value`, repeated for each option to set."""
    return click.option(
        "--option", "-o", "settings", type=NameAndValue(), multiple=True,
        help="A table option of the game (see: glueck games).",
    )(command)  # fmt: skip


def seed_option(command: Command) -> Command:
    return click.option("--seed", type=Seed(), help="Decides everything that is random.")(command)


def bots_option(
    about: str, default: str | None = None, variable: str | None = None
) -> Callable[[Command], Command]:
    """`--bots`: levels, separated by commas; the environment may have another default."""
    from glueck.bots import LEVELS  # imports the search: not for commands without bots

    return click.option(
        "--bots", "levels", default=default, show_default=True, envvar=variable,
        help=f"{about} There are: {', '.join(one.name for one in LEVELS)}, and random.",
    )  # fmt: skip


def processes_option(command: Command) -> Command:
    return click.option(
        "--processes", type=click.IntRange(1, 1024), help="All processors if not given."
    )(command)


def ray_option(command: Command) -> Command:
    return click.option(
        "--ray", metavar="ADDRESS",
        help="Play on all machines of the Ray cluster there (auto: the one this machine is in).",
    )(command)  # fmt: skip


def no_color_option(command: Command) -> Command:
    return click.option("--no-color", is_flag=True, help="Letters only (as with NO_COLOR).")(
        command
    )


def lang_option(command: Command) -> Command:
    """Before all other options, so that mistakes in those are reported in this language."""
    return click.option(
        "--lang", metavar="LANGUAGE", callback=speak, expose_value=False, is_eager=True,
        help=f"{', '.join(language.LANGUAGES)}; else that of your environment, or English.",
    )(command)  # fmt: skip


def speak(ctx: click.Context, param: click.Parameter, wanted: str | None) -> None:
    if wanted is None:
        return
    if wanted.lower() not in language.LANGUAGES:
        from glueck.terminal.words import t

        raise Failure(t("no-language", wanted=wanted[:20], there=", ".join(language.LANGUAGES)))
    language.use(wanted.lower())


def chosen(settings: tuple[tuple[str, Any], ...]) -> dict[str, Any]:
    """The options as a dictionary; one given twice is a mistake, not a preference."""
    out: dict[str, Any] = {}
    for name, value in settings:
        if name in out:
            raise click.UsageError(f"--option {name} is given twice")
        out[name] = value
    return out
