"""How strong the levels of bots are here; found by play against each other (docs/bots.md)."""

# How much of what is worth a thought apprentice, hauler and hewer see: a quick eye is nearly
# everything here.
ATTENTION = (0.25, 0.5, 0.8)
SIMULATIONS = 10_000  # that the captain needs
