"""Glück Auf has room on every screen, at its fullest moments, in all languages, day and night."""

import pytest
from web_person import Person

from web import boxes
from web.faint_words import faint
from web.moments import fullest
from web.words import LANGUAGES

pytestmark = pytest.mark.slow

DESKTOPS = [size for size in boxes.SIZES if size[0] >= 1280]
TOUCHED = [size for size in boxes.SIZES if size[0] < 1280]
PHONES = [size for size in boxes.SIZES if size[0] < 760]
MOMENTS = ("place", "mine", "keep", "return", "next-order", "buy", "draft", "end")
PARTS = [
    ".building", ".clock", ".ground", ".mine .orders", ".whose", ".ledger", ".others .player",
    "[role=log]", ".chat form",
]  # fmt: skip
APART = [
    ".building",
    ".clock",
    ".ground",
    ".mine .orders",
    ".whose",
    ".others .player",
    ".log.panel",
]
# What one mines with: on a phone and on a tablet it is in sight as a whole, too.
PIT = [".ground", ".level", ".cage", ".mine .orders", ".steps"]
BAR = 60  # pixels: the bar of the turn on a phone is one row
CONTAINERS = (
    ".box, .cell, .player, .walls, .choices, .whose, .ledger, .button, .card, .clock, .surface,"
    " footer, header, .tabs button"
)
BOTS = ("apprentice",) * 3


@pytest.fixture
def at(open_page):
    """A page at the fullest moment of a phase."""

    def open_moment(phase, size=(1280, 720), **how):
        page = open_page("en", size, expects="401", blank=True, **how)
        Person(page).open_position(fullest()[phase], "me", *BOTS)
        return page

    return open_moment


def problems(page, size, touch):
    found = [("cut", one) for one in page.evaluate(boxes.CUT, CONTAINERS)]
    if page.evaluate("document.documentElement.scrollWidth > innerWidth"):
        found.append(("wide", page.evaluate("document.documentElement.scrollWidth")))
    if size[0] >= 1280:
        found += [("unseen", one) for one in page.evaluate(boxes.UNSEEN, PARTS)]
        if page.evaluate("document.documentElement.scrollHeight > innerHeight"):
            found.append(("high", page.evaluate("document.documentElement.scrollHeight")))
    found += [("over", one) for one in page.evaluate(boxes.OVERLAPPING, APART)]
    if page.locator(".others .player:not(:has([data-presence]))").count():
        found.append(("unsaid", "who sits there"))
    if size[0] == 2560 and page.locator("footer").bounding_box()["height"] < 80:
        found.append(("little", "the bar of a large screen"))
    if size in PHONES and (high := page.locator("footer").bounding_box()["height"]) > BAR:
        found.append(("bar", high))
    if touch:
        found += [("small", one) for one in page.evaluate(boxes.SMALL, 40)]
    return found


@pytest.mark.parametrize("phase", MOMENTS)
def test_everything_is_in_sight_on_a_desktop(at, phase):
    page = at(phase)
    found = {}
    for language in LANGUAGES:
        boxes.speak(page, language)
        for size in DESKTOPS:
            boxes.resize(page, size)
            if wrong := problems(page, size, touch=False):
                found[language, size] = wrong
    assert found == {}


@pytest.mark.parametrize("phase", MOMENTS)
def test_there_is_room_for_fingers_on_phones_and_tablets(at, phase):
    page = at(phase, TOUCHED[0], touch=True)
    assert page.evaluate("matchMedia('(pointer: coarse)').matches")
    found = {}
    for language in LANGUAGES:
        boxes.speak(page, language)
        for size in TOUCHED:
            boxes.resize(page, size)
            for tab in range(4 if size in PHONES else 1):
                if size in PHONES:
                    page.locator("nav.tabs button").nth(tab).click()
                wrong = problems(page, size, touch=True)
                if phase == "mine" and (size not in PHONES or tab == 1):
                    wrong += [("unseen", one) for one in page.evaluate(boxes.UNSEEN, PIT)]
                if wrong:
                    found[language, size, tab] = wrong
    assert found == {}


# Where the cage can go is said by an arrow and a figure, over which nothing lies.
WAYS = """() => [...document.querySelectorAll('.act.ride')].map(one => {
    const way = one.querySelector('.way'), box = way?.getBoundingClientRect()
    const seen = box && way.contains(
        document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2))
    return [one.dataset.action.split(' ')[1], way ? way.dataset.way : null,
            way ? way.innerText : null, way ? seen : null]
})"""


@pytest.mark.parametrize("size", [(1280, 720), (360, 740)])
def test_the_shaft_says_where_the_cage_goes_and_what_it_costs(at, size):
    page = at("mine", size, touch=size[0] < 760)
    levels = ["surface", "yellow", "brown", "gray", "black"]
    here = fullest()["mine"].view(0)["players"][0]["cage"]["level"]
    for level in (here, *(one for one in ("black", "surface") if one != here)):
        if level != here:
            page.locator(f'.act.live[data-action="ride {level}"]').click()
            page.locator(f'.act.live[data-action="ride {here}"]').wait_for()
            here = level
        assert page.evaluate(WAYS) == [
            [one, None, None, None]
            if one == here
            else [one, "up" if levels.index(one) < levels.index(here) else "down", "1", True]
            for one in levels
        ]


