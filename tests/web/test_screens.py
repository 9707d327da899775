"""Every page fits: a small phone, a desktop, and a page enlarged to 200 %."""

import random

import pytest
from web_person import Person

import glueck
from web import boxes
from web.griff_positions import plain_turn
from web.moments import into_the_mine, to_the_first_order
from web.words import LANGUAGES

pytestmark = pytest.mark.slow

PHONE, DESKTOP, ENLARGED = (360, 740), (1440, 900), (720, 450)

# What reaches beyond the screen, unless it is cut off or scrolls by itself.
WIDE = """() => [...document.querySelectorAll('body *')].filter(one => {
    const box = one.getBoundingClientRect()
    return box.width && (box.right > innerWidth + 1 || box.left < -1)
        && !one.closest('.scroll, .felt, .ground, svg, .hidden-label, .mini, .ghost')
}).map(one => one.outerHTML.slice(0, 90))"""
# A finger needs room: what is pressed in the game has at least 24 px each way (WCAG 2.5.8).
SMALL = """() => [...document.querySelectorAll('button, a, select, summary')].filter(one => {
    const box = one.getBoundingClientRect()
    return one.checkVisibility() && !one.matches('.veil') && box.width
        && (box.width < 24 || box.height < 24)
}).map(one => one.outerHTML.slice(0, 120))"""


def fits(page):
    assert page.evaluate(WIDE) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def at_gluecksgriff(page):
    Person(page).open_position(plain_turn(), "me", "apprentice", "apprentice")


def tabs(page):
    """One after the other."""
    for tab in range(page.locator("nav.tabs button").count()):
        page.locator("nav.tabs button").nth(tab).click()
        yield tab


def test_nothing_sticks_out_of_a_phone_and_a_finger_can_press_everything(open_page):
    page = open_page("en", PHONE)
    assert page.evaluate(SMALL) == []
    page.locator("details summary").first.click()
    for language in LANGUAGES:
        boxes.speak(page, language)
        fits(page)
    into_the_mine(page)
    for language in LANGUAGES:
        boxes.speak(page, language)
        for _ in tabs(page):
            fits(page)
            assert page.evaluate(SMALL) == []
        page.locator("[data-menu]").click()
        fits(page)
        page.keyboard.press("Escape")
    at_gluecksgriff(page)
    for language in LANGUAGES:
        boxes.speak(page, language)
        fits(page)
        assert page.evaluate(SMALL) == []


def test_nothing_sticks_out_elsewhere(open_page):
    page = open_page("en", DESKTOP)
    page.locator("details summary").first.click()
    for go_on in (lambda page: None, to_the_first_order, at_gluecksgriff):
        go_on(page)
        for language in ("de", "ru"):  # the longest words
            boxes.speak(page, language)
            for size in (DESKTOP, ENLARGED):
                boxes.resize(page, size)
                fits(page)


def before_a_long_street():
    """Seat 0 may take either end of a street of at least seven cards."""
    for seed in range(1000):
        state, chance = glueck.load("gluecksgriff").new(seats=2, seed=seed), random.Random(seed)
        for _ in range(20):
            legal = state.legal()
            if state.seat == 0 and {"take low", "take high"} <= set(legal):
                if len(state.view(0)["offer"]["cards"]) >= 7:
                    return state
            # Whoever lays no sets and does not call has longer streets.
            waits = [one for one in legal if not one.startswith(("set", "glücksgriff"))]
            state.play(chance.choice(waits or legal))
    raise AssertionError("no such street")


def test_both_ends_of_a_long_street_can_be_pressed_on_a_phone(open_page):
    person = Person(open_page("de", PHONE, blank=True))
    person.open_position(before_a_long_street(), "me", "apprentice")
    for end in ("low", "high"):
        assert person.lies_open(f'[data-action="take {end}"]')
    fits(person.page)
