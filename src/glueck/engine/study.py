"""The things in a game for which shares of victories are counted: its cards, its spaces. Each game
declares them."""

import re
from typing import NamedTuple

BETWEEN_NAMES = re.compile(r"[-\s]")


class Study(NamedTuple):
    """Things that players use, named by the words of their actions: `place bank`, `set 7-J-7`."""

    name: str  # the word for one of them: «space»
    verbs: tuple[str, ...]  # the first words of the actions that use one
    things: tuple[str, ...]  # all of them

    def used_by(self, words: str) -> list[str]:
        """What an action uses; a thing used twice appears twice."""
        verb, _, rest = words.partition(" ")
        if verb not in self.verbs:
            return []
        if rest in self.things:
            return [rest]
        return [name for name in BETWEEN_NAMES.split(rest) if name in self.things]
