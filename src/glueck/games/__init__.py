"""The games there are: one folder each, one line here."""

from glueck.games.glueckauf import GAME as GLUECKAUF
from glueck.games.gluecksgriff import GAME as GLUECKSGRIFF

GAMES = (GLUECKAUF, GLUECKSGRIFF)
