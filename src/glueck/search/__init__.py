"""Search for any game: what to play, based only on what a seat can see."""

from glueck.search.search import Advice, Search, SearchSettings
from glueck.search.seat_knowledge import SeatKnowledge

__all__ = ["Advice", "Search", "SearchSettings", "SeatKnowledge"]
