"""Nobody is kept out: axe-core finds nothing serious, on no page and in no dialog."""

import random
from pathlib import Path

import pytest
from web_person import Person

import glueck
from covering import ALL
from web import boxes, griff_positions
from web.moments import into_the_mine, to_the_first_order

pytestmark = pytest.mark.slow

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"


COLOURS = {"runOnly": ["color-contrast"]}
# Of many elements with the same fault, three.
RUN = """async ([rules, but]) => {
    const exclude = [...document.querySelectorAll(but)]
    const where = exclude.length ? {include: [document], exclude} : document
    const {violations} = await axe.run(where, {resultTypes: ['violations'], ...rules})
    return violations.filter(({impact}) => ['serious', 'critical'].includes(impact))
        .map(({id, nodes}) => [id, nodes.slice(0, 3).map(node => node.html.slice(0, 120))])
}"""


def serious(page, but="no-such-thing"):
    """What axe-core finds that keeps people out; not in what another test looks at. By night it is
    asked of colours only: nothing else is different then. The campaign asks for everything."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    found = []
    for theme, rules in (("light", {}), ("dark", {} if ALL else COLOURS)):
        boxes.shine(page, theme)
        found += [(theme, *one) for one in page.evaluate(RUN, [rules, but])]
    boxes.shine(page, "light")
    return found


def test_home_and_lobby(open_page):
    page = open_page()
    page.locator("details summary").first.click()
    assert serious(page) == []
    Person(page).open_table("glueckauf", "me", "open")
    page.wait_for_selector("[data-start]")
    assert serious(page) == []
    guest = open_page()
    guest.goto(page.url)
    guest.get_by_role("button", name="Take this seat").wait_for()
    assert serious(guest) == []
    guest.goto(page.url.split("#")[0] + "#table=nothing")
    guest.get_by_text("There is no such table").wait_for()
    assert serious(guest) == []


def test_glueck_auf(open_page):
    page = open_page(blank=True)
    to_the_first_order(page)
    assert serious(page) == []
    into_the_mine(page)
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


def test_gluecksgriff(open_page):
    page = open_page(blank=True)
    Person(page).open_position(griff_positions.plain_turn(), "me", "apprentice", "apprentice")
    assert serious(page) == []
    page.locator(".fan .card:not(.dim)").first.click()
    assert serious(page) == []


def before_a_scoring(game):
    """Seat 0 has but one thing to do, and then points are counted."""
    if game == "gluecksgriff":
        return griff_positions.last_move(3)
    for seed in range(200):
        state, chance = glueck.load(game).new(seats=2, seed=seed), random.Random(seed)
        while not state.over and state.view(0)["shift"] == 1:
            legal = state.legal()
            if legal == ["end"] and state.seat == 0 and state.after("end")[0].view(0)["shift"] == 2:
                return state
            state.play(chance.choice(legal))
    raise AssertionError("no such end of a shift")


def the_end(state):
    chance = random.Random(1)
    while not state.over:
        state.play(chance.choice(state.legal()))
    return state


@pytest.mark.parametrize("game", glueck.games())
def test_scoring_and_result(open_page, game):
    page, state = open_page(blank=True), before_a_scoring(game)
    seats = ["me", *["apprentice"] * (state.seats - 1)]
    Person(page).open_position(state, *seats)
    page.locator("footer.mine").wait_for()
    while not page.locator("dialog[open] [data-continue]").count():
        Person(page).press_something(patient=True) or page.wait_for_timeout(20)
    assert serious(page) == []
    Person(page).open_position(the_end(state.copy()), *seats)
    page.locator("#result-title").wait_for()
    assert serious(page) == []
