// A box of lines that shows its end: no line is cut in half by its upper edge.

/** Asks for all sizes first and changes something afterwards, so that the page is laid out once for it. */
export function showEnd(box: HTMLElement): void {
  const list = box.firstElementChild as HTMLElement
  const padding = parseInt(list.style.paddingBottom) || 0
  const end = Math.max(0, box.scrollHeight - padding - box.clientHeight)
  // Not boxes on the screen: those are magnified with the board, and what is scrolled is not.
  const lines = [...list.children] as HTMLElement[]
  const startOf = (line: HTMLElement) => line.offsetTop - list.offsetTop
  // Searched from the end, which is near: not every line is asked where it is.
  const before = lines.findLastIndex((line) => startOf(line) < end - 1)
  const first = lines[before + 1] ? startOf(lines[before + 1]!) : end
  // Below the last line as much is left free as the first one in sight is moved up.
  const wanted = Math.max(0, Math.ceil(first - end))
  if (wanted !== padding) list.style.paddingBottom = `${wanted}px`
  if (box.scrollTop !== first) box.scrollTop = first
}
