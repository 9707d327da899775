// Where a thing is on the screen, in every browser in the pixels of the mouse and of what is not magnified.

export function boxOf(element: Element): DOMRect {
  const box = element.getBoundingClientRect()
  if ("currentCSSZoom" in Element.prototype) return box
  // WebKit still measures in the pixels of the thing itself, which `zoom` makes larger or smaller.
  let zoom = 1
  for (let one: Element | null = element; one; one = one.parentElement)
    zoom *= Number(getComputedStyle(one).zoom)
  return new DOMRect(box.x * zoom, box.y * zoom, box.width * zoom, box.height * zoom)
}
