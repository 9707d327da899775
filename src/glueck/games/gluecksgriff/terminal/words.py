"""The texts of this game."""

from glueck.terminal.words import Words

t = Words("gluecksgriff").t
