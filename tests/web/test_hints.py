"""Hints at the table: read, shown on the board, played; by mouse, keys and finger."""

import json

import pytest
from web_person import Person

from web import boxes
from web.griff_positions import plain_turn
from web.moments import to_the_first_placing
from web.test_access import serious
from web.words import raw_keys

pytestmark = pytest.mark.slow


def listening(page):
    """The hints that come, and the actions that are sent."""
    hints, sent = [], []

    def received(frame):
        message = json.loads(frame)
        if message["t"] == "hints":
            hints.append(message)

    def said(frame):
        command = json.loads(frame)
        if command["do"] == "play":
            sent.append(command["action"])

    def listen(socket):
        socket.on("framereceived", received)
        socket.on("framesent", said)

    page.on("websocket", listen)
    return hints, sent


# Whether the panel lies over a thing.
COVERED = """selector => {
    const [a, b] = ['[data-advice]', selector].map(
        one => document.querySelector(one).getBoundingClientRect())
    return a.left < b.right - 1 && b.left < a.right - 1
        && a.top < b.bottom - 1 && b.top < a.bottom - 1
}"""


# Whether the first mark lies on a thing: marks follow a frame behind.
MARKED = """selector => {
    const [a, b] = [selector, '[data-mark]'].map(
        one => document.querySelector(one)?.getBoundingClientRect())
    return a && b && Math.abs(a.x - b.x) < 2 && Math.abs(a.y - b.y) < 2
}"""


def played_as_told(page, hints, sent, turn):
    """The steps of a turn, each as if it were pressed; its end is left to the person."""
    told = hints[-1]["turns"][turn]["actions"]
    wanted = [action for action in told if action != "end"]
    before = len(sent)
    page.locator(f"[data-turn='{turn}'] [data-play-turn]").click()
    page.locator("[data-advice]").wait_for(state="detached")
    for _ in range(600):  # what was sent is told to the test a little later
        if len(sent) - before >= len(wanted):
            break
        page.wait_for_timeout(50)
    assert sent[before:] == wanted
    return wanted


def test_glueck_auf_by_mouse_and_keys(open_page):
    page = open_page("pl", blank=True)
    hints, sent = listening(page)
    to_the_first_placing(page)
    page.locator("[data-hint]").focus()
    page.keyboard.press("Enter")
    page.locator("[data-turn]").nth(1).wait_for()
    assert page.evaluate("document.activeElement.id") == "advice-title"
    assert page.locator("[data-turn] ul li").count() >= 2, "reasons"
    assert raw_keys(page) == []
    assert serious(page) == []
    page.keyboard.press("Tab")  # to close it
    page.keyboard.press("Tab")  # to the first turn
    marked = f'[data-action="{hints[0]["turns"][0]["actions"][0]}"]'
    page.locator("[data-mark='1'], [data-mark^='1 ']").first.wait_for()
    for own in (".ground", ".mine .orders", ".ledger", "footer strong"):
        assert not page.evaluate(COVERED, own), f"hints lie over {own}"
    page.wait_for_function(MARKED, arg=marked)
    page.keyboard.press("Escape")
    page.locator("[data-advice]").wait_for(state="detached")
    assert page.locator("[data-mark]").count() == 0
    assert page.evaluate("document.activeElement.dataset.hint") == ""
    page.locator("[data-hint]").click()
    page.locator("[data-turn='1'] .show").hover()
    page.locator("[data-turn='1'].shown").wait_for()
    # One that can be taken back: nothing is drawn.
    turns = [turn["actions"] for turn in hints[-1]["turns"]]
    turn = next(i for i, one in enumerate(turns) if not one[0].endswith("draw"))
    played_as_told(page, hints, sent, turn)
    page.locator("[data-undo]").click()
    page.locator("[data-hint]").wait_for()
    # On a phone, what is to be pressed may be in another part of the table: its tab is marked.
    boxes.resize(page, (360, 740))
    bar = page.locator("footer").bounding_box()
    page.locator("nav.tabs [data-tab=log]").click()
    page.locator("[data-hint]").click()
    page.locator("[data-turn]").first.wait_for()
    page.locator("[data-mark='1'], [data-mark^='1 ']").first.wait_for()
    assert page.locator("footer").bounding_box() == bar, "the bar stays as it is"
    page.wait_for_function(MARKED, arg="[data-tab=works]")
    tab = page.locator("[data-tab=works]").bounding_box()
    page.locator("[data-tab=works]").click()
    page.wait_for_function(
        "tab => document.querySelector('[data-mark]').getBoundingClientRect().y > tab + 40",
        arg=tab["y"],
    )


def test_gluecksgriff_by_finger(open_page):
    page = open_page("ru", (360, 740), touch=True, blank=True)
    hints, sent = listening(page)
    Person(page).open_position(plain_turn(), "me", "apprentice", "apprentice")
    page.locator("[data-hint]").tap()
    page.locator("[data-turn]").first.wait_for()
    page.locator("[data-mark]").first.wait_for()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert raw_keys(page) == []
    assert serious(page) == []
    played_as_told(page, hints, sent, 0)
    assert page.locator("body").evaluate("body => body.style.paddingTop") == ""
