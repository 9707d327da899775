"""Several people at one device: the page shows nobody what is another's, at any moment."""

import re

import pytest
from web_person import Person

import glueck
from web.alone_pages import PHONE, download, go_on_with
from web.test_access import serious
from web.words import raw_keys

pytestmark = pytest.mark.slow

HAND = "[...document.querySelectorAll('.fan [data-card]')].map(one => one.dataset.card)"
FACES = "document.querySelectorAll('.seats svg.card:not(.back)').length"
NEXT = ".choices .act.live[data-action^='next ']"
COUNT = f'document.querySelectorAll("{NEXT}").length'
# All that is in the page, without what differs whenever a table is opened.
WHOLE = "document.documentElement.outerHTML"
OF_THE_TABLE = re.compile(r"here\.[0-9a-f]+")


def look(page, person):
    """Who is asked for says that they look. What happened meanwhile is shown one by one, from their
    own last turn on, and a round may have been counted."""
    page.wait_for_timeout(500)  # what is pressed at once was meant for the board
    page.keyboard.press("Enter")  # the button has the focus, or nothing has
    page.locator("[data-curtain]").wait_for(state="detached")
    while True:
        at_rest(page)
        if page.locator("dialog[open] [data-continue]").count():
            page.locator("dialog[open] [data-continue]").click()
        elif page.locator("footer.mine:not(:has([data-skip]))").count():
            break
    person.put_away_introduction()


def test_nobody_sees_another_hand(visit):
    """Nobody's hand is in the page before its owner has said that they look, nor after the turn;
    and then it is theirs, as the rules know it natively, and of the others only what all know."""
    page, _ = visit("de", PHONE)
    person = Person(page, keen=True)
    page.locator("details summary").first.click()
    # Nobody ever has so many points: however soon rounds end, the game goes on.
    address = person.open_table("gluecksgriff", "me", "here:", "apprentice", limit=10_000)
    assert "#table=here." in address
    seen = []
    for turn in range(8):
        curtain = page.locator("[data-curtain]")
        curtain.wait_for()
        seat = int(curtain.get_attribute("data-curtain"))
        assert page.locator("[data-card], svg.card, .board, .fan, .hand").count() == 0
        assert raw_keys(page) == []
        if turn < 2:
            assert serious(page) == []
        look(page, person)
        played = len(download(page)["actions"])
        seen.append((played, seat, page.evaluate(HAND), page.evaluate(FACES)))
        while not page.locator("[data-curtain]").count():
            person.press_something() or page.wait_for_timeout(20)
    look(page, person)
    assert {seat for _, seat, _, _ in seen} == {0, 1}
    save = download(page)
    state = glueck.load(save["game"]).new(save["seats"], int(save["seed"], 16), **save["options"])
    for played, seat, hand, faces in seen:
        while state.played < played:
            state.play(save["actions"][state.played])
        players = state.view(seat)["players"]
        assert sorted(hand) == sorted(map(str, players[seat]["hand"]))
        others = [one for number, one in enumerate(players) if number != seat]
        assert faces == sum(len(one["known"]) for one in others)


PRESS_AT_ONCE = """() => new MutationObserver(() => document.querySelector('[data-look]')?.click())
    .observe(document, {childList: true, subtree: true})"""


def test_a_second_press_on_the_board_opens_no_hand(visit):
    """Whoever presses twice presses where the next one's button is now."""
    page, _ = visit("en", PHONE)
    person = Person(page, keen=True)
    page.locator("details summary").first.click()
    person.open_table("gluecksgriff", "me", "here:", limit=10_000)
    page.locator("[data-curtain]").wait_for()
    look(page, person)
    page.evaluate(PRESS_AT_ONCE)
    while not page.locator("[data-curtain]").count():
        person.press_something() or page.wait_for_timeout(20)
    at_rest(page)
    assert page.locator("[data-curtain]").count() == 1
    assert page.evaluate(HAND) == []
    look(page, person)


def about_to_draw():
    """Seat 0 can draw five orders, of which it will put four back in an order of its own."""
    state = glueck.load("glueckauf").new(2, seed=1, starting_player=0)
    while state.view()["phase"] == "draft":
        state.play(state.legal()[0])
    return state


def at_rest(page):
    """All of the page, when nothing changes any more: sizes follow a frame behind. The mouse rests
    on nothing that says why it cannot be done."""
    page.mouse.move(0, 0)
    before, now = "", page.evaluate(WHOLE)
    while before != now:
        page.wait_for_timeout(100)
        before, now = now, page.evaluate(WHOLE)
    return OF_THE_TABLE.sub("", now)


def test_what_one_put_back_is_nowhere_in_the_page_of_the_next(visit):
    """Whatever Ann does in secret, the page that Ben sees is the same to the last letter."""
    page, _ = visit("en")
    person, home = Person(page), page.url
    seen: dict[str, list[str]] = {"Ann": [], "Ben": []}
    for first in (0, -1):
        page.goto(home)
        go_on_with(page, about_to_draw(), "Ann", "Ben")
        page.locator("[data-curtain='0']").wait_for()
        look(page, person)
        page.locator('.act.live[data-action="place order-draw"]').click()
        page.locator(".choices [data-action^='keep ']").first.click()
        page.locator("[data-choose-order]").click()
        page.locator("[data-action='return bottom']").click()
        page.locator(NEXT).first.wait_for()
        while left := page.locator(NEXT).count():
            page.locator(NEXT).nth(first).click()
            page.wait_for_function(f"left => {COUNT} < left", arg=left)
        page.locator("footer [data-action=end]").wait_for()
        seen["Ann"].append(at_rest(page))
        page.locator("footer [data-action=end]").click()
        page.locator("[data-curtain='1']").wait_for()
        look(page, person)
        seen["Ben"].append(at_rest(page))
    assert seen["Ann"][0] != seen["Ann"][1]
    assert seen["Ben"][0] == seen["Ben"][1]
