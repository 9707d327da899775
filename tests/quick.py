"""`pytest --quick`: the first answer to a change. Every test that is not slow, but of a test with
many cases only a few."""

from collections import defaultdict

import pytest

CASES = 4  # of a parametrized test, spread over all it has
LEFT_FOR_LATER = ("slow", "many_positions")  # markers, see pyproject.toml


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--quick", action="store_true", help="no slow tests, few cases of each")


def some_of(cases: list[pytest.Item], most: int = CASES) -> list[pytest.Item]:
    """The first, the last and others in equal distances."""
    if len(cases) <= most:
        return cases
    return [cases[i * (len(cases) - 1) // (most - 1)] for i in range(most)]


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if not config.getoption("--quick"):
        return
    cases = defaultdict(list)
    for item in items:
        if not any(map(item.get_closest_marker, LEFT_FOR_LATER)):
            cases[item.nodeid.partition("[")[0]].append(item)
    kept = {id(item) for group in cases.values() for item in some_of(group)}
    config.hook.pytest_deselected(items=[item for item in items if id(item) not in kept])
    items[:] = [item for item in items if id(item) in kept]
