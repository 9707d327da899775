"""Who plays the other seats. For now by chance; a better bot is one more line in CHOOSERS."""

from collections.abc import Callable
from random import Random

from glueck.cli.players import BOT
from glueck.engine.state import State

Chooser = Callable[[State, Random], str]  # the words of a legal action for state.seat


def any_action(state: State, random: Random) -> str:
    """Uniformly random."""
    return random.choice(state.legal())


CHOOSERS: dict[str, Chooser] = {BOT: any_action}


def choose(player: str, state: State) -> str:
    """What a bot does here. The same seed and the same past give the same choice, so that a
    game goes on alike whether or not it was interrupted."""
    chooser = CHOOSERS.get(player, any_action)
    return chooser(state, Random(f"{state.seed} {len(state.actions)}"))
