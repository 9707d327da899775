"""A turn of Glück Auf costs no press it need not: and nothing of the others' turns is missed."""

import random
import re
from functools import cache

import pytest
from web_person import Person

import glueck
from glueck.engine.save import document
from web.line import Line
from web.moments import fullest

pytestmark = pytest.mark.slow

BOTS = ("apprentice",) * 3
STEPS = "n => document.querySelectorAll('.steps i').length === n"
NEWEST = """Math.max(...[...document.querySelectorAll('[data-moment]')].map(
    one => +one.dataset.moment))"""


@cache
def reached(wanted, seat=0, tries=400):
    """A position of two in which a seat may do all of these; each is a beginning of an action."""
    for seed in range(tries):
        state, chance = glueck.load("glueckauf").new(seats=2, seed=seed), random.Random(seed)
        for _ in range(220):
            legal = state.legal()
            if state.over:
                break
            if state.seat == seat and all(any(one.startswith(w) for one in legal) for w in wanted):
                return state
            useful = [one for one in legal if not one.startswith(("stop", "store", "place money"))]
            state.play(chance.choice(useful or legal))
    raise AssertionError(f"no position with {wanted}")


def opened(page, state, *bots):
    person = Person(page)
    person.open_position(state, "me", *(bots or ("apprentice",)))


def steps(page):
    return page.locator(".steps i").count()


def test_a_cube_goes_where_it_is_wanted_in_one_press(open_page):
    state = reached(("put ", "pair "))
    page = open_page(expects="401", blank=True)
    opened(page, state)
    coal = next(one.split()[1] for one in state.legal() if one.startswith("put "))
    before = steps(page)
    page.locator(f'.cage .act.live[data-action^="put {coal}"]').click()
    page.wait_for_function(STEPS, arg=before - 1)
    assert page.locator(".menu").count() == 0


def test_a_spot_is_filled_in_one_press_and_any_two_is_a_button_away(open_page):
    state = reached(("put ", "pair "))
    coal, card = next(
        (one.split()[1], one.split()[3]) for one in state.legal() if one.startswith("put ")
    )
    assert f"pair {coal} on {card}" in state.legal()
    page = open_page(expects="401", blank=True)
    opened(page, state)
    spot = page.locator(f'[data-drop="spot {card} {coal}"].live').first
    assert spot.get_attribute("data-action") == f"put {coal} on {card}"
    page.locator("[data-any-two]").click()
    assert page.locator("[data-any-two]").get_attribute("aria-pressed") == "true"
    spot = page.locator(f'[data-action="pair {coal} on {card}"]').first
    spot.click()
    page.locator('.act.live[data-action^="use "]').first.wait_for()
    assert page.locator(".menu").count() == 0
    page.locator("[data-undo]").click()
    page.locator(f'[data-action="put {coal} on {card}"].live').first.wait_for()


def test_what_was_drawn_goes_back_in_any_order_with_one_press(open_page):
    page = open_page(expects="401", blank=True)
    opened(page, fullest()["return"], *BOTS)
    told = page.locator("[role=log] li", has_text=re.compile("puts (an? (tile|order) )?back"))
    page.locator('[data-action="return bottom"]').click()
    page.locator('footer [data-action="end"]').wait_for()
    assert page.locator(".choices").count() == 0
    assert told.count() >= 3, "while it is my turn, every line of it is told"
    page.locator("[data-undo]").click()  # and taking back is not done again by itself
    page.locator("[data-rest]").wait_for()
    page.wait_for_timeout(300)
    assert page.locator(".choices .act.live").count() > 0


def test_the_order_is_still_the_player_s_right(open_page):
    page = open_page(expects="401", blank=True)
    opened(page, fullest()["return"], *BOTS)
    page.locator("[data-choose-order]").check()
    page.locator('[data-action="return top"]').click()
    page.locator(".choices .act.live").nth(3).wait_for()
    page.wait_for_timeout(200)
    assert page.locator(".choices .act.live").count() == 4
    page.locator(".choices .act.live").last.click()
    page.wait_for_function("() => document.querySelectorAll('.choices .act.live').length === 3")
    page.locator("[data-rest]").click()  # enough of it
    page.locator('footer [data-action="end"]').wait_for()


