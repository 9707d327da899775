#!/usr/bin/env node
// A bot that plays any legal action. docs/bot-protocol.md says how it works.
//
// glueck arena gluecksgriff --bot apprentice --bot cmd:examples/bot.mjs
// node examples/bot.mjs ws://127.0.0.1:8440/ws/bots/TABLE        (Node 22 or newer, or Deno, or Bun)

import { createInterface } from "node:readline"

const READY = JSON.stringify({ t: "ready", name: "Js" })

// Yours: turn.view is what the seat sees, turn.log what happened.
function decide(turn) {
  return turn.legal[Math.floor(Math.random() * turn.legal.length)]
}

function answer(line) {
  const message = JSON.parse(line)
  if (message.t !== "turn") return null
  return JSON.stringify({ t: "answer", number: message.number, action: decide(message) })
}

const url = process.argv[2]
if (url) {
  const socket = new WebSocket(url)
  socket.onopen = () => socket.send(READY)
  socket.onmessage = ({ data }) => {
    const reply = answer(data)
    if (reply) socket.send(reply)
  }
} else {
  console.log(READY)
  for await (const line of createInterface({ input: process.stdin })) {
    const reply = answer(line)
    if (reply) console.log(reply)
  }
}
