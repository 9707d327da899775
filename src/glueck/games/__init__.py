"""The games there are: one folder each, one line here."""

from glueck.games.glueckauf import GAME as GLUECKAUF

GAMES = (GLUECKAUF,)
