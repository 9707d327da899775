"""Where an element of the page is, in the mouse's pixels: JavaScript for every browser."""

# WebKit measures in the element's own pixels, which CSS's zoom makes larger or smaller.
BOX_OF = """one => {
    const box = one.getBoundingClientRect()
    if ('currentCSSZoom' in one) return box
    let zoom = 1
    for (let up = one; up; up = up.parentElement) zoom *= getComputedStyle(up).zoom
    return new DOMRect(box.x * zoom, box.y * zoom, box.width * zoom, box.height * zoom)
}"""
