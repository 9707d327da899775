"""A turn of Glücksgriff: in two presses, asked truthfully, and without telling others anything."""

import json

import pytest
from web_person import Person

from web import griff_positions as positions
from web.boxes import speak
from web.griff_positions import hand
from web.guests import BLANK

pytestmark = pytest.mark.slow

THREE = ("me", "apprentice", "apprentice")
SENT = """() => {
    const send = WebSocket.prototype.send
    window.sent = []
    WebSocket.prototype.send = function(data) {
        const said = JSON.parse(data)
        if (said.do === 'play') window.sent.push(said.action)
        if (said.do === 'play') window.sentAt ??= Date.now()
        return send.call(this, data)
    }
}"""
PREFER = """([mine, way]) => {
    localStorage.setItem('glueck-griff-drawn', way)
    const prefs = JSON.parse(localStorage.getItem('glueck-prefs'))
    localStorage.setItem('glueck-prefs', JSON.stringify({...prefs, ...mine}))
}"""


@pytest.fixture
def sit(open_page):
    """At the table of a position, with what the page plays on record: the same page for one
    position after the other."""
    pages = []

    def sit_down(state, **how):
        if not pages:
            pages.append(open_page(blank=True, apart=True, **how))
            pages[0].add_init_script(f"({SENT})()")
            pages[0].evaluate(PREFER, [{"met": ["gluecksgriff"]}, "ask"])
        page = pages[0]
        page.evaluate("window.sent = []")
        page.mouse.move(2, 2)  # from where it was pressed before
        Person(page).open_position(state, *THREE[: state.seats])
        page.locator(".fan button").first.wait_for()
        return page

    return sit_down


def sent(page):
    return page.evaluate("window.sent")


def wait_sent(page, *actions):
    for _ in range(1000):
        if sent(page)[: len(actions)] == list(actions):
            return
        page.wait_for_timeout(30)
    assert sent(page) == list(actions)


# -- two presses -----------------------------------------------------------------------


def test_a_card_and_a_pile_an_open_card_or_enter_are_a_turn(sit):
    state = positions.plain_turn()
    card = hand(state)[0]
    for drawn in ("draw", "take top"):
        page = sit(state)
        page.locator(".fan button").first.click()
        assert sent(page) == [], "a card alone does nothing"
        page.locator(f'.piles .act.live[data-action="{drawn}"]').click()
        wait_sent(page, f"discard {card}", drawn)
    page = sit(state)
    page.keyboard.press("1")
    page.locator(".plays [data-then=draw]").wait_for()
    page.keyboard.press("Enter")
    wait_sent(page, f"discard {card}", "draw")
    page = sit(state)
    page.locator(".fan button").first.click()
    page.locator(".plays [data-action]:not([data-then])").click()
    page.locator('.piles .act.live[data-action="take top"]').wait_for()
    assert sent(page) == [f"discard {card}"], "the discard can still be made alone"


# -- truthful questions ----------------------------------------------------------------

FITS = {"en": "It fits", "de": "Das passt zu", "pl": "Pasuje", "ru": "Подходит"}
DOES_NOT = {"en": "doesn’t fit", "de": "passt nicht", "pl": "Nie pasuje", "ru": "Не подходит"}


def test_what_is_asked_about_a_drawn_card_is_true(sit):
    for fits in (True, False):
        page = sit(positions.after_draw(fits))
        for language in FITS:
            speak(page, language)
            asked = page.locator("footer strong").inner_text()
            assert (FITS if fits else DOES_NOT)[language] in asked
            assert (DOES_NOT if fits else FITS)[language] not in asked
        assert page.locator('.plays [data-action^="lay"]').count() == fits
        page.keyboard.press("Enter")
        wait_sent(page, "end")


def test_calling_is_spoken_of_only_where_it_is_allowed(sit):
    call = '[data-action="glücksgriff"]'
    page = sit(positions.may_call())
    assert page.locator(call).count() == 1
    assert "call" in page.locator("footer strong").inner_text()
    for state in (positions.last_move(3), positions.plain_turn()):
        page = sit(state)
        assert page.locator(call).count() == 0
        assert "call" not in page.locator("footer strong").inner_text()
        assert "Glücksgriff" not in page.locator(".me").inner_text()
    # Things say what they are when the mouse rests on them.
    for thing, said in ((".me .call", "six points or fewer"), (".plays", "selected cards make")):
        page.locator(thing).hover()
        page.locator(".hint", has_text=said).wait_for()
    page.mouse.move(2, 2)
    page.locator(".hint").wait_for(state="detached")


