"""Search over any game: what to play, from what a seat can see and nothing else."""

from glueck.search.search import Advice, Search, SearchSettings
from glueck.search.seat_knowledge import SeatKnowledge

__all__ = ["Advice", "Search", "SearchSettings", "SeatKnowledge"]
