// What a thing is: said when a mouse rests on it, or a finger stays on it, besides the help mode. Things
// say so by `data-help`; a hint that is there already, say why something cannot be done, stays.

import type { Table } from "../table/table.svelte"
import { boxOf } from "./box"

const REST_MS = 900
const STAY_MS = 550
const MOVED = 10 // pixels after which a finger that stays is one that drags

type Helped = Pick<Table, "hint" | "helping" | "words">

export function helpful(node: HTMLElement, table: Helped) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let over: Element | null = null
  let from: { x: number; y: number } | null = null
  let said = false // the finger has been answered: what it lets go is no press

  const thingAt = (event: Event) => (event.target as Element).closest<HTMLElement>("[data-help]")
  function say(thing: HTMLElement): boolean {
    const key = `help-${thing.dataset.help}`
    if (table.hint || table.helping || !thing.isConnected || !table.words.has(key)) return false
    table.hint = { text: table.words.t(key), at: boxOf(thing) }
    return true
  }
  function stop(): void {
    clearTimeout(timer)
    over = from = null
  }

  function hover(event: PointerEvent): void {
    if (event.pointerType !== "mouse") return
    const thing = thingAt(event)
    if (thing === over) return
    if (over && table.hint) table.hint = null
    stop()
    over = thing
    if (thing && !event.buttons) timer = setTimeout(() => say(thing), REST_MS)
  }
  function leave(event: PointerEvent): void {
    if (event.pointerType !== "mouse") return
    if (over && table.hint) table.hint = null
    stop()
  }
  function down(event: PointerEvent): void {
    clearTimeout(timer)
    said = false
    if (event.pointerType === "mouse") return
    const thing = thingAt(event)
    from = { x: event.clientX, y: event.clientY }
    if (thing) timer = setTimeout(() => (said = say(thing)), STAY_MS)
  }
  function move(event: PointerEvent): void {
    if (from && Math.hypot(event.clientX - from.x, event.clientY - from.y) > MOVED) stop()
  }
  function up(event: PointerEvent): void {
    if (event.pointerType !== "mouse") stop()
  }
  function click(event: Event): void {
    if (!said) return
    said = false
    event.preventDefault()
    event.stopPropagation()
  }
  const menu = (event: Event) => from && event.preventDefault()

  const heard = {
    pointerover: hover, pointerleave: leave, pointerdown: down, pointermove: move,
    pointerup: up, pointercancel: up, contextmenu: menu,
  } // prettier-ignore
  for (const [name, hear] of Object.entries(heard)) node.addEventListener(name, hear as EventListener)
  node.addEventListener("click", click, true)
  return {
    destroy() {
      stop()
      for (const [name, hear] of Object.entries(heard)) node.removeEventListener(name, hear as EventListener)
      node.removeEventListener("click", click, true)
    },
  }
}
