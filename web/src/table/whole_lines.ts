// A box of lines that shows its end: no line is cut in half by its upper edge.

export function showEnd(box: HTMLElement): void {
  const list = box.firstElementChild as HTMLElement
  list.style.paddingBottom = ""
  const end = box.scrollHeight - box.clientHeight
  // Not boxes on the screen: those are magnified with the board, and what is scrolled is not.
  const starts = ([...list.children] as HTMLElement[]).map((line) => line.offsetTop - list.offsetTop)
  const first = starts.find((start) => start >= end - 1) ?? end
  // Below the last line as much is left free as the first one in sight is moved up.
  list.style.paddingBottom = `${Math.max(0, Math.ceil(first - end))}px`
  box.scrollTop = first
}
