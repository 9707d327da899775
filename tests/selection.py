"""Which tests run, and which run first.

Tests that look closer than `make test` has time for are listed in closer.txt and get that marker.

`pytest --quick` is the first answer to a change: every test that is not slow, but of a test with
many cases only the one in the middle.

A process that begins a long file when the others are done lets them wait. So the dearest files come
first, by what `pytest --record-costs` has written to costs.json: seconds of each file that takes
some. Before them come the tests of the page, one after the other, which then share a browser.
"""

import json
from collections import defaultdict
from pathlib import Path

import pytest

LONG = ("slow", "many_positions")  # markers, see pyproject.toml
TESTS = Path(__file__).parent
COSTS = TESTS / "costs.json"
CLOSER = TESTS / "closer.txt"
WORTH_A_LINE = 3.0  # seconds
_spent: dict[str, float] = defaultdict(float)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--quick", action="store_true", help="no slow tests, one case of each")
    parser.addoption("--record-costs", action="store_true", help="how long each file takes")


@pytest.hookimpl(tryfirst=True)  # before tests are chosen by their markers
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    looking_closer = set(closer())
    for item in items:
        if looking_closer & {name_of(item), name_of(item).partition("[")[0]}:
            item.add_marker("closer")
    if config.getoption("--quick"):
        chosen = quick(items)
        kept = {id(item) for item in chosen}
        config.hook.pytest_deselected(items=[item for item in items if id(item) not in kept])
        items[:] = chosen
    costs = json.loads(COSTS.read_text(encoding="utf-8"))
    first = {item.path for item in items if item.get_closest_marker("first")}
    long_files = {item.path for item in items if is_long(item)}

    def turn(item: pytest.Item) -> tuple[bool, bool, float, bool]:
        path = item.path
        cost = costs.get(path.relative_to(TESTS).as_posix(), 0) if TESTS in path.parents else 0
        return path not in first, path.parent != TESTS / "web", -cost, path not in long_files

    items.sort(key=turn)


def closer() -> list[str]:
    lines = CLOSER.read_text(encoding="utf-8").splitlines()
    return [line for line in lines if not line.startswith("#")]


def name_of(item: pytest.Item) -> str:
    return item.nodeid.removeprefix("tests/")


def is_long(item: pytest.Item) -> bool:
    return any(map(item.get_closest_marker, LONG))


def quick(items: list[pytest.Item]) -> list[pytest.Item]:
    cases = defaultdict(list)
    for item in items:
        if not is_long(item):
            cases[item.nodeid.partition("[")[0]].append(item)
    return [group[len(group) // 2] for group in cases.values()]


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    _spent[report.nodeid.partition("::")[0].removeprefix("tests/")] += report.duration


def pytest_sessionfinish(session: pytest.Session) -> None:
    """What was not run this time keeps its cost. Of many processes, only the first hears of all."""
    is_worker = hasattr(session.config, "workerinput")
    if session.config.getoption("--record-costs") and not is_worker:
        costs = json.loads(COSTS.read_text(encoding="utf-8")) | _spent
        dear = {name: round(cost) for name, cost in costs.items() if cost >= WORTH_A_LINE}
        here = {name: cost for name, cost in dear.items() if (TESTS / name).is_file()}
        by_cost = dict(sorted(here.items(), key=lambda one: (-one[1], one[0])))
        COSTS.write_text(json.dumps(by_cost, indent=1) + "\n", encoding="utf-8")
