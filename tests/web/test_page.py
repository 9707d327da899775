"""The page itself: what it weighs, how quick it is, whom it lets in, what it says."""

import gzip
import re
from pathlib import Path

import pytest

from web_person import Person

ROOT = Path(__file__).parents[2]
BUILT = ROOT / "src" / "glueck" / "server" / "web"
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
MOST_SCRIPT = 150_000  # bytes, compressed
# Tiles, orders and cards are drawings with numbers in them; their labels say it in words.
RULES = {"label-content-name-mismatch": {"enabled": False}}

# What reaches beyond the screen, unless it is cut off or scrolls by itself.
WIDE = """() => [...document.querySelectorAll('body *')].filter(one => {
    const box = one.getBoundingClientRect()
    return box.width && box.right > innerWidth + 1
        && !one.closest('.scroll, .felt, .ground, svg, .hidden-label, .mini')
}).map(one => one.outerHTML.slice(0, 90))"""

pytestmark = pytest.mark.slow


def serious(page):
    """What axe-core finds that keeps people out."""
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found = page.evaluate("rules => axe.run(document, {resultTypes: ['violations'], rules})", RULES)
    return [
        (one["id"], [node["html"][:120] for node in one["nodes"][:3]])
        for one in found["violations"]
        if one["impact"] in ("serious", "critical")
    ]


def test_the_script_is_light(server):
    scripts = [path.read_bytes() for path in (BUILT / "assets").glob("*.js")]
    assert sum(len(gzip.compress(one)) for one in scripts) <= MOST_SCRIPT


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_nobody_is_kept_out(open_page, theme):
    page = open_page(theme=theme)
    assert serious(page) == []
    for game in ("glueckauf", "gluecksgriff"):
        table = open_page(theme=theme)
        Person(table).play(game)
        assert serious(table) == []


def test_it_is_quick(open_page):
    page = open_page()
    paint = page.evaluate("performance.getEntriesByName('first-contentful-paint')[0].startTime")
    assert paint <= 1000


def test_inline_script_does_not_run(open_page):
    page = open_page(expects=".")
    page.evaluate(
        "() => { const s = document.createElement('script'); s.textContent = 'window.bad = 1';"
        " document.head.append(s) }"
    )
    assert page.evaluate("window.bad") is None


def test_nothing_is_fetched_from_elsewhere(open_page, server):
    page = open_page()
    asked = []
    page.on("request", lambda request: asked.append(request.url))
    page.reload()
    page.wait_for_selector("h1")
    assert asked
    assert [url for url in asked if not url.startswith(server.url)] == []


def test_the_language_changes_without_loading_again(open_page):
    page = open_page("en")
    page.evaluate("window.still = true")
    for language, word in (("de", "Zwei Spiele"), ("pl", "Dwie gry"), ("ru", "Две игры")):
        page.select_option("[data-setting=language]", language)
        page.get_by_role("heading", name=re.compile(word)).wait_for()
        assert page.get_attribute("html", "lang") == language
    assert page.evaluate("window.still")


def test_what_cannot_be_done_says_why(open_page):
    page = open_page("de")
    Person(page).play("glueckauf")
    page.locator(".choices .act.live").first.wait_for(timeout=60_000)
    page.locator('[data-action="place bank"]').hover()
    page.get_by_text("GA-").wait_for()


def test_help_tells_what_a_thing_is_and_does_nothing(open_page):
    page = open_page()
    Person(page).play("glueckauf")
    page.locator("[data-help-switch]").click()
    page.locator("#clock-title").click()
    page.get_by_text("after each shift these majorities are scored").wait_for()


def test_a_lost_server_is_told_and_found_again(open_page, server):
    page = open_page(expects=".")
    Person(page).play("glueckauf")
    page.locator(".choices .act.live").first.wait_for(timeout=60_000)
    server.kill()
    page.get_by_role("alert").wait_for()
    server.start()
    page.get_by_role("alert").wait_for(state="detached", timeout=30_000)
    page.locator(".choices .act.live").first.click()
    page.locator(".orders [data-anchor^='order:']").first.wait_for(timeout=30_000)


def test_a_press_shows_within_a_tenth_of_a_second(open_page):
    """From the press to the next picture that shows what came of it; the best of a few."""
    page = open_page()
    Person(page).play("glueckauf")
    for _ in range(3):
        page.locator(".choices .act.live").first.click(timeout=60_000)
        page.wait_for_timeout(300)
    page.locator('.act.live[data-action="place mining-10"]').click(timeout=60_000)
    taken = []
    for level in ("black", "gray", "brown", "yellow", "surface"):
        page.locator(f'.act.live[data-action="ride {level}"]').wait_for()
        taken.append(
            page.evaluate(
                """level => new Promise(done => {
                    const cage = document.querySelector('.mine .cage'), start = performance.now()
                    new MutationObserver(() => requestAnimationFrame(
                        () => done(performance.now() - start))).observe(cage, {attributes: true})
                    document.querySelector(`[data-action="ride ${level}"]`).click()
                })""",
                level,
            )
        )
    assert min(taken) <= 100


def test_what_bots_do_is_shown_in_motion_and_can_be_skipped(open_page):
    page = open_page(speed="slow")
    page.evaluate(
        """() => { window.flights = 0; new MutationObserver(changes => changes.forEach(change =>
            change.addedNodes.forEach(node => node.className === 'ghost' && window.flights++)))
            .observe(document.body, {childList: true}) }"""
    )
    Person(page).play("glueckauf")
    skip, order = page.locator("[data-skip]"), page.locator(".choices .act.live")
    for _ in range(3):  # whoever drafts first: after me come two bots
        skip.or_(order.first).first.wait_for(timeout=60_000)
        if skip.count():
            break
        order.first.click()
        page.wait_for_timeout(200)
    skip.click(timeout=60_000)
    order.or_(page.locator(".space.live")).first.wait_for(timeout=60_000)
    assert page.evaluate("window.flights") > 0


@pytest.mark.parametrize("language", ["en", "de", "pl", "ru"])
def test_nothing_sticks_out_of_a_phone(open_page, language):
    page = open_page(language, (360, 740))
    page.locator("summary").click()
    assert page.evaluate(WIDE) == []
    Person(page).play("glueckauf")
    for tab in range(4):
        page.locator("nav.tabs button").nth(tab).click()
        assert page.evaluate(WIDE) == []
    page = open_page(language, (360, 740))
    Person(page).play("gluecksgriff")
    assert page.evaluate(WIDE) == []
