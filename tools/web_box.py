"""Where a thing in the page is, in the pixels of the mouse: JavaScript for every browser."""

# WebKit measures in the pixels of the thing itself, which CSS's zoom makes larger or smaller.
BOX_OF = """one => {
    const box = one.getBoundingClientRect()
    if ('currentCSSZoom' in one) return box
    let zoom = 1
    for (let up = one; up; up = up.parentElement) zoom *= getComputedStyle(up).zoom
    return new DOMRect(box.x * zoom, box.y * zoom, box.width * zoom, box.height * zoom)
}"""
