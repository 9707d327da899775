"""Which combinations are tried where there are too many: sizes, languages, moments, games.

`make test` takes as few as meet every pair of values at least once (a language that is too long for
a screen, a moment too full for it): always the same ones. The campaign (`make fuzz PARTS=screens`)
takes all of them.
"""

from collections.abc import Iterable, Sequence
from itertools import combinations, product
from typing import Any

from effort import EFFORT

ALL = EFFORT > 1


def covering(*lists: Sequence[Any], all_of_them: bool = ALL) -> list[tuple[Any, ...]]:
    """Combinations of one value of each list, sorted as their product is."""
    every = list(product(*lists))
    if all_of_them:
        return every
    chosen: list[int] = []
    numbers = list(product(*(range(len(one)) for one in lists)))
    missing = {pair for one in numbers for pair in pairs(one)}
    while missing:
        best = max(range(len(numbers)), key=lambda n: len(missing & pairs(numbers[n])))
        chosen.append(best)
        missing -= pairs(numbers[best])
    return [every[n] for n in sorted(chosen)]


def pairs(values: Iterable[int]) -> set[tuple[tuple[int, int], ...]]:
    """Each with the list it is of."""
    return set(combinations(enumerate(values), 2))
