"""The planner at the pit: wished for, read, shown on the board, played with one press, undone."""

import pytest
from web_person import Person

import glueck
from web import boxes
from web.test_access import serious
from web.words import raw_keys

pytestmark = pytest.mark.slow


def about_to_mine():
    """Seat 0 places next; nobody stands anywhere."""
    state = glueck.load("glueckauf").new(3, seed=1, starting_player=0)
    while state.view()["phase"] == "draft":
        state.play(state.legal()[0])
    return state


def test_planned_ahead_played_and_undone(open_page):
    page = open_page("de", blank=True)
    Person(page).open_position(about_to_mine(), "me", "apprentice", "apprentice")
    # Whoever only looks at the mining spaces sees what each of them is good for.
    space = page.locator(".mining [data-action='place mining-10']")
    space.hover()
    good = page.locator(".mining [data-good]")
    good.first.wait_for()
    assert good.count() > 1
    points = [int(one.get_attribute("data-good")) for one in good.all()]
    assert points == sorted(points)
    assert points[-1] > 0
    page.mouse.move(1, 1)
    good.first.wait_for(state="detached")
    space.focus()
    good.first.wait_for()
    assert f"{points[-1]}\u00a0SP" in space.locator("[role=img]").get_attribute("aria-label")
    page.locator("[data-plan]").focus()
    good.first.wait_for(state="detached")
    page.keyboard.press("Enter")
    panel = page.locator("[data-plan-panel]")
    panel.wait_for()
    # Before a space is chosen: which of them are enough.
    page.locator(".orders .spot").first.click()
    page.locator(".orders .wished").wait_for()
    page.locator("[data-plan-space]").first.wait_for()
    enough = page.locator("[data-plan-space]").count()
    assert page.locator(".mining [data-good]").count() == enough, "marked on the board, too"
    assert raw_keys(page) == []
    assert serious(page) == []
    page.locator("[data-plan-space='mining-10']").click()
    # The wish stays, and is planned with the steps there are now.
    play = page.locator("[data-play-plan]")
    play.wait_for()
    steps = panel.locator("ol li").count()
    assert steps > 2
    page.locator("[data-mark^='1']").first.wait_for()
    free = page.locator(".mine .orders .spot").count()
    play.click()
    page.wait_for_function(
        "free => document.querySelectorAll('.mine .orders .spot').length === free - 1", arg=free
    )
    panel.wait_for(state="detached")
    page.locator("[data-restart]").click()
    page.wait_for_function(
        "free => document.querySelectorAll('.mine .orders .spot').length === free", arg=free
    )
    # As many points as possible, on a phone; pressed again, a spot is left out.
    boxes.resize(page, (360, 740))
    page.locator("nav.tabs [data-tab=mine]").click()
    page.locator("[data-plan]").click()
    page.locator("[data-plan-most]").click()
    page.locator("[data-plan-space]").first.wait_for()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    spot = page.locator(".mine .orders .spot").first
    spot.click()
    page.locator(".orders .wished").wait_for()
    page.locator(".orders .wished").click()
    page.locator(".orders .wished").wait_for(state="detached")
    page.locator("[data-mark]").first.wait_for(state="detached")  # of what was asked before, too
    page.keyboard.press("Escape")
    panel.wait_for(state="detached")
