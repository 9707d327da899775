"""How strong the levels of bots are here; found by play against each other (docs/bots.md)."""

SIMULATIONS = 1200  # that the captain needs
