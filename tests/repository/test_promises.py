"""docs/server-promises.md: its limits are those of the code, and what it cites is there."""

import importlib
import re
from pathlib import Path

import pytest

from glueck.server import limits
from glueck.server.limits import RateLimit
from glueck.server.metrics import METRICS

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "server-promises.md").read_text(encoding="utf-8")
ROWS = dict(re.findall(r"^\| `((?:server|match|store)\.[\w.]+)` \| (.*?) \|", PAGE, re.MULTILINE))
A_DAY = 86400


def in_words(value):
    if isinstance(value, RateLimit):
        slow = value.rate < 0.05
        often = f"{value.rate * A_DAY:g} a day" if slow else f"{value.rate:g} a second"
        return f"{value.burst:g}, then {often}"
    return f"{value:,}"


@pytest.mark.parametrize("name", ROWS)
def test_a_limit_is_what_the_code_says(name):
    module, _, constant = name.rpartition(".")
    assert in_words(getattr(importlib.import_module(f"glueck.{module}"), constant)) == ROWS[name]


def test_every_limit_for_clients_has_a_reason():
    ours = {
        f"server.limits.{name}"
        for name, value in vars(limits).items()
        if isinstance(value, RateLimit) or name.startswith("MOST_")
    }
    assert ours - ROWS.keys() == set()


@pytest.mark.parametrize("page", ["server-promises.md", "server.md"])
def test_every_metric_that_is_named_is_told(page):
    text = (ROOT / "docs" / page).read_text(encoding="utf-8")
    named = set(re.findall(r"`(glueck_[a-z_]+)", text)) - {"glueck_former"}  # a cookie
    told = re.findall(r"^# TYPE (\w+)", METRICS.text().decode(), re.MULTILINE)
    assert named
    assert named - set(told) == set()


def test_what_the_page_cites_is_there():
    for path in set(re.findall(r"`((?:tests|bench)/[\w/]+\.py)`", PAGE)):
        assert (ROOT / path).exists(), path
    for path in re.findall(r"\]\(([\w./-]+\.md)\)", PAGE):
        assert (ROOT / "docs" / path).resolve().exists(), path
