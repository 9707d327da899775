"""What a browser is never sent, however deep one looks: the secrets of the other seat."""

import json
from base64 import b64decode

import pytest
from web_person import Person

import glueck
from glueck.engine.view_changes import patched

pytestmark = pytest.mark.slow


def listen(page):
    """Everything that comes through this page's WebSockets from now on."""
    heard = []
    page.on(
        "websocket",
        lambda socket: socket.on("framereceived", lambda data: heard.append(json.loads(data))),
    )
    return heard


def views(heard):
    """Every message that had a view, with the view as it was then: bytes written over bytes."""
    view, known = None, None
    for message in heard:
        if message["t"] == "table":
            view, known = glueck.load(message["table"]["game"]).view, None
        if "view" in message:
            known = patched(known, b64decode(message["view"]), view.size)
            yield message, view.decode(known)


def at(value, *path):
    for key in path:
        if value is None or (isinstance(value, list) and key >= len(value)):
            return None
        value = value[key]
    return value


def told(heard, *path, before=None):
    """All that was ever said of that place, up to a number of events."""
    said = [
        at(view, *path) for message, view in views(heard) if before is None or message["n"] < before
    ]
    return [one for one in said if one is not None]


def sit_together(open_page, game, **options):
    mike, lucy = open_page(), open_page()
    heard = listen(mike), listen(lucy)
    lucy.goto(Person(mike).open_table(game, "me", "open", **options))
    lucy.locator("[data-ask-name] input").fill("Lucy")
    lucy.get_by_role("button", name="Take this seat").click()
    lucy.wait_for_selector("[data-start]")
    mike.locator("[data-start]").click()
    for page in (mike, lucy):
        page.wait_for_selector("footer")
    return (mike, lucy), heard


def test_nobody_is_sent_the_hand_of_another(open_page):
    pages, heard = sit_together(open_page, "gluecksgriff")
    people = [Person(page, seed) for seed, page in enumerate(pages)]
    for _ in range(60):
        for person in people:
            if person.page.locator("dialog[open]").count() == 0:  # the round is not over yet
                person.press_something() or person.page.wait_for_timeout(20)
    hands = [told(heard[seat], "players", seat, "hand") for seat in (0, 1)]
    assert sum(map(len, hands)) > 3, "they have played"
    for seat, other in ((0, 1), (1, 0)):
        own = hands[seat]
        assert own, "one's own hand is sent"
        # When a round is over, all hands are shown.
        over = [one["n"] for one in heard[seat] if "round_over" in str(one.get("log"))]
        shown = over[0] if over else None
        assert told(heard[seat], "players", other, "hand", before=shown) == []
        assert told(heard[seat], "players", other, "points", before=shown) == []
        for message in heard[seat]:
            line = message.get("log")
            if isinstance(line, dict) and line["seat"] == other and line["action"] == "draw":
                assert "taken" not in line, "what somebody drew is their secret"


def test_nobody_is_sent_what_another_drew(open_page):
    """Five tiles or orders in somebody's hand, delivered orders, and the order of the stacks."""
    pages, heard = sit_together(open_page, "glueckauf")
    orders = [page.locator(".orders [data-anchor^='order:']") for page in pages]
    for _ in range(400):
        if all(mine.count() == 3 for mine in orders):
            break
        for page, mine in zip(pages, orders, strict=True):
            if page.locator(".choices .act.live").count():
                taken = mine.count()
                page.locator(".choices .act.live").first.click()
                mine.nth(taken).wait_for()
        pages[0].wait_for_timeout(50)
    for page in pages:  # whose turn it is, both have seen
        page.locator(".choices").wait_for(state="detached")
    first = next(seat for seat, page in enumerate(pages) if page.locator("footer.mine").count())
    pages[first].locator('.act.live[data-action="place order-draw"]').click()
    pages[first].wait_for_selector('[data-action="keep none"]')
    other = 1 - first
    for _ in range(600):  # what came is told to the test a little later
        if told(heard[first], "hand", "orders") and told(heard[other], "hand", "count"):
            break
        pages[other].wait_for_timeout(50)
    pages[other].wait_for_timeout(300)
    assert told(heard[first], "hand", "orders"), "whoever drew sees them"
    assert told(heard[other], "hand", "count"), "the other sees how many"
    assert told(heard[other], "hand", "orders") == told(heard[other], "hand", "tiles") == []
    for seat in (0, 1):
        assert not any(told(heard[seat], "players", 1 - seat, "delivered", "cards"))
        assert not any(told(heard[seat], "stacks", "tiles", "known"))
