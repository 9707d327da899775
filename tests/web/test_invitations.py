"""Another game, offered on the page: who is invited accepts or declines, and all see it."""

from itertools import product

import pytest
from web_person import Person

from web import boxes
from web.guests import api
from web.test_screens import DESKTOP, PHONE, fits
from web.words import LANGUAGES, raw_keys

pytestmark = pytest.mark.slow


def played(mara, wanda):
    """Both look at the result of a game that Wanda gave up."""
    made = api(mara, "POST", "/tables", game="gluecksgriff", seats=["me", "open"])
    api(wanda, "POST", f"/tables/{made['id']}/do", do="join")
    api(mara, "POST", f"/tables/{made['id']}/do", do="start")
    api(wanda, "POST", f"/tables/{made['id']}/do", do="resign")
    for page in (mara, wanda):
        page.goto(made["url"])
        page.locator("#result-title").wait_for()
    return made["id"]


def test_who_is_invited_hears_of_it_at_the_old_table_and_accepts(somebody):
    """In every language, on a phone and on a desktop."""
    mara, wanda = somebody("Mara"), somebody("Wanda")
    old = played(mara, wanda)
    mara.locator("[data-rematch]").click()
    mara.wait_for_url(lambda url: old not in url)
    assert mara.locator("[data-start]").get_attribute("aria-disabled") == "true"
    wanda.locator("dialog [data-accept]").wait_for()
    for language, size in product(LANGUAGES, (DESKTOP, PHONE)):
        boxes.speak(wanda, language)
        boxes.resize(wanda, size)
        assert raw_keys(wanda) == []
        fits(wanda)
    wanda.locator("dialog [data-accept]").click()
    wanda.wait_for_url(mara.url)
    mara.locator("[data-start][aria-disabled=false]").click()
    for page in (mara, wanda):
        Person(page).page.locator("footer").wait_for()


def test_who_declines_is_left_alone(somebody):
    mara, wanda = somebody("Mara"), somebody("Wanda", "en", PHONE)
    played(mara, wanda)
    mara.locator("[data-rematch]").click()
    wanda.locator("dialog [data-decline]").click()
    mara.get_by_text("Wanda has declined").wait_for()
    wanda.get_by_text("Wanda has declined").wait_for()
    mara.locator("[data-start][aria-disabled=false]").wait_for()
    fits(wanda)
    fits(mara)


def test_an_invitation_waits_in_the_list_and_can_be_declined_there(somebody, server):
    mara, wanda = somebody("Mara"), somebody("Wanda", "en", PHONE)
    played(mara, wanda)
    mara.locator("[data-rematch]").click()
    mara.locator("[data-release]").wait_for()
    wanda.goto("about:blank")
    wanda.goto(server.url)
    wanda.get_by_text("you are invited").wait_for()
    fits(wanda)
    wanda.locator("[data-decline]").click()
    wanda.get_by_text("you are invited").wait_for(state="detached")
    mara.get_by_text("Wanda has declined").wait_for()


def test_the_opener_opens_a_kept_seat_or_gives_it_to_a_bot(somebody):
    mara, wanda = somebody("Mara", "en", PHONE), somebody("Wanda")
    played(mara, wanda)
    mara.locator("[data-rematch]").click()
    mara.locator("[data-release]").wait_for()
    fits(mara)
    mara.locator("[data-release]").click()
    mara.locator("[data-start][aria-disabled=false]").wait_for()
    assert mara.locator("[data-release]").count() == 0
