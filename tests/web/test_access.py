"""Nobody is kept out: axe-core finds nothing serious, on no page and in no dialog."""

from pathlib import Path

import pytest
from web_person import Person

pytestmark = pytest.mark.slow

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"


def serious(page):
    """What axe-core finds that keeps people out."""
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found = page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    return [
        (one["id"], [node["html"][:120] for node in one["nodes"][:3]])
        for one in found["violations"]
        if one["impact"] in ("serious", "critical")
    ]


@pytest.fixture(params=["light", "dark"])
def theme(request):
    return request.param


def test_home_and_lobby(open_page, theme):
    page = open_page(theme=theme)
    page.locator("details summary").first.click()
    assert serious(page) == []
    Person(page).open_table("glueckauf", "me", "open")
    page.wait_for_selector("[data-start]")
    assert serious(page) == []
    guest = open_page(theme=theme)
    guest.goto(page.url)
    guest.get_by_role("button", name="Take this seat").wait_for()
    assert serious(guest) == []
    guest.goto(page.url.split("#")[0] + "#table=nothing")
    guest.get_by_text("There is no such table").wait_for()
    assert serious(guest) == []


def test_glueck_auf(open_page, theme):
    page = open_page(theme=theme)
    person = Person(page)
    person.play("glueckauf")
    page.locator(".choices .act.live").first.wait_for(timeout=60_000)
    assert serious(page) == []
    person.into_the_mine()
    page.locator('.act.live[data-action="ride gray"]').click()
    page.locator('.act.live[data-action="load gray"]').first.click()
    assert serious(page) == []
    page.locator("[data-help-switch]").click()
    page.locator("#clock-title").click()
    page.locator(".hint").wait_for()
    assert serious(page) == []
    page.keyboard.press("Escape")
    page.locator(".others .player").nth(1).click()
    page.wait_for_selector("dialog[open] .mine, dialog[open] .ground, dialog[open] section")
    assert serious(page) == []
    page.keyboard.press("Escape")
    page.locator("[data-menu]").click()
    page.wait_for_selector("dialog[open]")
    assert serious(page) == []


def test_gluecksgriff(open_page, theme):
    page = open_page(theme=theme)
    person = Person(page)
    person.play("gluecksgriff")
    page.wait_for_selector("footer.mine", timeout=60_000)
    assert serious(page) == []
    cards = page.locator(".fan .card:not(.dim)")
    if cards.count():
        cards.first.click()
        assert serious(page) == []


@pytest.mark.parametrize(("game", "theme"), [("glueckauf", "light"), ("gluecksgriff", "dark")])
def test_scoring_and_result(open_page, game, theme):
    page = open_page(theme=theme)
    person = Person(page)
    if game == "gluecksgriff":
        person.open_table(game, "me", "hauler", limit=1)
    else:
        person.play(game, "hauler")
    scored = False
    for _ in range(4000):
        if page.locator("#result-title").count():
            break
        if not scored and page.locator("dialog[open] [data-continue]").count():
            assert serious(page) == []
            scored = True
        if not person.press_something(patient=not scored):
            page.wait_for_timeout(20)
    assert scored
    assert page.locator("#result-title").count()
    assert serious(page) == []
