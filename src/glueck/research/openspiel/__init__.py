"""The games as OpenSpiel games; importing this registers them:

import pyspiel
import glueck.research.openspiel
game = pyspiel.load_game("glueckauf(players=3)")
"""

from glueck.research.openspiel.game import SpielGame, SpielState, register_games

__all__ = ["SpielGame", "SpielState", "register_games"]

register_games()
