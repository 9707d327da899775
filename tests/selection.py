"""Which tests run, and which run first.

`pytest --quick` is the first answer to a change: every test that is not slow, but of a test with
many cases only a few.
"""

from collections import defaultdict
from typing import Any

import pytest

CASES = 2  # of a parametrized test: the first and the last
LONG = ("slow", "many_positions")  # markers, see pyproject.toml


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--quick", action="store_true", help="no slow tests, few cases of each")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if config.getoption("--quick"):
        chosen = quick(items)
        kept = {id(item) for item in chosen}
        config.hook.pytest_deselected(items=[item for item in items if id(item) not in kept])
        items[:] = chosen
    long_files = {item.path for item in items if is_long(item)}
    items.sort(key=lambda item: item.path not in long_files)  # so that no process ends up alone


def is_long(item: pytest.Item) -> bool:
    return any(map(item.get_closest_marker, LONG))


def quick(items: list[pytest.Item]) -> list[pytest.Item]:
    cases = defaultdict(list)
    for item in items:
        if not is_long(item):
            cases[item.nodeid.partition("[")[0]].append(item)
    return [item for group in cases.values() for item in some_of(group)]


def some_of(cases: list[Any], most: int = CASES) -> list[Any]:
    """The first, the last and others in equal distances."""
    if len(cases) <= most:
        return cases
    return [cases[i * (len(cases) - 1) // (most - 1)] for i in range(most)]
