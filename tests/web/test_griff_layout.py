"""Glücksgriff's table at its fullest: nothing is cut, covered or too small, and nothing moves."""

import pytest
from web_person import Person

from covering import covering
from web import griff_positions as positions
from web.boxes import SIZES, resize
from web.words import LANGUAGES

pytestmark = pytest.mark.slow

TOUCH = 1180  # no tablet is wider
FIVE = ("me", "hewer", "foreman", "captain", "apprentice")

# What is wrong with how things lie: each part is to be within the felt and below the last; the
# others sit above the piles or beside them.
WRONG = """([touch]) => {
    const wrong = [], edge = 1
    const box = one => one.getBoundingClientRect()
    const all = selector =>
        [...document.querySelectorAll(selector)].filter(one => one.checkVisibility())
    const name = one => one.outerHTML.slice(0, 110)
    const page = document.documentElement
    if (page.scrollHeight > innerHeight) wrong.push(`the page is ${page.scrollHeight} px high`)
    if (page.scrollWidth > innerWidth) wrong.push(`the page is ${page.scrollWidth} px wide`)
    const felt = box(document.querySelector('.felt'))
    const footer = box(document.querySelector('footer'))
    if (footer.bottom > innerHeight + edge) wrong.push('the turn bar is below the screen')
    const seats = all('.seats article').map(box)
    const isBeside = seats.length && seats[0].right <= box(document.querySelector('.piles')).left
    let above = isBeside ? felt.top : Math.max(felt.top, ...seats.map(one => one.bottom))
    for (const seat of seats)
        for (const one of all('.note > *, .piles svg.card, .piles small, .fan button').map(box))
            if (one.left < seat.right - 4 && seat.left < one.right - 4
                    && one.top < seat.bottom - 4 && seat.top < one.bottom - 4)
                wrong.push('something lies over a player')
    if (seats.some(one => one.top < felt.top || one.right > felt.right || one.left < felt.left))
        wrong.push('a player sticks out of the felt')
    for (const [part, things] of [['note', '.note > *'],
            ['piles', '.piles svg.card, .piles small'], ['hand', '.fan button'],
            ['plays', '.plays > *'], ['me', '.me, .me > *']]) {
        const boxes = all(things).map(box)
        if (!boxes.length) continue
        const top = Math.min(...boxes.map(one => one.top))
        // Cards of a fan lean over its edges; what they stand on is below all of them.
        if (top < above - 4) wrong.push(`${part} reaches ${above - top} px into what is above`)
        above = Math.max(...boxes.map(one => one.bottom))
        for (const one of boxes)
            if (one.left < felt.left - 8 || one.right > felt.right + 8)
                wrong.push(`${part} sticks out of the felt`)
    }
    if (above > Math.min(felt.bottom, footer.top) + edge) wrong.push('I am below the felt')
    for (const one of all('.plays, .note, .me'))
        if (one.scrollHeight > one.clientHeight + edge) wrong.push(`cut: ${name(one)}`)
    for (const one of all('.note > *, .plays p, .plays .button > span, footer strong,'
            + ' .seats .name'))
        if (one.clientWidth && one.scrollWidth > one.clientWidth + edge)
            wrong.push(`cut: ${name(one)}`)
    for (const one of all('.seats article'))
        if (!one.querySelector('[data-presence]')) wrong.push('who sits there is not said')
    const sheet = document.querySelector('.sheets')
    if (innerHeight >= 1000 && sheet.scrollHeight > sheet.clientHeight + edge)
        wrong.push('the score sheet is cut')
    if (touch)
        for (const one of all('.felt button, .felt select, footer .buttons > *')) {
            if (one.matches('[aria-disabled=true]')) continue
            const slot = box(one.closest('.slot') ?? one), own = box(one)
            const is_last = one.closest('.slot:last-child')
            const width = is_last ? own.width : Math.min(slot.width, own.width)
            if (width < 40 || own.height < 40) wrong.push(`${width} × ${own.height}: ${name(one)}`)
        }
    return wrong
}"""
CARD = "document.querySelector('.fan .slot:last-child').offsetWidth"
# A setting as the menu sets it, without opening it; then what is wrong is what is wrong then.
SWITCH = """async ([setting, value]) => {
    const choice = document.querySelector(`dialog [data-setting=${setting}]`)
    const root = document.documentElement
    choice.value = value
    choice.dispatchEvent(new Event('change', {bubbles: true}))
    const frame = () => new Promise(done => requestAnimationFrame(() => setTimeout(done)))
    while ((setting === 'language' ? root.lang : root.dataset.theme) !== value) await frame()
    await frame()
}"""


def sit(page, state):
    """At a position, in place of what the page shows."""
    page.evaluate("localStorage.setItem('glueck-griff-drawn', 'ask')")
    Person(page).open_position(state, *FIVE[: state.seats])
    page.locator(".fan button").first.wait_for()
    return page


