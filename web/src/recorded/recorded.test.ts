// A round that was played on a server: all its messages, and how the table stood in the end.

import { expect, test } from "vitest"
import { Live, type Socket } from "../live"
import { patch } from "../patch"
import type { Happened } from "../wire"
import recorded from "./gluecksgriff.json"

test("all changes, one after the other, make the view of the end", () => {
  let view: object = {}
  let lines = 0
  const numbers: number[] = []
  const socket: Socket = { send() {}, close() {}, onopen: null, onmessage: null, onclose: null }
  const event = (message: Happened) => {
    numbers.push(message.n)
    if (message.changes) view = patch(view, message.changes)
    if (message.log) lines++
  }
  const live = new Live("/ws", { whole() {}, event, link() {} }, () => socket)
  socket.onopen!()
  for (const message of recorded.events) socket.onmessage!({ data: JSON.stringify(message) })
  live.close()
  expect(numbers).toEqual(recorded.events.map((message) => message.n))
  expect(view).toEqual(recorded.whole.view)
  expect(lines).toBe(recorded.whole.log.length)
})
