"""Whether words can be read: the contrast of every text with what it stands on (WCAG 1.4.3)."""

from typing import Any

# Of the texts under an element, those with too little contrast to all that is behind them.
FAINT = """root => {
    const canvas = document.createElement('canvas').getContext('2d', {willReadFrequently: true})
    const read = colour => {
        canvas.clearRect(0, 0, 1, 1); canvas.fillStyle = colour; canvas.fillRect(0, 0, 1, 1)
        const [r, g, b, a] = canvas.getImageData(0, 0, 1, 1).data
        return [r, g, b, a / 255]
    }
    const over = ([r, g, b, a], under) => [r, g, b].map((c, i) => c * a + under[i] * (1 - a))
    const light = rgb => rgb.map(c => c / 255).map(c => c <= 0.04045 ? c / 12.92
        : ((c + 0.055) / 1.055) ** 2.4)
        .reduce((sum, c, i) => sum + c * [0.2126, 0.7152, 0.0722][i], 0)
    const behind = (element) => {
        const chain = []
        for (let one = element; one; one = one.parentElement) chain.unshift(one)
        return chain.reduce((under, one) => {
            const style = getComputedStyle(one)
            return over(read(style.backgroundColor), under)
        }, read(getComputedStyle(document.body).backgroundColor).slice(0, 3))
    }
    const out = []
    const walk = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    while (walk.nextNode()) {
        const text = walk.currentNode.data.trim(), on = walk.currentNode.parentElement
        if (!text || !on.checkVisibility({visibilityProperty: true})) continue
        if (on.closest('svg, :disabled, .ghost, [hidden]')) continue
        if (getComputedStyle(on).clipPath !== 'none') continue
        const style = getComputedStyle(on), ground = behind(on)
        let opacity = 1
        for (let one = on; one; one = one.parentElement) opacity *= getComputedStyle(one).opacity
        const ink = read(style.color)
        const shown = over([ink[0], ink[1], ink[2], ink[3] * opacity], ground)
        const [a, b] = [light(shown), light(ground)].sort((x, y) => y - x)
        const size = parseFloat(style.fontSize), heavy = style.fontWeight >= 600
        const least = size >= 24 || (heavy && size >= 18.5) ? 3 : 4.5
        const ratio = (a + 0.05) / (b + 0.05)
        if (ratio < least) out.push([text.slice(0, 30), on.className.toString().slice(0, 30),
                                     Math.round(ratio * 100) / 100])
    }
    return out
}"""


def faint(locator: Any) -> list[Any]:
    """What is written there and hard to read."""
    return list(locator.evaluate(FAINT))
