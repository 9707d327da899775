"""A turn: step by step, taken back, begun again, ended with Enter, by itself, or by keys alone."""

import re

import pytest

from web.moments import into_the_mine, to_the_first_placing

pytestmark = pytest.mark.slow


def test_a_step_is_taken_back_and_the_turn_restarted(open_page):
    page = open_page(blank=True)
    into_the_mine(page)
    page.locator('.act.live[data-action="ride gray"]').click()
    page.locator('.act.live[data-action="load gray"]').first.click()
    page.locator('.cage [aria-label="grey coal in the cage"]').wait_for()
    page.locator("[data-undo]").click()
    page.wait_for_selector('.act.live[data-action="load gray"]')
    assert page.locator('.cage [aria-label="grey coal in the cage"]').count() == 0
    page.locator("[data-restart]").click()
    page.wait_for_selector('.act.live[data-action="place mining-10"]')
    assert page.locator("[data-undo]").count() == 0
    page.keyboard.press("u")  # nothing is left to take back, and nothing is said about it
    assert page.get_by_role("alert").count() == 0


def test_a_line_of_the_log_shows_the_table_as_it_was(open_page):
    page = open_page(blank=True)
    into_the_mine(page)
    page.locator('.act.live[data-action="ride gray"]').click()
    page.locator('.act.live[data-action="load gray"]').first.click()
    loaded = page.locator('.cage [aria-label="grey coal in the cage"]')
    loaded.wait_for()
    page.locator("[data-moment]", has_text="moves the cage to the grey level").last.click()
    page.get_by_text("You are looking at an earlier moment.").wait_for()
    assert loaded.count() == 0
    assert page.locator(".act.live").count() == 0, "nothing can be done there"
    page.keyboard.press("Escape")
    loaded.wait_for()
    page.locator("[role=log]").focus()
    page.keyboard.press("ArrowUp")
    loaded.wait_for(state="detached")
    page.locator("[data-now]").click()
    loaded.wait_for()
    page.locator('.act.live[data-action^="ride "]').first.wait_for()


def test_enter_ends_the_turn_whatever_was_pressed_last(open_page):
    """The space that was pressed still has the focus; it must not take Enter for itself."""
    page = open_page(blank=True)
    to_the_first_placing(page)
    page.locator('.act.live[data-action^="place money-"]').first.click()
    end = page.locator('footer [data-action="end"]')
    end.wait_for()
    page.keyboard.press("Enter")
    end.wait_for(state="detached")


def test_a_turn_ends_by_itself_if_so_wished(open_page):
    page = open_page(blank=True)
    to_the_first_placing(page)
    page.locator("[data-menu]").click()
    page.get_by_label("End my turn automatically").check()
    page.keyboard.press("Escape")
    taken = page.locator("[role=log] li", has_text=re.compile(r"Mara takes \d Marks"))
    for turn in range(2):  # of its own accord it is my turn again
        page.locator('.act.live[data-action^="place money-"]').first.click(timeout=60_000)
        taken.nth(turn).wait_for()
    assert taken.count() == 2


# Whether the focus is there, and whether it can be seen.
FOCUSED = """selector => {
    const style = getComputedStyle(document.activeElement)
    const isSeen = style.outlineStyle !== 'none' || style.boxShadow !== 'none'
    return [document.activeElement.matches(selector), isSeen]
}"""


def tab(page, selector):
    """Whether the Tab key leads there; then it can be seen."""
    page.keyboard.press("Tab")
    is_there, is_seen = page.evaluate(FOCUSED, selector)
    assert is_seen or not is_there, "the focus cannot be seen"
    return is_there


def tab_to(page, selector, most=250):
    assert any(tab(page, selector) for _ in range(most)), f"no Tab leads to {selector}"


def test_a_whole_turn_of_glueck_auf_by_keys_alone(open_page):
    page = open_page()
    tab_to(page, "[data-play=glueckauf]")
    page.keyboard.press("Enter")
    page.wait_for_selector("footer")
    for taken in range(3):
        page.locator(".choices .act.live").first.wait_for(timeout=60_000)
        tab_to(page, ".choices .act.live")
        page.keyboard.press("Enter")
        page.locator(".orders [data-anchor^='order:']").nth(taken).wait_for()
    page.wait_for_selector('.act.live[data-action="place mining-8"]', timeout=60_000)
    for action in ("place mining-8", "ride black", "load black", "ride surface"):
        page.wait_for_selector(f'.act.live[data-action="{action}"]')
        tab_to(page, f'.act.live[data-action="{action}"]')
        page.keyboard.press("Space" if action.startswith("load") else "Enter")
    page.wait_for_selector(".steps:has(i:nth-of-type(5)):not(:has(i:nth-of-type(6)))")
    page.keyboard.press("u")
    page.wait_for_selector(".steps:has(i:nth-of-type(6))")
    tab_to(page, '[data-action="stop"]')
    page.keyboard.press("Enter")
    page.wait_for_selector('footer [data-action="end"]')
    page.keyboard.press("Enter")
    page.locator('footer [data-action="end"]').wait_for(state="detached")


def test_a_whole_turn_of_gluecksgriff_by_keys_alone(open_page):
    page = open_page("de")
    tab_to(page, "[data-play=gluecksgriff]")
    page.keyboard.press("Enter")
    page.wait_for_selector("footer.mine", timeout=60_000)
    if page.locator('.plays [data-action="skip"]').count():  # an hourglass
        tab_to(page, '[data-action="skip"]')
    else:
        page.wait_for_selector(".fan button.card")
        page.keyboard.press("1")
        page.wait_for_selector(".fan .card.selected")
        tab_to(page, ".plays [data-action]")
    page.keyboard.press("Enter")
    page.locator("[role=log]", has_text="Gast").wait_for()
    here = '.piles .act.live, footer [data-action="end"], .laid .act.live, .plays [data-action]'
    for _ in range(1000):
        if not page.locator("footer.mine").count() or not page.locator(here).count():
            break
        if tab(page, here):  # draw, and keep the card
            page.keyboard.press("Enter")
            page.wait_for_timeout(200)
