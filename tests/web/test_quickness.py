"""How heavy the page is, how soon it is there, how soon a press shows. bench/web.py measures."""

import gzip
from pathlib import Path

import pytest
from web_person import Person

pytestmark = pytest.mark.slow

BUILT = Path(__file__).parents[2] / "src" / "glueck" / "server" / "web"
MOST_SCRIPT = 150_000  # bytes, compressed

PRESSED = """level => new Promise(done => {
    const cage = document.querySelector('.mine .cage'), start = performance.now()
    new MutationObserver(() => requestAnimationFrame(
        () => done(performance.now() - start))).observe(cage, {attributes: true})
    document.querySelector(`[data-action="ride ${level}"]`).click()
})"""


def test_the_script_is_light(server):
    scripts = [path.read_bytes() for path in (BUILT / "assets").glob("*.js")]
    assert sum(len(gzip.compress(one)) for one in scripts) <= MOST_SCRIPT


def test_it_is_there_within_a_second(open_page):
    page = open_page()
    paint = page.evaluate("performance.getEntriesByName('first-contentful-paint')[0].startTime")
    assert paint <= 1000


def test_a_press_shows_within_a_tenth_of_a_second(open_page):
    """From the press to the next picture that shows what came of it; the best of a few."""
    page = open_page()
    Person(page).play("glueckauf")
    Person(page).into_the_mine()
    times = []
    for level in ("black", "gray", "brown", "yellow", "surface"):
        page.locator(f'.act.live[data-action="ride {level}"]').wait_for()
        times.append(page.evaluate(PRESSED, level))
    assert min(times) <= 100
