"""Whole games through the interface: both games, all languages, desktop and phone."""

import re
from itertools import product

import pytest
from web_person import Person

import glueck
from covering import ALL
from web.boxes import resize
from web.griff_positions import may_call
from web.moments import last_shift
from web.words import LANGUAGES, raw_keys

DESKTOP, PHONE = (1440, 900), (360, 740)

SMALLEST, LAPTOP = (360, 640), (1280, 720)
# What is wrong with the result: what leads on is out of sight, a number is broken, or a laptop
# has to scroll it.
UNREADABLE = """isLaptop => {
    const dialog = document.querySelector('dialog[open]'), wrong = []
    const again = dialog.querySelector('[data-rematch]').getBoundingClientRect()
    if (again.bottom > innerHeight || again.top < 0) wrong.push('play again is out of sight')
    if (dialog.scrollWidth > dialog.clientWidth) wrong.push('too wide')
    if (isLaptop && dialog.scrollHeight > dialog.clientHeight + 1) wrong.push('too high')
    for (const cell of dialog.querySelectorAll('td')) {
        const text = document.createRange()
        text.selectNodeContents(cell)
        const ends = [...text.getClientRects()].map(box => box.bottom)
        if (Math.max(...ends) > Math.min(...ends) + 8) wrong.push('broken: ' + cell.innerText)
    }
    return wrong
}"""

pytestmark = pytest.mark.slow


CHOSEN = [("glueckauf", "pl", PHONE, "dark"), ("gluecksgriff", "de", PHONE, "light")]
EVERY = list(product(glueck.games(), LANGUAGES, (DESKTOP, PHONE), ("light", "dark")))


@pytest.mark.parametrize(("game", "language", "size", "theme"), EVERY if ALL else CHOSEN)
def test_a_newcomer_plays_to_the_end(open_page, game, language, size, theme):
    """On a phone, one game by day and one by night. Desktops and the other languages are those of
    test_other_browsers; the campaign plays all combinations here. Glück Auf begins with its last
    shift unless it is the campaign: test_alone plays all three of them on a phone."""
    page = open_page(language, size, theme, blank=game == "glueckauf" and not ALL)
    person = Person(page, keen=game == "gluecksgriff")
    if game == "gluecksgriff":  # to fewer points, by the form
        person.open_table(game, "me", "hauler", "apprentice", limit=30)
    elif ALL:
        person.play(game, "hauler")
    else:
        person.open_position(last_shift(), "me", "hauler")
    person.to_the_end(600)
    assert person.covered == []
    assert person.cut == []
    assert page.inner_text("#result-title")
    assert raw_keys(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    for screen in (SMALLEST, DESKTOP, LAPTOP):
        resize(page, screen)
        assert page.evaluate(UNREADABLE, screen == LAPTOP) == []


def test_two_people_in_two_browsers_play_to_the_end(open_page):
    """Whoever's turn it is presses something; both see the same winner. In the campaign from the
    deal on, otherwise from where one of them may call."""
    mike, lucy = open_page("en"), open_page("pl", blank=True)
    seats = ("me", "open", "hauler")
    if ALL:
        Person(mike).open_table("gluecksgriff", *seats, limit=1)
    else:
        Person(mike).import_table(may_call(point_limit=1), *seats)
    lucy.goto(mike.url)
    lucy.locator("[data-ask-name] input").fill("Lucy")
    lucy.get_by_role("button", name="Usiądź tutaj").click()
    lucy.wait_for_selector("[data-start]")
    mike.locator("[data-start]").click()
    people = [Person(mike, 1, keen=True), Person(lucy, 2, keen=True)]
    for page in (mike, lucy):
        page.wait_for_selector("footer")
    for _ in range(3000):
        playing = [one for one in people if not one.page.locator("#result-title").count()]
        if not playing:
            break
        pressed = [person.press_something() for person in playing]
        if not any(pressed):
            mike.wait_for_timeout(20)
    said = [page.locator("dialog[open] ol").inner_text() for page in (mike, lucy)]
    scores = [re.findall(r"^-?\d+\.?$", text, re.MULTILINE) for text in said]
    assert scores[0] == scores[1]
    assert len(scores[0]) == 6  # three places, three totals
