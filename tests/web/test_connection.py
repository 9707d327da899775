"""What a table survives: a reload, a killed server, a lost line, a sleeping phone, a second tab."""

import pytest
from web_person import Person

from web.line import Line
from web.moments import into_the_mine, to_the_first_order

pytestmark = pytest.mark.slow

LOST = "WebSocket|Failed to load resource|net::ERR"  # what the browser itself says about it


def steps(page, left):
    """That many are left, as the page shows them."""
    enough, more = (f":has(i:nth-of-type({number}))" for number in (left, left + 1))
    page.wait_for_selector(f".steps{enough}:not({more})")


@pytest.fixture
def line(server):
    one = Line(server.port)
    yield one
    one.close()


def mining(page):
    """In the middle of a turn: the cage is at the grey level, with one cube in it."""
    into_the_mine(page)
    page.locator('.act.live[data-action="ride gray"]').click()
    page.locator('.act.live[data-action="load gray"]').first.click()
    steps(page, 8)


def finish(page):
    """The turn goes on where it was: everything can be taken back, and it can be ended."""
    steps(page, 8)
    page.locator("[data-undo]").click()
    steps(page, 9)
    page.locator('.act.live[data-action="ride surface"]').click()
    steps(page, 8)
    page.locator('[data-action="stop"]').click()
    page.locator('footer [data-action="end"]').click()
    page.locator('footer [data-action="end"]').wait_for(state="detached")


def test_a_reload_in_the_middle_of_a_turn(open_page):
    page = open_page(blank=True)
    mining(page)
    page.reload()
    page.wait_for_selector("footer [data-undo]")
    finish(page)


def test_a_server_killed_in_the_middle_of_a_turn(open_page, server):
    page = open_page(expects=LOST, blank=True)
    mining(page)
    server.kill()
    page.get_by_role("alert").wait_for()
    server.start()
    page.get_by_role("alert").wait_for(state="detached")
    finish(page)


def test_a_lost_connection_is_told_and_found_again(open_page, line):
    page = open_page(expects=LOST, address=line.url, blank=True)
    mining(page)
    line.cut()
    alert = page.get_by_role("alert")
    alert.wait_for()
    assert "No connection" in alert.inner_text()
    page.locator('.act.live[data-action="ride black"]').click()  # it waits for the line
    steps(page, 8)
    line.mend()
    alert.wait_for(state="detached")
    steps(page, 7)
    page.locator("footer [data-undo]").click()
    finish(page)


def test_a_phone_that_slept_for_an_hour(open_page, line):
    """Meanwhile much happened; the old line is dead, though the browser does not know it."""
    friend = open_page()
    address = Person(friend).open_table("glueckauf", "me", "open")
    phone = open_page("de", (360, 740), expects=LOST, address=line.url, apart=True)
    phone.clock.install()
    phone.goto(f"{line.url}/#{address.split('#')[1]}")
    phone.reload()
    phone.locator("[data-ask-name] input").fill("Lucy")
    phone.get_by_role("button", name="Hier hinsetzen").click()
    phone.wait_for_selector("[data-start]")
    friend.locator("[data-start]").click()
    phone.wait_for_selector("footer")
    line.silence()
    say = friend.get_by_label("Say something")
    for number in range(40):
        say.fill(f"Are you there? {number}")
        say.press("Enter")
    friend.locator(".chat").get_by_text("Are you there? 39").wait_for()
    line.mend()
    phone.clock.fast_forward("01:00:00")
    phone.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    phone.get_by_role("button", name="Verlauf").click()
    said = phone.locator(".chat").get_by_text("Are you there?")
    said.nth(39).wait_for()
    assert said.count() == 40
    phone.get_by_label("Etwas sagen").fill("Bin wieder da")
    phone.keyboard.press("Enter")
    friend.get_by_text("Bin wieder da").wait_for()


def test_two_tabs_of_one_player(open_page):
    """Both show what one does; an order that both take at once is taken once."""
    one = open_page(blank=True)
    to_the_first_order(one)
    two = one.context.new_page()
    two.goto(one.url)
    orders = ".orders [data-anchor^='order:']"
    for page in (one, two):
        page.locator(".choices .act.live").first.wait_for(timeout=60_000)
    wanted = one.locator(".choices .act.live").first.get_attribute("data-action")
    both = [page.wait_for_selector(f'[data-action="{wanted}"]') for page in (one, two)]
    at = one.evaluate("Date.now() + 1500")
    for order in both:
        order.evaluate("(order, at) => { setTimeout(() => order.click(), at - Date.now()) }", at)
    for page in (one, two):
        page.locator(orders).first.wait_for()
    one.locator(".choices .act.live").first.click()
    for page in (one, two):
        page.locator(orders).nth(1).wait_for()
    assert two.locator(orders).count() == one.locator(orders).count() == 2
    assert one.get_by_role("alert").count() == two.get_by_role("alert").count() == 0
