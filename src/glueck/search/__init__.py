"""Search over any game: what to play, from what a seat can see and nothing else."""

from glueck.search.search import Advice, Search, Settings
from glueck.search.sight import Sight

__all__ = ["Advice", "Search", "Settings", "Sight"]