DIALOG = """() => {
    const dialog = document.querySelector('dialog[open]'), box = dialog.getBoundingClientRect()
    const is = {
        'beyond the screen': box.left < 0 || box.right > innerWidth
            || box.top < 0 || box.bottom > innerHeight,
        'to be scrolled': dialog.scrollHeight > dialog.clientHeight + 1,
        'too wide': dialog.scrollWidth > dialog.clientWidth,
    }
    return Object.keys(is).filter(one => is[one])
}"""
MOMENTS = {
    "long street": positions.long_street,
    "magic hand": positions.magic_hand,
    "hourglass": positions.hourglass,
    "last move": positions.last_move,
    "a drawn card fits": lambda: positions.after_draw(True),
    "a drawn card does not": lambda: positions.after_draw(False),
    "counting": positions.last_move,
}


def comes_to(page, moment):
    """As far as the moment is the person's own doing."""
    if moment == "hourglass":
        page.locator(".fan [data-card=H]").first.click()
        assert page.locator(".plays [data-action^=hourglass]").count() == 4
    if moment.startswith("a drawn card"):
        page.locator('.plays [data-action="end"]').wait_for()
    if moment == "counting":
        page.locator('.plays [data-action="pass"]').click()
        page.locator("dialog[open] #counting-title").wait_for()


def test_all_of_it_is_on_the_screen_at_its_fullest(open_page):
    """Each moment on each screen, each language on each screen and at each moment; the campaign
    tries all combinations. What is counted after a round is seen without scrolling."""
    page, shown = open_page(blank=True), None
    wrong, cards = {}, {}
    for moment, language, size in covering(list(MOMENTS), LANGUAGES, SIZES):
        if moment != shown:
            sit(page, MOMENTS[moment]())
            comes_to(page, moment)
            shown = moment
        resize(page, size)
        page.evaluate(SWITCH, ["language", language])
        if moment == "counting":
            found = page.evaluate(DIALOG)
        else:
            found = page.evaluate(WRONG, [size[0] <= TOUCH])
            cards[moment, size[0]] = page.evaluate(CARD)
        if found:
            wrong[moment, language, size] = found
    assert wrong == {}
    for moment in (one for one in MOMENTS if one != "counting"):
        assert cards[moment, 1280] >= 110
        assert cards[moment, 1920] > 1.5 * cards[moment, 1280]
        assert cards[moment, 2560] > 2 * cards[moment, 1280]


BOXES = """() => Object.fromEntries(['.seats', '.piles', '.fan', '.plays', '.me', 'footer'].map(
    one => { const box = document.querySelector(one).getBoundingClientRect()
             return [one, [box.x, box.y, box.width, box.height]] }))"""


def test_nothing_moves_when_a_card_is_selected(open_page):
    page = sit(open_page(blank=True), positions.hourglass())
    for size in ((360, 740), (1280, 720)):
        resize(page, size)
        before = page.evaluate(BOXES)
        for card in page.locator(".fan button").all():
            card.dispatch_event("click")
            assert page.evaluate(BOXES) == before
            card.dispatch_event("click")
        assert page.evaluate(BOXES) == before


def test_the_introduction_displaces_nothing_and_hides_nothing_of_mine(open_page):
    page = sit(open_page(blank=True), positions.plain_turn())
    assert page.locator(".howto").count() == 0
    page.locator("[data-menu]").click()
    page.locator("dialog").get_by_role("button", name="How to play").click()
    page.locator(".howto").wait_for()
    for size in SIZES:
        resize(page, size)
        with_it = page.evaluate(BOXES)
        covered = page.evaluate(
            """() => { const it = document.querySelector('.howto').getBoundingClientRect()
            return ['.fan', '.plays', '.me', 'footer'].filter(one => {
                const box = document.querySelector(one).getBoundingClientRect()
                return it.left < box.right && box.left < it.right
                    && it.top < box.bottom && box.top < it.bottom }) }"""
        )
        assert covered == [], size
        page.evaluate("document.querySelector('.howto').style.display = 'none'")
        assert page.evaluate(BOXES) == with_it
        page.evaluate("document.querySelector('.howto').style.display = ''")


FOCUSED = """() => {
    const style = getComputedStyle(document.activeElement)
    const probe = document.body.appendChild(document.createElement('i'))
    const seats = [0, 1, 2, 3, 4].map(i => {
        probe.style.color = `var(--seat-${i})`
        return getComputedStyle(probe).color })
    return [[document.activeElement.className.split(' ')[0], style.outlineStyle,
             style.outlineColor], seats]
}"""


def test_the_focus_is_seen_and_is_nobodys_colour(open_page):
    page = sit(open_page(blank=True), positions.plain_turn())
    page.locator(".fan button").first.focus()
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Tab")
    for theme in ("light", "dark"):
        page.evaluate(SWITCH, ["theme", theme])
        seen, players = page.evaluate(FOCUSED)
        assert seen == ["card", "solid", "rgb(255, 255, 255)"]
        assert seen[2] not in players
