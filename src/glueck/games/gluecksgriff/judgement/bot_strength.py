"""How strong the levels of bots are here; found by play against each other (docs/bots.md)."""

from glueck.engine.bot_strength import BotStrength

SIMULATIONS = (300, 10_000)

# A quick eye is nearly everything here.
BY_SEATS = {
    2: BotStrength((0.35, 0.6, 0.8), SIMULATIONS),
    3: BotStrength((0.25, 0.5, 0.8), SIMULATIONS),
    4: BotStrength((0.25, 0.5, 0.8), SIMULATIONS),
    # Each opponent more leaves less to skill: for even steps the levels between are weaker here.
    5: BotStrength((0.25, 0.5, 0.65), (100, 10_000)),
}
