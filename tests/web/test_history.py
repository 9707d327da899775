"""One's own games on the page: where points came from, histories, ratings; the deal of the day."""

import random
from itertools import product

import pytest

from web import boxes
from web.guests import api
from web.test_screens import DESKTOP, PHONE, fits
from web.words import LANGUAGES, raw_keys

pytestmark = pytest.mark.slow


def everywhere(page):
    """In every language, on a phone and on a desktop."""
    for language, size in product(LANGUAGES, (DESKTOP, PHONE)):
        boxes.speak(page, language)
        boxes.resize(page, size)
        assert raw_keys(page) == []
        fits(page)
    boxes.speak(page, "en")


def play_out(table, *pages):
    """A round of two, whatever they do; the first that counts anything is the last."""
    chance = random.Random(7)
    while True:
        about = [api(page, "GET", f"/tables/{table}/view?form=json") for page in pages]
        if about[0]["table"]["status"] == "over":
            return
        turn = about[0]["view"]["turn"]
        legal = about[turn]["view"]["legal"]
        where = f"/tables/{table}/do"
        api(pages[turn], "POST", where, do="play", action=chance.choice(legal), at=about[0]["move"])


def test_a_finished_game_says_where_its_points_came_from_and_stays_in_the_history(somebody, server):
    mara, wanda = somebody("Mara"), somebody("Wanda")
    made = api(
        mara, "POST", "/tables", game="gluecksgriff", seats=["me", "open"], rated=True,
        options={"point_limit": 1},
    )  # fmt: skip
    wanda.goto(made["url"])
    wanda.get_by_role("main").get_by_text("by taking a seat you agree").wait_for()
    api(wanda, "POST", f"/tables/{made['id']}/do", do="join")
    api(mara, "POST", f"/tables/{made['id']}/do", do="start")
    play_out(made["id"], mara, wanda)
    mara.goto(made["url"])
    mara.locator("#result-title").wait_for()
    assert mara.locator("[data-chart] .bar i").count() >= 1
    for leads_on in ("review", "replay"):
        assert mara.locator(f"dialog[open] [data-{leads_on}]").count() == 1
    fits(mara)
    mara.goto("about:blank")
    mara.goto(f"{server.url}/#history")
    mara.locator(f"[data-played='{made['id']}']").wait_for()
    assert mara.locator("[data-against]").get_by_text("Wanda").count() == 1
    rating = int(mara.locator("[data-rating]").get_attribute("data-rating"))
    mara.locator("[data-leaders] select").select_option("gluecksgriff")
    mara.locator("[data-leaders] .me").get_by_text(f"{rating}?").wait_for()
    everywhere(mara)
    shown = api(mara, "POST", "/tables", game="gluecksgriff", seats=["me", "open"], public=True)
    wanda.goto("about:blank")
    wanda.goto(server.url)
    wanda.locator("[data-tables=public] a", has_text=f"Mara ({rating}?)").first.wait_for()
    api(mara, "POST", f"/tables/{shown['id']}/do", do="close")  # others look for tables here, too
    link = mara.get_by_text("(CSV)").get_attribute("href")
    assert b"Wanda" in mara.request.get(f"{server.url}/{link}").body()


def test_the_deal_of_the_day_is_played_once_and_compared(somebody, server):
    mara = somebody("Mara")
    mara.goto(server.url)
    mara.locator("[data-to-deal]").click()
    mara.locator("[data-play-deal=glueckauf]").wait_for()
    assert mara.locator("[data-results]").count() == 0
    everywhere(mara)
    mara.locator("[data-play-deal=glueckauf]").click()
    mara.wait_for_url("**/#table=*")
    mara.locator("footer").wait_for()
    table = mara.url.partition("table=")[2]
    api(mara, "POST", f"/tables/{table}/do", do="resign")
    # As long as others may play it, she sees what she has seen, and nothing else is offered.
    mara.goto("about:blank")
    mara.goto(f"{server.url}/#replay={table}")
    mara.locator("[data-replay-controls]").wait_for()
    assert mara.locator("[data-from] option").count() == 1
    assert mara.locator("[data-play-on]").count() == 0
    mara.goto("about:blank")
    mara.goto(f"{server.url}/#deal=today")
    mara.locator("[data-results='1'] .me").wait_for()
    assert mara.locator("[data-play-deal=glueckauf]").count() == 0
    # A challenge: cards that nobody knows, and a link.
    mara.locator("summary h2").click()
    mara.locator("[data-challenge=level]").select_option("apprentice")
    mara.locator("[data-make-challenge]").click()
    mara.wait_for_url(lambda url: "deal=" in url and "today" not in url)
    mara.get_by_text("a challenge from Mara").wait_for()
    everywhere(mara)


def resign(page, address):
    """Play what this address offers, and give up at once; back there."""
    page.goto("about:blank")
    page.goto(address)
    page.locator("[data-play-deal]").click()
    page.wait_for_url("**/#table=*")
    page.locator("footer").wait_for()
    api(page, "POST", f"/tables/{page.url.partition('table=')[2]}/do", do="resign")
    page.goto("about:blank")
    page.goto(address)


def test_whoever_chooses_the_cards_of_a_challenge_is_compared_but_not_ranked(somebody, server):
    mara, wanda = somebody("Mara"), somebody("Wanda")
    mara.goto(f"{server.url}/#deal=today")
    mara.locator("summary h2").click()
    mara.locator("[data-challenge=level]").select_option("apprentice")
    seed = mara.locator("[data-challenge=seed]")
    for wrong in ("-1", "luck", "7.5", str(2**256)):
        seed.fill(wrong)
        mara.locator("[data-make-challenge]").click()
        mara.get_by_role("alert").get_by_text("A seed is").wait_for()
        assert mara.url.endswith("deal=today")
    everywhere(mara)
    seed.fill("7")
    mara.get_by_text("your own result won’t be ranked").wait_for()
    mara.locator("[data-make-challenge]").click()
    mara.locator("[data-chosen]").get_by_text("Mara chose these cards").wait_for()
    link = mara.url
    everywhere(mara)
    resign(mara, link)
    resign(wanda, link)
    rows = wanda.locator("[data-results='2'] tbody tr")
    rows.first.wait_for()
    assert [row.split("\t")[0] for row in rows.all_inner_texts()] == ["1.", "–"]
    assert rows.nth(0).get_by_text("Wanda").count() == 1
    assert rows.nth(1).get_by_text("chose the cards").count() == 1
    everywhere(wanda)


def test_a_finished_game_becomes_a_challenge(somebody, server):
    mara = somebody("Mara")
    made = api(
        mara, "POST", "/tables", game="gluecksgriff", seats=["me", "hauler"], start=True,
        options={"point_limit": 30},
    )  # fmt: skip
    api(mara, "POST", f"/tables/{made['id']}/do", do="resign")
    mara.goto(made["url"])
    mara.locator("dialog[open] [data-challenge-deal]").click()
    mara.wait_for_url("**/#deal=*")
    mara.locator("[data-chosen]").wait_for()
    table = api(mara, "GET", f"/tables/{made['id']}")["table"]
    deal = api(mara, "GET", f"/deals/{mara.url.partition('deal=')[2]}")
    assert (deal["game"], deal["seats"]) == ("gluecksgriff", ["me", "hauler"])
    assert deal["options"] == table["options"]
    assert deal["seed"] is None
    again = api(mara, "POST", f"/deals/{deal['code']}/play")["id"]
    dealt = [api(mara, "GET", f"/tables/{id}/replay")["views"][0] for id in (made["id"], again)]
    assert dealt[0] == dealt[1]
