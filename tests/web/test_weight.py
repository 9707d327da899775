"""How heavy the page is. How quick it is, bench/web.py measures."""

import gzip
from pathlib import Path

import pytest
from web_person import Person

pytestmark = pytest.mark.slow

BUILT = Path(__file__).parents[2] / "src" / "glueck" / "server" / "web"
MOST_SCRIPT = 150_000  # bytes, compressed
SCRIPTS = "[...document.scripts].map(one => new URL(one.src).pathname)"
LOADED = """() => performance.getEntriesByType('resource')
    .map(one => new URL(one.name).pathname).filter(path => path.endsWith('.js'))"""


@pytest.mark.parametrize("game", ["glueckauf", "gluecksgriff"])
def test_the_script_is_light(open_page, game):
    """All that is loaded from home to a dealt game, in the language with the longest words."""
    page = open_page("ru")
    first = "document.querySelectorAll('head > :is(script, link[rel=modulepreload])').length"
    assert page.evaluate(first) == 1, "what is needed at once comes in one file"
    Person(page).play(game)
    page.locator(".board").wait_for()
    page.wait_for_load_state("networkidle")
    loaded = {*page.evaluate(LOADED), *page.evaluate(SCRIPTS)}
    assert len(loaded) > 5
    assert sum(len(gzip.compress((BUILT / one[1:]).read_bytes())) for one in loaded) <= MOST_SCRIPT
