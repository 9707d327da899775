"""Whole games through the interface: both games, all languages, desktop and phone."""

import pytest

from web.table import Person

DESKTOP, PHONE = (1440, 900), (360, 740)

pytestmark = pytest.mark.slow


@pytest.mark.parametrize(
    ("game", "language", "size"),
    [
        ("glueckauf", "en", DESKTOP),
        ("glueckauf", "pl", PHONE),
        ("gluecksgriff", "de", PHONE),
        ("gluecksgriff", "ru", DESKTOP),
    ],
)
def test_a_newcomer_plays_a_whole_game(open_page, game, language, size):
    page = open_page(language, size)
    person = Person(page)
    person.play(game)
    person.to_the_end(600)
    assert page.inner_text("#result-title")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_a_step_is_taken_back_and_the_turn_restarted(open_page):
    page = open_page()
    Person(page).play("glueckauf")
    for _ in range(3):
        page.locator(".choices .act.live").first.click(timeout=60_000)
        page.wait_for_timeout(300)
    page.locator('.act.live[data-action="place mining-10"]').click(timeout=60_000)
    page.locator('.act.live[data-action="ride gray"]').click()
    page.locator('.act.live[data-action="load gray"]').first.click()
    page.locator("[data-undo]").click()
    page.wait_for_selector('.act.live[data-action="load gray"]')
    page.locator("[data-restart]").click()
    page.wait_for_selector('.act.live[data-action="place mining-10"]')


def test_a_friend_joins_by_link(open_page):
    page = open_page()
    page.locator("summary").click()
    page.locator("[data-open-table]").click()
    page.wait_for_selector("[data-start]")
    friend = open_page("de")
    friend.goto(page.url)
    friend.get_by_role("button", name="Hier hinsetzen").click()
    friend.wait_for_selector("[data-start]")
    page.get_by_label("Say something").fill("Glück auf!")
    page.keyboard.press("Enter")
    friend.get_by_text("Glück auf!").wait_for()
    page.locator("[data-start]").click()
    friend.wait_for_selector("footer")
