"""The strength of the levels of bots in this game; found by playing them against each other
(docs/bots.md)."""

from glueck.engine.bot_strength import BotStrength

# For two seats, a search is soon far better than no search; with more seats, much less so.
BY_SEATS = {
    2: BotStrength((0.45, 0.9, 0.9), (40, 300)),
    3: BotStrength((0.45, 0.8, 1.0), (100, 600)),
    4: BotStrength((0.4, 0.65, 1.0), (80, 1200)),
}