def test_putting_back_goes_on_after_a_lost_line(open_page, server):
    line = Line(server.port)
    page = open_page(address=line.url, expects="401|WebSocket|net::ERR|Failed to load", blank=True)
    opened(page, fullest()["return"], *BOTS)
    page.locator('[data-action="return bottom"]').click()
    line.cut()  # while they are under way
    page.get_by_role("alert").wait_for()
    line.mend()
    page.locator('footer [data-action="end"]').wait_for(timeout=60_000)
    assert page.locator(".choices").count() == 0
    line.close()


@pytest.fixture(scope="module")
def shift_ends():
    """Seat 0 has but to end its turn, and the first shift is over; then bots begin the next."""
    for seed in range(200):
        state, chance = glueck.load("glueckauf").new(seats=2, seed=seed), random.Random(seed)
        while not state.over and state.view(0)["shift"] == 1:
            legal = state.legal()
            if legal == ["end"] and state.seat == 0 and state.after("end")[0].view(0)["shift"] == 2:
                if state.after("end")[0].seat == 1:
                    return state
            state.play(chance.choice(legal))
    raise AssertionError("no such end of a shift")


def test_what_follows_a_scoring_waits_until_it_is_closed(open_page, shift_ends):
    page = open_page(expects="401", blank=True)
    opened(page, shift_ends)
    before = page.evaluate(NEWEST)
    page.keyboard.press("Enter")
    page.locator("dialog[open] #scoring-title").wait_for()
    page.wait_for_timeout(1500)  # long enough for an apprentice's whole turn
    assert page.evaluate(NEWEST) == before + 1, "what came after the scoring is not told yet"
    page.locator("[data-continue]").click()
    page.wait_for_function(f"n => {NEWEST} > n", arg=before + 1)


def test_majorities_are_counted_one_by_one_and_all_at_once_on_demand(open_page, shift_ends):
    page = open_page(expects="401", speed="slow", blank=True)
    opened(page, shift_ends)
    page.keyboard.press("Enter")
    page.locator("dialog[open] #scoring-title").wait_for()
    counted = page.locator("dialog[open] [data-counted]")
    assert counted.count() < 4
    box = page.locator("dialog[open]").bounding_box()
    page.locator("[data-all]").click()
    assert counted.count() == 4
    assert page.locator("dialog[open]").bounding_box() == box, "nothing jumps"
    page.locator("[data-continue]").click()
    page.locator("dialog[open]").wait_for(state="detached")


def test_who_wants_no_motion_sees_all_points_at_once(open_page, shift_ends):
    page = open_page(expects="401", speed=None, motion="reduce", blank=True)
    opened(page, shift_ends)
    page.keyboard.press("Enter")
    page.locator("dialog[open] #scoring-title").wait_for()
    assert page.locator("dialog[open] [data-counted]").count() == 4


