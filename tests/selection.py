"""Which tests run, and which run first.

`pytest --quick` is the first answer to a change: every test that is not slow, but of a test with
many cases only the one in the middle.
"""

from collections import defaultdict

import pytest

LONG = ("slow", "many_positions")  # markers, see pyproject.toml


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--quick", action="store_true", help="no slow tests, one case of each")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if config.getoption("--quick"):
        chosen = quick(items)
        kept = {id(item) for item in chosen}
        config.hook.pytest_deselected(items=[item for item in items if id(item) not in kept])
        items[:] = chosen
    long_files = {item.path for item in items if is_long(item) or item.get_closest_marker("first")}
    items.sort(key=lambda item: item.path not in long_files)  # so that no process ends up alone


def is_long(item: pytest.Item) -> bool:
    return any(map(item.get_closest_marker, LONG))


def quick(items: list[pytest.Item]) -> list[pytest.Item]:
    cases = defaultdict(list)
    for item in items:
        if not is_long(item):
            cases[item.nodeid.partition("[")[0]].append(item)
    return [group[len(group) // 2] for group in cases.values()]
