"""The texts of this game."""

from glueck.terminal.words import Words

t = Words("glueckauf").t
