"""Where things stand on a page: boxes of elements, measured, not looked at."""

from typing import Any

from covering import ALL

CHOSEN = ((360, 740), (768, 1024), (1024, 768), (1280, 720), (1920, 1080), (2560, 1440))
BESIDE = ((390, 844), (1180, 820), (1366, 768))  # hardly larger than one of them: the campaign's
SIZES = sorted((*CHOSEN, *BESIDE)) if ALL else CHOSEN

# Words that stick out of what they are written on, or are cut off by it.
CUT = """containers => {
    const out = []
    const walk = document.createTreeWalker(document.querySelector('.page'), NodeFilter.SHOW_TEXT)
    while (walk.nextNode()) {
        const text = walk.currentNode.data.trim(), on = walk.currentNode.parentElement
        if (!text || !on.checkVisibility({visibilityProperty: true})) continue
        // Names may be shortened; what scrolls is not cut; what is clipped away is read aloud.
        if (on.closest('.scroll, .ghost, [hidden], svg, .ground, .called, .whose h2, h1')) continue
        if (getComputedStyle(on).clipPath !== 'none') continue
        const range = document.createRange()
        range.selectNodeContents(walk.currentNode)
        const said = range.getBoundingClientRect()
        const box = on.closest(containers)
        const room = box?.getBoundingClientRect()
        if (said.width < 2 || !room) continue
        const air = said.height / 5  // above and below the letters
        if (said.left < room.left - 1.5 || said.right > room.right + 1.5
                || said.top < room.top - air || said.bottom > room.bottom + air)
            out.push([text.slice(0, 40), box.className.slice(0, 40),
                      [said, room].map(r => [r.x, r.y, r.right, r.bottom].map(Math.round))])
        for (let one = on; one && one !== box; one = one.parentElement)
            if (one.scrollWidth > one.clientWidth + 1
                    && getComputedStyle(one).overflowX !== 'visible')
                out.push([text.slice(0, 40), 'cut off by ' + one.className])
    }
    return out
}"""

# Of these, which are not wholly in sight, or lie under the bar at the bottom.
UNSEEN = """selectors => selectors.flatMap(selector => {
    const found = [...document.querySelectorAll(selector)].filter(one => one.checkVisibility())
    const end = document.querySelector('footer').getBoundingClientRect().top
    if (!found.length) return [[selector, 'is not there']]
    return found.map(one => one.getBoundingClientRect()).filter(box => box.top < -0.5
        || box.left < -0.5 || box.right > innerWidth + 0.5 || box.bottom > end + 0.5)
        .map(box => [selector, Math.round(box.top), Math.round(box.bottom), Math.round(end)])
})"""

# Pairs of these that lie over each other.
OVERLAPPING = """selectors => {
    const all = selectors.flatMap(one => [...document.querySelectorAll(one)])
        .filter(one => one.checkVisibility()).map(one => [one, one.getBoundingClientRect()])
    return all.flatMap(([one, a], i) => all.slice(i + 1).filter(([other, b]) =>
        !one.contains(other) && !other.contains(one) && a.left < b.right - 1 && b.left < a.right - 1
        && a.top < b.bottom - 1 && b.top < a.bottom - 1)
        .map(([other]) => [one.className, other.className]))
}"""

# What a finger cannot press well.
SMALL = """least => [...document.querySelectorAll(
    'main button, main summary, nav button, footer button, .choices label')].filter(one => {
    const box = one.getBoundingClientRect()
    return one.checkVisibility({visibilityProperty: true}) && box.width
        && (box.width < least - 0.6 || box.height < least - 0.6)
}).map(one => [one.className, one.dataset.action ?? '', ...['width', 'height'].map(
    side => Math.round(one.getBoundingClientRect()[side]))])"""

SPEAK = """language => {
    const select = document.querySelector('[data-setting=language]')
    select.value = language
    select.dispatchEvent(new Event('change', {bubbles: true}))
}"""


def speak(page: Any, language: str) -> None:
    """Switch, without loading again."""
    page.evaluate(SPEAK, language)
    page.wait_for_function("language => document.documentElement.lang === language", arg=language)


def resize(page: Any, size: tuple[int, int]) -> None:
    """And let everything find its place: what is measured follows a frame or two behind."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.evaluate("""async () => {
        for (let i = 0; i < 3; i++) await new Promise(requestAnimationFrame)
    }""")


def shine(page: Any, theme: str) -> None:
    """Day or night, as the machine has it: the page follows in a moment."""
    page.emulate_media(color_scheme=theme)
    page.wait_for_function("theme => document.documentElement.dataset.theme === theme", arg=theme)
