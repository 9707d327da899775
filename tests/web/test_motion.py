"""Things that move: at the speed one likes, or not at all, and never in the way."""

import pytest

from web.moments import to_the_first_order

pytestmark = pytest.mark.slow

# Counts pictures in flight, and remembers how long they take.
WATCH = """() => { window.flights = []; new MutationObserver(changes => changes.forEach(change =>
    change.addedNodes.forEach(node => node.classList?.contains('ghost') && setTimeout(() =>
        window.flights.push(node.getAnimations()[0]?.effect.getTiming().duration ?? 0)))))
    .observe(document.body, {childList: true}) }"""


SPEED = """speed => {
    const choice = document.querySelector('[data-setting=speed]')
    choice.value = speed
    choice.dispatchEvent(new Event('change', {bubbles: true}))
    window.flights.length = 0
}"""


MINE = ".orders [data-anchor^='order:']"


def taken(page):
    """The draft until it is my turn to place workers; how long each flight took."""
    skip, order = page.locator("[data-skip]"), page.locator(".choices .act.live")
    for number in range(3):
        skip.or_(order.first).first.wait_for(timeout=60_000)
        page.evaluate("document.querySelector('[data-skip]')?.click()")
        order.first.click(timeout=60_000)
        page.locator(MINE).nth(number).wait_for(state="attached")
        page.wait_for_timeout(150)
    return page.evaluate("window.flights")


def test_the_faster_the_shorter(open_page):
    page, durations = open_page(blank=True, apart=True, motion="no-preference"), {}
    page.add_init_script(f"addEventListener('DOMContentLoaded', {WATCH})")
    for speed in ("slow", "normal", "fast", "off"):
        to_the_first_order(page)
        page.evaluate(SPEED, speed)
        durations[speed] = taken(page)
    assert durations["off"] == []
    slow, normal, fast = (min(durations[speed]) for speed in ("slow", "normal", "fast"))
    assert slow > normal > fast > 0


def test_who_wants_no_motion_gets_none(open_page):
    page = open_page(speed=None, motion="reduce")
    assert page.input_value("[data-setting=speed]") == "off"
    page.evaluate(WATCH)
    to_the_first_order(page)
    assert taken(page) == []
    moving = "document.getAnimations().filter(one => one.playState === 'running').length"
    assert page.evaluate(moving) == 0


def test_what_bots_do_can_be_skipped(open_page):
    """Input is never blocked: the button is there while others' things move."""
    page = open_page(speed="slow", blank=True)
    to_the_first_order(page)
    skip, order = page.locator("[data-skip]"), page.locator(".choices .act.live")
    for number in range(3):  # whoever drafts first: after me come two bots
        skip.or_(order.first).first.wait_for(timeout=60_000)
        if skip.count():
            break
        order.first.click()
        page.locator(MINE).nth(number).wait_for(state="attached")
        page.wait_for_timeout(200)
    skip.click(timeout=60_000)
    order.or_(page.locator(".space.live")).first.wait_for()