def test_orders_that_a_phone_leaves_out_are_counted_and_a_press_away(at):
    page = at("mine", (360, 740), touch=True)
    count = len(fullest()["mine"].view(0)["players"][0]["outstanding"])
    assert page.locator(".mine .head h3").inner_text() == f"{count} orders"
    pit = page.locator(".ground").bounding_box()
    unseen = """() => [...document.querySelectorAll('.mine .orders .card')].filter(one => {
        const box = one.getBoundingClientRect()
        return !one.contains(document.elementFromPoint(box.x + 8, box.bottom - 4))
    }).length"""
    left_out = page.evaluate(unseen)
    assert page.locator("[data-all-orders]").inner_text() == f"{left_out} more"
    page.locator("[data-all-orders]").click()
    assert page.evaluate(unseen) == 0
    assert page.locator(".ground").bounding_box() == pit, "they lie over the pit, which stays"
    page.locator("nav.tabs button").first.click()
    assert page.locator("[data-strip] .all").inner_text().split() == [str(count), "orders"]


def test_a_larger_screen_shows_larger_things(at):
    page = at("place")
    widths = {}
    for size in DESKTOPS:
        boxes.resize(page, size)
        widths[size] = [
            page.locator(one).first.bounding_box()["width"]
            for one in (
                ".building .tile",
                ".building .card",
                ".clock .vehicle",
                ".ground .lorry",
                ".mine .orders .card",
            )
        ]
    small, *_, large = widths.values()
    assert all(much > 1.7 * little for little, much in zip(small, large, strict=True))
    assert all(much > 1.3 * little for little, much in zip(small, widths[1920, 1080], strict=True))


WHERE = """selectors => Object.fromEntries(selectors.flatMap(one =>
    [...document.querySelectorAll(one)].map((element, i) => [one + i, (box =>
        [box.x, box.y, box.width, box.height].map(Math.round))
        (element.getBoundingClientRect())])))"""
FIXED = [
    ".building",
    ".space",
    ".clock",
    ".cell",
    ".ground",
    ".level",
    ".others .player",
    ".log.panel",
    "footer",
]


@pytest.mark.parametrize("size", [(1280, 720), (360, 740)])
def test_nothing_moves_while_one_decides(at, size):
    """From the five orders drawn to the last one put back, and on to the end of the turn."""
    page = at("keep", size, touch=size[0] < 760)
    before = page.evaluate(WHERE, FIXED)
    page.locator("[data-help-switch]").click()
    assert page.evaluate(WHERE, FIXED) == before, "help pushes nothing aside"
    page.locator("[data-help-switch]").click()
    if size[0] < 760:  # five drawn cards are in one row, and use its width
        cards = [one.bounding_box() for one in page.locator(".choices .card").all()]
        assert len({round(one["y"]) for one in cards}) == 1
        assert cards[-1]["x"] + cards[-1]["width"] - cards[0]["x"] > 0.8 * size[0]
        last = page.locator("[data-menu]").bounding_box()
        assert last["x"] + last["width"] > size[0] - 16, "the bar above ends at the edge"
    for press in (".choices .act.live", '[data-action="return bottom"]'):
        page.locator(press).first.click()
        page.wait_for_timeout(150)
        assert page.evaluate(WHERE, FIXED) == before
    page.locator('footer [data-action="end"]').wait_for()
    assert page.locator(".choices").count() == 0
    assert page.evaluate(WHERE, FIXED) == before


def test_undo_and_end_stay_where_they_are(at):
    for size in ((1280, 720), (360, 740)):
        page = at("place", size)
        page.locator('.act.live[data-action^="place"]').first.click()
        page.locator("[data-undo]").wait_for()
        places = set()
        while page.locator("[data-undo]").count():
            assert page.locator("footer .button.main").count() <= 1
            places.add(str(page.locator("[data-undo]").bounding_box()))
            if page.locator('footer [data-action="end"]').count():
                break
            Person(page).press_something()
            page.wait_for_timeout(100)
        assert len(places) == 1


def test_dead_spaces_are_no_stop_for_the_keyboard(at):
    page = at("place")
    stops = "[...document.querySelectorAll('.act')].filter(one => one.tabIndex >= 0).length"
    assert page.evaluate(stops) == page.locator(".act.live").count() > 0


def test_the_focus_has_no_player_s_colour(at):
    page = at("place")
    page.locator(".act.live").first.focus()
    page.keyboard.press("Tab")
    ring, seats = page.evaluate("""() => {
        const style = getComputedStyle(document.documentElement)
        const paint = document.createElement('i')
        document.body.append(paint)
        const colour = name => (paint.style.color = style.getPropertyValue(name),
                                getComputedStyle(paint).color)
        return [getComputedStyle(document.activeElement).outlineColor,
                [0, 1, 2, 3].map(seat => colour('--seat-' + seat)).concat(colour('--slate'))]
    }""")
    assert ring not in seats


# One of each kind of control, and whatever state it can be in.
CONTROLS = [
    ".space.live", ".space:not(.live)", ".cell", ".others .player", ".ledger summary",
    ".orders .spot",
    ".choices .act", ".choices .button", ".choices .choose", "footer .button", ".act.load", ".more",
    ".moment", ".whose .button",
]  # fmt: skip


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("phase", ["place", "mine", "return", "end"])
def test_words_can_be_read_in_every_state(at, phase, theme):
    page = at(phase, theme=theme)
    found = [("at rest", one) for one in faint(page.locator(".page"))]
    for selector in CONTROLS:
        control = page.locator(selector).locator("visible=true")
        if not control.count() or (
            page.locator(".choices").count() and selector.startswith(".space")
        ):
            continue
        control.first.hover(force=True)
        found += [(f"{selector} hovered", one) for one in faint(control.first)]
        control.first.focus()
        found += [(f"{selector} focused", one) for one in faint(control.first)]
        page.mouse.down()
        found += [(f"{selector} pressed", one) for one in faint(control.first)]
        page.mouse.move(2, 2)
        page.mouse.up()
    assert found == []
