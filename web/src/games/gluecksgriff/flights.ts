// Cards fly from hands to the pile and back.

import type { Flight } from "client/flights"
import { cardsOf } from "./plays"
import type { Line } from "./types"

export function flights({ action, seat }: Line): Flight[] {
  const [verb, a = "", b = ""] = action.split(" ")
  const hand = [`hand:${seat}`, `seat:${seat}`]
  if (verb === "draw") return [{ from: ["stock"], to: hand, ghost: "back" }]
  if (verb === "take") return [{ from: a === "from" ? [`laid:${b}`] : ["pile"], to: hand, ghost: "back" }]
  if (verb === "hourglass") return [{ from: hand, to: [`seat:${a}`], ghost: "back" }]
  return cardsOf(action).map((_, i) => ({
    from: hand,
    to: verb === "offer" ? [`seat:${seat}`] : ["pile"],
    ghost: "back",
    delay: i * 90,
  }))
}