# -- nothing is told by the clock ------------------------------------------------------


@pytest.mark.parametrize("way", ["soon", "lay", "ask"])
def test_a_drawn_card_is_answered_after_the_same_time_whether_it_fits_or_not(open_page, way):
    """GG-A-52: also for who lets turns end by themselves."""
    answered = {}
    for fits in (True, False):
        page = open_page(blank=True, apart=True)
        page.clock.install()
        page.add_init_script(f"({SENT})()")
        page.evaluate("localStorage.setItem('glueck-griff-drawn', 'ask')")  # until all is ready
        Person(page).open_position(positions.after_draw(fits), *THREE)
        page.evaluate(PREFER, [{"met": ["gluecksgriff"], "autoEnd": True}, way])
        page.clock.pause_at(page.evaluate("Date.now()") + 60_000)
        page.reload()
        page.locator('.plays [data-action="end"]').wait_for()
        shown = page.evaluate("Date.now()")
        page.clock.run_for(8000)
        answered[fits] = (page.evaluate("window.sentAt ?? 0") - shown, sent(page)[:1])
    expected = {"soon": "end", "lay": "lay", "ask": None}[way]
    if expected:
        assert abs(answered[True][0] - answered[False][0]) <= 100
    assert answered[True][1] == ([expected] if expected else [])
    assert answered[False][1] == (["end"] if expected else [])


def test_who_watches_sees_the_same_whether_the_card_fits_or_not(sit, open_page, server):
    """The words and controls around a drawn card, on another's page."""
    seen, other = [], open_page(blank=True)
    for fits in (True, False):
        page = sit(positions.after_draw(fits))
        other.goto(server.url + BLANK)
        other.goto(page.url)
        other.locator("footer strong").wait_for()
        seen.append(
            [
                other.locator("footer strong").inner_text(),
                other.locator(".plays, .fan, [data-action=lay], [data-action=end]").count(),
                other.locator(".piles .act").count(),
            ]
        )
        assert json.dumps(seen[-1]) == json.dumps(seen[0])


# -- the end of a round ----------------------------------------------------------------


def begin_counting(page):
    page.locator('.plays [data-action="pass"]').click()
    page.locator("dialog[open] #counting-title").wait_for()


# How many are turned up, as soon as there are more: the page looks, at every frame.
MORE_HANDS = """before => {
    const now = document.querySelectorAll('dialog [data-hand]').length
    return now > before && now
}"""


def test_hands_are_turned_up_one_by_one_then_the_verdict_and_one_press_shows_all(sit):
    page = sit(positions.last_move(3), speed="slow")
    begin_counting(page)
    opened, verdict = page.locator("dialog [data-hand]"), page.locator("[data-verdict]")
    before = opened.count()
    assert page.wait_for_function(MORE_HANDS, arg=before).json_value() == before + 1
    assert verdict.inner_text().strip() == ""
    page.locator("[data-continue]").click()
    assert opened.count() == 3
    assert "called with" in verdict.inner_text()
    page.locator("[data-continue]").click()
    page.locator("#counting-title").wait_for(state="detached")


def test_who_wants_no_motion_sees_all_at_once_and_what_follows_waits(sit):
    page = sit(positions.last_move(3), motion="reduce", speed="normal")
    begin_counting(page)
    assert page.locator("dialog [data-hand]").count() == 3
    assert "called with" in page.locator("[data-verdict]").inner_text()
    newest = page.locator("[role=log] [data-moment]").last
    before = newest.get_attribute("data-moment")
    page.get_by_text("The others have played on").wait_for()
    assert newest.get_attribute("data-moment") == before, "nothing is shown behind the dialog"
    page.locator("[data-continue]").click()
    page.locator(f'[role=log] li:has([data-moment="{before}"]) + li').first.wait_for()
