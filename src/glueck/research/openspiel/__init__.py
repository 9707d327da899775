"""The games as OpenSpiel games; importing this registers them:

import pyspiel
import glueck.research.openspiel
game = pyspiel.load_game("python_glueckauf(players=3)")
"""

from glueck.research.openspiel.game import SpielGame, SpielState, register_games, short_name

__all__ = ["SpielGame", "SpielState", "register_games", "short_name"]

register_games()
