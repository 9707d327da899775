"""How well the words of every control can be read, in each state that it can be in.

A control is whatever can be pressed, chosen or filled in; new ones are found by themselves. What
the page's style sheets say of `:hover` and so on they are made to say of an attribute as well, so
that all controls can be drawn as if the mouse were on them, and the colours that the browser then
has computed are laid over each other as it would. What is a picture (SVG) is not text and not
looked at.
"""

from typing import Any

STATES = {
    "normal": "",
    "hover": "hover",
    "focus": "focus focus-visible",
    "active": "hover active",
}
CONTROLS = """button, a[href], input, select, textarea, summary, label:has(input, select),
    [role=tab], [role=menuitem], [role=option], [tabindex]:not([tabindex='-1'], [role=log])"""

POOR = """([controls, state]) => {
    const box = document.createElement('canvas').getContext('2d', {willReadFrequently: true})
    const known = new Map()
    const rgba = colour => {
        if (!known.has(colour)) {
            box.clearRect(0, 0, 1, 1)
            box.fillStyle = colour
            box.fillRect(0, 0, 1, 1)
            const [r, g, b, a] = box.getImageData(0, 0, 1, 1).data
            known.set(colour, [r, g, b, a / 255])
        }
        return known.get(colour)
    }
    const over = ([r, g, b, a], under) => [r, g, b].map((part, i) => part * a + under[i] * (1 - a))
    const once = ask => {  // of what is around many words
        const asked = new Map()
        return one => {
            if (!asked.has(one)) asked.set(one, ask(one))
            return asked.get(one)
        }
    }
    const lookOf = once(one => {
        const style = getComputedStyle(one)
        const stops = [...style.backgroundImage.matchAll(/rgba?\\([^)]*\\)/g)].map(one => one[0])
        return {
            grounds: [style.backgroundColor, ...stops.slice(0, 1)], opacity: Number(style.opacity),
            brightness: /brightness\\(([\\d.]+)\\)/.exec(style.filter)?.[1] ?? 1,
        }
    })
    const brighter = (by, colour) => colour.map(part => Math.min(255, part * by))
    // What stands before a child and lies under it all the same.
    const beneath = once(child => {
        const parent = child.parentElement
        const box = child.getBoundingClientRect()
        const x = box.x + box.width / 2, y = box.y + box.height / 2
        const siblings = [...parent.children]
        return siblings.slice(0, siblings.indexOf(child)).flatMap(one => {
            const style = getComputedStyle(one), at = one.getBoundingClientRect()
            const lies = ['absolute', 'fixed'].includes(style.position) && !one.matches('svg')
            return lies && at.x <= x && x <= at.right && at.y <= y && y <= at.bottom
                ? [style.backgroundColor] : []
        })
    })
    // What lies under the text and the text itself, after everything around it was drawn.
    const drawn = (chain, ground, ink) => {
        if (!chain.length) return [ground, over(rgba(ink), ground)]
        const {grounds, brightness, opacity} = lookOf(chain[0])
        const inner = [...grounds, ...(chain.length > 1 ? beneath(chain[1]) : [])]
            .reduce((under, colour) => over(rgba(colour), under), ground)
        return drawn(chain.slice(1), inner, ink)
            .map(colour => brighter(brightness, colour))
            .map(colour => over([...colour, opacity], ground))
    }
    const light = colour => {
        const [r, g, b] = colour.map(part => {
            const share = part / 255
            return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
        })
        return 0.2126 * r + 0.7152 * g + 0.0722 * b
    }
    const ratio = (one, other) => {
        const [dark, bright] = [light(one), light(other)].sort((a, b) => a - b)
        return (bright + 0.05) / (dark + 0.05)
    }
    const texts = control => {
        if (control.matches('input, select, textarea'))
            return control.value && !control.matches('[type=checkbox], [type=radio], [type=range]')
                ? [[control, control.value]] : []
        const found = [], walk = document.createTreeWalker(control, NodeFilter.SHOW_TEXT)
        while (walk.nextNode()) {
            const {data, parentElement: parent} = walk.currentNode
            if (!data.trim() || parent.closest('svg, option, .hidden-label')) continue
            if (parent.closest(controls) !== control) continue
            if (!parent.checkVisibility({visibilityProperty: true})) continue
            const {width, height} = parent.getBoundingClientRect()
            if (width > 1 && height > 1) found.push([parent, data.trim()])
        }
        return found
    }
    const dialog = [...document.querySelectorAll('dialog[open]')].at(-1)
    const poor = []
    let seen = 0
    for (const control of (dialog ?? document).querySelectorAll(controls)) {
        if (!control.checkVisibility({visibilityProperty: true})) continue
        for (const [element, text] of texts(control)) {
            const chain = []
            for (let one = element; one; one = one.parentElement) chain.unshift(one)
            const style = getComputedStyle(element), size = parseFloat(style.fontSize)
            // A space of a board on which nothing can be done now steps back, as large print does.
            const stepsBack = control.matches('.act[aria-disabled=true]')
            const isLarge = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700)
            const least = isLarge || stepsBack ? 3 : 4.5
            const [ground, ink] = drawn(chain, [255, 255, 255], style.color)
            seen++
            if (ratio(ground, ink) < least)
                poor.push(`${state}: ${text.slice(0, 30)} (${control.tagName}.`
                    + `${control.className}) ${ratio(ground, ink).toFixed(2)}`)
        }
    }
    return [seen, [...new Set(poor)]]
}"""


# Whatever is said of a state is said of the attribute, too; in what was loaded since, as well.
TEACH = """attribute => {
    const state = /:(hover|focus-visible|focus|active)(?![\\w-])/g
    const teach = rule => {
        const said = rule.selectorText
        if (said?.match(state) && !said.includes(attribute))
            rule.selectorText = said + ', ' + said.replace(state, `[${attribute}~=$1]`)
        for (const inner of rule.cssRules ?? []) teach(inner)
    }
    for (const sheet of document.styleSheets) for (const rule of sheet.cssRules) teach(rule)
}"""
DRAW = """([controls, attribute, state]) => {
    for (const one of document.querySelectorAll(controls)) one.setAttribute(attribute, state)
}"""
ATTRIBUTE = "data-drawn-as"


def hard_to_read(page: Any) -> list[str]:
    """Which words of controls are, and in which state; at least some must have been looked at."""
    page.evaluate(TEACH, ATTRIBUTE)
    poor: list[str] = []
    for state, drawn in STATES.items():
        page.evaluate(DRAW, [CONTROLS, ATTRIBUTE, drawn])
        seen, here = page.evaluate(POOR, [CONTROLS, state])
        assert seen > 0
        poor += here
    page.evaluate(DRAW, [CONTROLS, ATTRIBUTE, ""])
    page.evaluate(DISABLE, True)
    poor += page.evaluate(POOR, [CONTROLS, "disabled"])[1]
    page.evaluate(DISABLE, False)
    return poor


# Of whatever is a button or a field, as if it could not be used now.
DISABLE = """disabled => {
    for (const one of document.querySelectorAll('.button, .field')) {
        if (disabled && one.disabled) one.dataset.was = ''
        one.disabled = disabled || 'was' in one.dataset
        if (!disabled) delete one.dataset.was
    }
}"""
