"""Notifying people who are away that it is their turn, or that a game is over."""
