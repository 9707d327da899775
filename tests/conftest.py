"""Tests that show weaknesses not yet mended are listed by name, and said to be so in every run."""

from pathlib import Path

import pytest

WEAKNESSES = Path(__file__).with_name("known_weaknesses.txt")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    known = set(WEAKNESSES.read_text(encoding="utf-8").splitlines())
    mark = pytest.mark.xfail(reason="a known weakness (tests/known_weaknesses.txt)", strict=False)
    for item in items:
        if item.nodeid in known or item.nodeid.split("::")[0] in known:
            item.add_marker(mark)
