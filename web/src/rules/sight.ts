// Which chapter of a book is being read: the last one whose title is not below the upper part of the screen.

const UPPER_PX = 160

/** Tells the chapter's id now, and whenever another one comes; what is returned ends it. */
export function chapterInSight(book: HTMLElement, tell: (id: string) => void): () => void {
  let waiting = 0
  function look(): void {
    waiting = 0
    const titles = [...book.querySelectorAll("h2")]
    const read = titles.findLast((title) => title.getBoundingClientRect().top < UPPER_PX)
    tell((read ?? titles[0])?.id ?? "")
  }
  const soon = () => (waiting ||= requestAnimationFrame(look))
  addEventListener("scroll", soon, { capture: true, passive: true }) // of the page, or of a dialog
  soon()
  return () => {
    cancelAnimationFrame(waiting)
    removeEventListener("scroll", soon, { capture: true })
  }
}
