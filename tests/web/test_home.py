"""Home: what waits for me is on top; a game, also with a friend, is one press away."""

import random

import pytest
from web_person import Person

import glueck
from web import boxes
from web.guests import api
from web.test_screens import fits
from web.words import LANGUAGES

pytestmark = pytest.mark.slow


def test_on_a_phone_play_is_in_sight_at_once(open_page):
    page = open_page("en", (360, 740))
    for language in LANGUAGES:
        boxes.speak(page, language)
        fits(page)
        for selector in ("[data-play=glueckauf]", "[data-invite=glueckauf]"):
            box = page.locator(selector).bounding_box()
            assert box["y"] + box["height"] <= 740
            assert box["height"] >= 40
        assert not page.locator("[data-setting=theme]").is_visible()
        page.locator("[data-unfold]").click()
        assert page.locator("[data-setting=theme]").is_visible()
        fits(page)
        page.locator("[data-unfold]").click()


def test_what_waits_for_me_is_on_top(somebody, server):
    page, friend = somebody("Mara", size=(1280, 720)), somebody("Wanda")
    mine = []
    for seats in (["me", "open"], ["me", "apprentice"], ["me", "open"]):
        made = api(page, "POST", "/tables", game="gluecksgriff", seats=seats, title=seats[1])
        mine.append(made["id"])
        if seats[1] == "apprentice":
            api(page, "POST", f"/tables/{made['id']}/do", do="start")
    page.goto(server.url)
    rows = page.locator("a.row")
    page.locator("em.mine").first.wait_for(timeout=60_000)  # the bot may begin
    assert "apprentice" in rows.first.inner_text()
    assert rows.first.bounding_box()["y"] < page.locator("[data-play]").first.bounding_box()["y"]
    assert rows.first.bounding_box()["y"] < 720
    for play in page.locator("[data-play]").all():  # and both games are still one press away
        box = play.bounding_box()
        assert box["y"] + box["height"] <= 720
    friend.goto(server.url)
    friend.wait_for_load_state("networkidle")
    for one in (page, friend):
        shown = one.eval_on_selector_all("a.row", "rows => rows.map(row => row.href)")
        assert sum(id in link for id in mine for link in shown) == (3 if one is page else 0)


def test_a_table_for_two_is_one_press_and_a_link(open_page):
    mara, friend = open_page(), open_page()
    mara.locator("[data-invite=gluecksgriff]").click()
    mara.locator("[data-start]").wait_for()
    link = mara.locator("main .invite input").input_value()
    friend.goto(link)
    friend.locator("[data-ask-name] input").fill("Wanda")
    friend.locator("[data-ask-name] button").click()
    mara.locator("li", has_text="Wanda").first.wait_for()
    mara.locator("[data-start]").click()
    for page in (mara, friend):
        page.locator("footer").wait_for()


def test_against_bots_another_game_is_dealt_at_once(open_page):
    """On the same seat, and without a lobby."""
    page = open_page(blank=True)
    state, chance = glueck.load("glueckauf").new(seats=3, seed=3), random.Random(3)
    while not state.over:
        state.play(chance.choice(state.legal()))
    Person(page).open_position(state, "apprentice", "me", "apprentice")
    title = page.locator("#result-title")
    title.wait_for()
    assert page.evaluate("document.activeElement.id") == "result-title"
    assert title.evaluate("one => getComputedStyle(one).outlineStyle") == "none"
    places = [int(one.split(".")[0]) for one in page.locator("dialog ol li").all_inner_texts()]
    assert places == sorted(places)
    assert "(you)" in page.locator("dialog ol").inner_text()
    old = page.url
    page.locator("[data-rematch]").click()
    page.wait_for_url(lambda url: url != old)
    page.locator("footer").wait_for()
    assert page.locator("[data-start]").count() == 0
    me = page.locator("header li").nth(1)
    assert "you" in me.inner_text()
