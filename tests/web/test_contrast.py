"""Every control can be read in every state, in both lights; the focus is nobody's colour."""

import random

import pytest
from web_person import Person

import glueck
from covering import ALL
from web import boxes, contrast

pytestmark = pytest.mark.slow

PHONE, DESKTOP = (390, 844), (1440, 900)


def sit_down(page, game, over=False):
    """At a position of three in which it is my turn, or all is over."""
    state, chance = glueck.load(game).new(seats=3, seed=3), random.Random(3)
    while not state.over and (over or state.seat != 0):
        state.play(chance.choice(state.legal()))
    Person(page).open_position(state, "me", "apprentice", "apprentice")


def hard_to_read(page):
    """In both lights."""
    poor = []
    for theme in ("light", "dark"):
        boxes.shine(page, theme)
        poor += [f"{theme}, {one}" for one in contrast.hard_to_read(page)]
    return poor


FOCUS = """() => {
    const box = document.createElement('canvas').getContext('2d', {willReadFrequently: true})
    const rgb = colour => {
        box.fillStyle = colour
        box.fillRect(0, 0, 1, 1)
        return [...box.getImageData(0, 0, 1, 1).data.slice(0, 3)]
    }
    const root = getComputedStyle(document.documentElement)
    const seats = [0, 1, 2, 3, 4].map(seat => rgb(root.getPropertyValue(`--seat-${seat}`)))
    const ring = rgb(getComputedStyle(document.activeElement).outlineColor)
    return Math.min(...seats.map(seat => Math.hypot(...seat.map((part, i) => part - ring[i]))))
}"""


def test_home_the_form_of_a_new_table_a_lobby_and_its_menu(open_page):
    page = open_page()
    page.keyboard.press("Tab")
    for theme in ("light", "dark"):
        boxes.shine(page, theme)
        assert page.evaluate(FOCUS) > 100, "the ring of the focus has no player's colour"
    page.locator("details summary").first.click()
    page.locator("[data-open-table]").wait_for()
    assert hard_to_read(page) == []
    Person(page).open_table("glueckauf", "me", "open")
    page.wait_for_selector("[data-start]")
    assert hard_to_read(page) == []
    page.locator("[data-menu]").click()
    for one in page.locator("dialog[open] summary").all():
        one.click()
    assert hard_to_read(page) == []


DEAD_STOPS = """controls => [...document.querySelectorAll(controls)]
    .filter(one => one.tabIndex >= 0 && one.ariaDisabled === 'true')
    .map(one => one.outerHTML.slice(0, 120))"""


@pytest.mark.parametrize("game", ["glueckauf", "gluecksgriff"])
def test_a_table(open_page, game):
    """Nor does the Tab key stop anywhere where nothing can be done. Help and menu have the same
    colours on a phone, where the campaign looks at them, too."""
    page = open_page(blank=True)
    sit_down(page, game)
    for size in (PHONE, DESKTOP):
        boxes.resize(page, size)
        assert page.evaluate(DEAD_STOPS, contrast.CONTROLS) == []
        assert hard_to_read(page) == []
        if size == PHONE and not ALL:
            continue
        page.locator("[data-help-switch]").click()
        assert hard_to_read(page) == []
        page.locator("[data-help-switch]").click()
        page.locator("[data-menu]").click()
        assert hard_to_read(page) == []
        page.keyboard.press("Escape")
    sit_down(page, game, over=True)
    page.wait_for_selector("#result-title")
    assert hard_to_read(page) == []
