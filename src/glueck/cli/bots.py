"""The players on the other seats: «bot» and a level (`bot foreman`); «bot» alone plays at
random."""

from collections.abc import Sequence

from glueck.bots import bot, level
from glueck.bots.arena import number_from
from glueck.bots.program_command import ProgramCommand, command_of, is_command
from glueck.engine.errors import OptionError
from glueck.engine.state import State
from glueck.search import SeatKnowledge
from glueck.terminal.seat_names import BOT

CHANCE = "random"


def level_of(player: str) -> str:
    """The level for a name; an unknown name plays at random, like «bot»."""
    name = player[len(BOT) :].strip()
    try:
        return level(name).name
    except OptionError:
        return CHANCE


def searches(player: str) -> bool:
    """Whether a bot needs machine code, and so may have to wait for it."""
    return level(level_of(player)).searches


def choose(player: str, state: State) -> int:
    """A bot's action here. The same seed and the same past give the same choice (unless it has a
    time limit), so that a game continues in the same way whether or not it was interrupted."""
    seed = number_from(state.seed, len(state.actions))
    return bot(level_of(player), state.game, state.seats, seed).decide(SeatKnowledge.of(state))


def levels(text: str) -> tuple[str, ...]:
    """The levels of a list like `foreman,hewer`."""
    names = tuple(level(name).name for name in text.split(",") if name.strip())
    if not names:
        raise OptionError("bots", "no level is given, for example: foreman,hewer")
    return names


def contestants(
    text: str | None, more: Sequence[str]
) -> tuple[tuple[str, ...], tuple[ProgramCommand, ...]]:
    """The players of an arena: levels of a list, then single levels and programs (`cmd:./mybot`).
    Returns their names, and the commands of those that are programs."""
    names = [*(levels(text) if text is not None else ())]
    programs = []
    for one in more:
        if is_command(one):
            programs.append(command_of(one))
            names.append(programs[-1].name)
        else:
            names.append(level(one).name)
    return tuple(names), tuple(programs)


def by_name(programs: Sequence[str]) -> dict[str, str] | None:
    """Programs like `mine=cmd:./mybot`, in the form of a server's settings."""
    named = {}
    for one in programs:
        command = command_of(one, must_be_named=True)
        if command.name in named:
            raise OptionError("bot", f"{command.name!r} is given twice")
        named[command.name] = one.partition("=")[2].strip()
    return named or None


def players(text: str) -> list[str]:
    """The names of bots of these levels in a save file."""
    return [BOT if name == CHANCE else f"{BOT} {name}" for name in levels(text)]
