"""What this game says."""

from glueck.terminal.words import Words

t = Words("gluecksgriff").t
