"""Glück Auf has room on every screen, at its fullest moments, in all languages, day and night."""

import pytest
from web_person import Person

from covering import covering
from web import boxes
from web.contrast import hard_to_read
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
PIT = [".ground", ".level", ".mine .cage", ".mine .orders", ".steps"]
BAR = 60  # pixels: the bar of the turn on a phone is one row
CONTAINERS = (
    ".box, .cell, .player, .walls, .choices, .whose, .ledger, .button, .card, .clock, .surface,"
    " footer, header, .tabs button"
)
BOTS = ("apprentice",) * 3


@pytest.fixture
def at(open_page):
    """A page at the fullest moment of a phase: the same page for one moment after the other."""
    pages = []

    def open_moment(phase, size=(1280, 720), touch=False):
        if not pages:
            how = {"expects": "401", "blank": True, "touch": touch}
            pages.append(open_page("en", size, **how))
        page = pages[0]
        page.set_viewport_size({"width": size[0], "height": size[1]})
        page.mouse.move(2, 2)  # from where it was pressed before
        Person(page).open_position(fullest()[phase], "me", *BOTS)
        boxes.resize(page, size)  # all that is measured has been
        assert not touch or page.evaluate("matchMedia('(pointer: coarse)').matches")
        return page

    return open_moment


# All that can be wrong with how things lie, asked at once.
WRONG = f"""([containers, apart, seen, least]) => {{
    const root = document.documentElement, found = []
    const note = (what, all) => found.push(...all.map(one => [what, one]))
    note('cut', ({boxes.CUT})(containers))
    note('over', ({boxes.OVERLAPPING})(apart))
    note('unseen', ({boxes.UNSEEN})(seen))
    if (least) note('small', ({boxes.SMALL})(least))
    if (root.scrollWidth > innerWidth) note('wide', [root.scrollWidth])
    if (innerWidth >= 1280 && root.scrollHeight > innerHeight) note('high', [root.scrollHeight])
    const bar = document.querySelector('footer').getBoundingClientRect().height
    if (innerWidth < 760 && bar > {BAR}) note('bar', [bar])
    if (document.querySelector('.others .player:not(:has([data-presence]))'))
        note('unsaid', ['who sits there'])
    if (innerWidth === 2560 && bar < 80) note('little', [bar])
    return found
}}"""


def problems(page, seen, touch):
    return page.evaluate(WRONG, [CONTAINERS, APART, seen, 40 if touch else 0])


def on_a_desktop(page, size):
    boxes.resize(page, size)
    return problems(page, PARTS, touch=False)


def under_fingers(page, size, phase):
    """On a phone, each of its tabs."""
    boxes.resize(page, size)
    found = []
    for tab in range(4 if size in PHONES else 1):
        if size in PHONES:
            page.evaluate(TAB, tab)
        is_mining = phase == "mine" and (size not in PHONES or tab == 1)
        found += [(tab, one) for one in problems(page, PIT if is_mining else [], touch=True)]
    return found


TAB = """async tab => {
    document.querySelectorAll('nav.tabs button')[tab].click()
    for (let i = 0; i < 3; i++) await new Promise(requestAnimationFrame)
}"""


@pytest.mark.parametrize("sizes", [DESKTOPS, TOUCHED], ids=["desktop", "touched"])
def test_there_is_room_for_everything(at, sizes):
    """On desktops all of it is in sight; on phones and tablets a finger can press it. Each moment
    on each screen, each language on each screen and at each moment; the campaign tries all
    combinations. Day and night differ in colours only."""
    found, shown = {}, None
    for phase, language, size in covering(MOMENTS, LANGUAGES, sizes):
        if phase != shown:
            page, shown = at(phase, size, touch=sizes is TOUCHED), phase
        boxes.speak(page, language)
        wrong = under_fingers(page, size, phase) if sizes is TOUCHED else on_a_desktop(page, size)
        if wrong:
            found[phase, language, size] = wrong
    assert found == {}


# Where the cage can go is said by an arrow and a figure, over which nothing lies.
WAYS = """() => [...document.querySelectorAll('.act.ride')].map(one => {
    const way = one.querySelector('.way'), box = way?.getBoundingClientRect()
    const seen = box && way.contains(
        document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2))
    return [one.dataset.action.split(' ')[1], way ? way.dataset.way : null,
            way ? way.innerText : null, way ? seen : null]
})"""


LEVELS = ["surface", "yellow", "brown", "gray", "black"]


def test_the_shaft_says_where_the_cage_goes_and_what_it_costs(at):
    page = at("mine")
    here = fullest()["mine"].view(0)["players"][0]["cage"]["level"]
    for level in (here, *(one for one in ("black", "surface") if one != here)):
        if level != here:
            page.locator(f'.act.live[data-action="ride {level}"]').click()
            page.locator(f'.act.live[data-action="ride {here}"]').wait_for()
            here = level
        for size in ((1280, 720), (360, 740)):
            boxes.resize(page, size)
            assert page.evaluate(WAYS) == [
                [one, None, None, None]
                if one == here
                else [one, "up" if LEVELS.index(one) < LEVELS.index(here) else "down", "1", True]
                for one in LEVELS
            ]
        boxes.resize(page, (1280, 720))


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
    boxes.resize(page, (360, 740))
    assert page.evaluate(unseen) == 0
    assert page.locator(".ground").bounding_box() == pit, "they lie over the pit, which stays"
    page.locator("nav.tabs button").first.click()
    assert page.locator("[data-strip] .all").inner_text().split() == [str(count), "orders"]


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
    """From the five orders drawn to the last one put back, and on to the end of the turn; and in
    another turn, undo and end are always in the same place."""
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


LARGER = (
    ".building .tile", ".building .card", ".clock .vehicle", ".ground .lorry",
    ".mine .orders .card",
)  # fmt: skip
RING = """() => {
    const style = getComputedStyle(document.documentElement)
    const paint = document.createElement('i')
    document.body.append(paint)
    const colour = name => (paint.style.color = style.getPropertyValue(name),
                            getComputedStyle(paint).color)
    return [getComputedStyle(document.activeElement).outlineColor,
            [0, 1, 2, 3].map(seat => colour('--seat-' + seat)).concat(colour('--slate'))]
}"""


def test_larger_things_on_a_larger_screen_and_keys_stop_where_something_can_be_done(at):
    page = at("place")
    stops = "[...document.querySelectorAll('.act')].filter(one => one.tabIndex >= 0).length"
    assert page.evaluate(stops) == page.locator(".act.live").count() > 0
    page.locator(".act.live").first.focus()
    page.keyboard.press("Tab")
    ring, seats = page.evaluate(RING)
    assert ring not in seats, "the focus has no player's colour"
    widths = {}
    for size in DESKTOPS:
        boxes.resize(page, size)
        widths[size] = [page.locator(one).first.bounding_box()["width"] for one in LARGER]
    small, *_, large = widths.values()
    assert all(much > 1.7 * little for little, much in zip(small, large, strict=True))
    assert all(much > 1.3 * little for little, much in zip(small, widths[1920, 1080], strict=True))


def test_words_can_be_read_in_every_state(at):
    """All of them at rest, and those of controls in every state."""
    for phase in ("place", "mine", "return", "end"):
        page = at(phase)
        for theme in ("light", "dark"):
            boxes.shine(page, theme)
            assert faint(page.locator(".page")) == [], (phase, theme)
            assert hard_to_read(page) == [], (phase, theme)
