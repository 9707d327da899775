"""Opponents: five levels with the same names in every game, which know only what their seats
see."""

from glueck.bots.bot import Bot
from glueck.bots.hint import Hint, hint
from glueck.bots.levels import LEVELS, Level, bot, level

__all__ = ["LEVELS", "Bot", "Hint", "Level", "bot", "hint", "level"]