@pytest.mark.parametrize("size", [(1280, 720), (360, 740)])
def test_whoever_acts_is_watched_and_my_mine_is_a_press_away(open_page, size):
    page = open_page(size=size, expects="401", blank=True)
    friend = open_page(expects="401", blank=True)
    here = "/".join(page.url.split("/")[:3])
    page.request.post(f"{here}/api/players", data={"name": "Mara"})
    save = {"save": document(reached(("ride ",), seat=1)), "seats": ["me", "open"]}
    page.goto(page.request.post(f"{here}/api/import", data=save).json()["url"])
    friend.goto(page.url)
    friend.locator("[data-ask-name] input").fill("Lucy")
    friend.get_by_role("button", name="Take this seat").click()
    page.get_by_role("main").get_by_text("Lucy").wait_for()
    page.locator("[data-start]").click()
    page.locator('.whose[data-watched="1"]').wait_for()
    page.locator("footer").wait_for()  # the last that is drawn
    Person(page).put_away_introduction()
    assert page.locator(".mine .ground").is_visible(), "on a phone, too"
    assert page.locator('.ground [data-anchor="cage:1"]').count() == 1
    page.locator("[data-follow]").click()
    page.locator('.whose[data-watched="0"]').wait_for()
    friend.locator("[data-got-it]").click()
    friend.locator('.act.live[data-action^="ride "]').first.click()
    page.wait_for_timeout(500)
    assert page.locator('.whose[data-watched="0"]').is_visible(), "I was not asked away"
    page.locator("[data-follow]").click()
    page.locator('.whose[data-watched="1"]').wait_for()


def test_the_log_tells_a_turn_in_one_line_with_details_on_demand(open_page):
    page = open_page(expects="401", blank=True)
    opened(page, fullest()["place"], *BOTS)
    lines = page.locator("[role=log] li")
    mined = lines.filter(has_text=re.compile(r"goes mining \(up to \d+ steps\)"))
    assert mined.count() > 0
    assert lines.filter(has_text="moves the cage").count() == 0
    bought = lines.filter(has_text=re.compile(r"buys a (yellow|brown|grey|black)"))
    assert bought.count() > 0, "which tile it was is told"
    before = lines.count()
    mined.first.locator("[data-details]").click()
    assert lines.count() > before
    assert lines.filter(has_text=re.compile("moves the cage|loads")).count() > 0
    page.locator('[data-details][aria-expanded="true"]').first.click()
    assert lines.count() == before
    # Scrolled by hand, a line that the lower edge cuts fades; at the end none does.
    fades = "getComputedStyle(document.querySelector('[role=log]')).maskImage !== 'none'"
    page.locator("[role=log]").evaluate("box => (box.scrollTop = 0)")
    page.wait_for_function(f"() => {fades}")
    page.locator("[role=log]").evaluate("box => (box.scrollTop = box.scrollHeight)")
    page.wait_for_function(f"() => !({fades})")


def test_chat_leaves_the_log_its_room(open_page):
    page = open_page(size=(1280, 720), expects="401", blank=True)
    opened(page, fullest()["place"], *BOTS)
    for _ in range(6):
        page.locator(".chat input").fill("Who wants the barrow orders? I have engines only.")
        page.keyboard.press("Enter")
    page.locator(".chat li").nth(5).wait_for()
    log, chat, form = (
        page.locator(one).bounding_box() for one in ("[role=log]", ".chat ol", ".chat form")
    )
    assert log["height"] > 60
    assert chat["height"] > 40
    assert log["y"] + log["height"] <= chat["y"]
    assert chat["y"] + chat["height"] <= form["y"] + 1


def test_help_is_said_to_who_rests_on_a_thing(open_page):
    page = open_page(expects="401", blank=True)
    opened(page, fullest()["place"], *BOTS)
    for thing in ("#building-mining", ".balance", ".mine .orders", ".player", ".cage .act"):
        page.mouse.move(2, 2)
        page.locator(thing).first.hover()
        page.locator(".hint").wait_for()
    page.mouse.move(2, 2)
    page.locator(".hint").wait_for(state="detached")


def test_a_finger_that_stays_is_told_what_it_is_on_and_presses_nothing(open_page):
    page = open_page(size=(390, 844), touch=True, expects="401", blank=True)
    opened(page, fullest()["place"], *BOTS)
    page.locator(".act.live").first.scroll_into_view_if_needed()
    box = page.locator(".act.live").first.bounding_box()
    at = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    session = page.context.new_cdp_session(page)
    session.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
    page.locator(".hint").wait_for()
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    page.wait_for_timeout(200)
    assert page.locator("[data-undo]").count() == 0
