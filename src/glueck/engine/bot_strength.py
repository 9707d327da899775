"""How strong the levels of bots are at a table: a game declares it for each number of seats."""

from dataclasses import dataclass


@dataclass(frozen=True)
class BotStrength:
    # The share of the actions worth considering that the three lower levels see.
    attention: tuple[float, float, float] = (0.2, 1.0, 1.0)
    # Simulations of the two higher levels for each decision.
    simulations: tuple[int, int] = (300, 1000)

    def of_level(self, number: int) -> float:
        """The value that sets the strength of the level with that number, counted from the
        lowest."""
        return (*self.attention, *self.simulations)[number]
