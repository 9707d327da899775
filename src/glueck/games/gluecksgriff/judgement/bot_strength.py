"""The strength of the levels of bots in this game; found by playing them against each other
(docs/bots.md)."""

from glueck.engine.bot_strength import BotStrength

SIMULATIONS = (300, 10_000)

# Seeing many good actions is nearly everything here.
BY_SEATS = {
    2: BotStrength((0.35, 0.6, 0.8), SIMULATIONS),
    3: BotStrength((0.25, 0.5, 0.8), SIMULATIONS),
    4: BotStrength((0.25, 0.5, 0.8), SIMULATIONS),
    # With more opponents skill matters less: for even steps the middle levels are weaker here.
    5: BotStrength((0.25, 0.5, 0.65), (100, 10_000)),
}
