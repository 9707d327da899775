// Glücksgriff in sentences.

import { t } from "../words.svelte"
import type { Line } from "./types"

/** A card by its name: numbers are themselves. */
export const cardName = (card: string): string =>
  /^[JHM]$/.test(card) ? t(`griff-card-${card}`) : card.startsWith("X") ? t("griff-card-X", { n: Number(card.slice(1)) + 1 }) : card

export function sayPlay(action: string, names: string[] = []): string {
  const [verb, ...rest] = action.split(" ")
  const cards = rest.join(" + ")
  switch (verb) {
    case "discard":
    case "offer":
      return t(`griff-${verb}`, { card: cardName(rest[0]!) })
    case "set":
    case "street":
    case "knock":
      return t(`griff-${verb}`, { cards })
    case "hourglass":
      return t("griff-hourglass", { name: names[Number(rest[0])] ?? "" })
    case "take":
      return rest[0] === "from" ? t("griff-take-from", { name: names[Number(rest[1])] ?? "" }) : t(`griff-take-${rest[0]}`)
    case "lay":
      return t(rest[0] ? `griff-lay-${rest[0]}` : "griff-lay")
    case "glücksgriff":
      return t("griff-call")
    case "end":
      return t("griff-end")
    default:
      return t(`griff-${verb}`)
  }
}

/** The same as something that was done. */
function sayDone(action: string, taken: string | undefined, names: string[]): string {
  const [verb, ...rest] = action.split(" ")
  const card = cardName(taken ?? rest[0] ?? "")
  if (verb === "take") return rest[0] === "from" ? t("did-take-from", { name: names[Number(rest[1])] ?? "" }) : t("did-take", { card })
  if (verb === "hourglass") return t("did-hourglass", { name: names[Number(rest[0])] ?? "" })
  return t(`did-${verb === "glücksgriff" ? "call" : verb}`, { card, cards: rest.join(" + ") })
}

export function tell(line: Line, names: string[]): string[] {
  const said = [t("log-line", { name: names[line.seat]!, what: sayDone(line.action, line.taken, names) })]
  if (line.action === "end") said.length = 0
  if (line.reshuffled) said.push(t("griff-reshuffled"))
  if (line.round_over !== undefined) {
    said.push(t("griff-round-over", { round: line.round_over }))
    for (const point of line.points) {
      if (point.why === "halved") said.push(t("griff-halved", { name: names[point.seat]!, points: line.totals![point.seat]! }))
      else if (point.why === "wrong-call") said.push(t("griff-wrong-call", { name: names[point.seat]!, points: point.points }))
      else said.push(t("griff-points", { name: names[point.seat]!, points: point.points }))
    }
  }
  return said
}
