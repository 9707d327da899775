"""Opponents: five levels, the same names in every game, and nothing to go by but what they see."""

from glueck.bots.bot import Bot
from glueck.bots.hint import Hint, hint
from glueck.bots.levels import LEVELS, Level, bot, level

__all__ = ["LEVELS", "Bot", "Hint", "Level", "bot", "hint", "level"]
