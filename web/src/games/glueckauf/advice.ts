// What a sensible beginner would do next, for the guide: never more than advice, and always one of the
// legal actions. It looks one order and one trip ahead.

import { byUrgency } from "./wanted"
import { COALS, cardOf, crewAt, thingAt, tileOf, type Coal, type Player, type View } from "./types"

export type Kind = "deliver" | "mine" | "order" | "buy" | "money" | "bank"

interface Offer {
  view: View
  seat: number
  legal: ReadonlySet<string>
}

const MOST_WORKERS = 2 // that a beginner should spend on a space
const MOST_MINERS = 3
const ENOUGH_ORDERS = 2 // to have at hand
const ENOUGH_MARKS = 4

const sum = (cubes: Record<Coal, number>) => COALS.reduce((all, coal) => all + cubes[coal], 0)
const ownOf = ({ view, seat }: Offer): Player => view.players[seat]!

/** Cubes of a colour that could still be brought up. */
const inPit = (player: Player, coal: Coal) =>
  COALS.reduce((all, level) => all + player.pit[level].cubes[coal], 0)

/** Spots of my orders for which no cube is on its way or in storage yet, by colour. */
export function wantedCoal(player: Player): Record<Coal, number> {
  const wanted = { yellow: 0, brown: 0, gray: 0, black: 0 }
  for (const { spots } of player.outstanding)
    for (const { colour, cubes } of spots) if (!cubes.length) wanted[colour]++
  for (const coal of COALS) wanted[coal] -= player.cage.cubes[coal] + player.storage[coal]
  return wanted
}

/** Cubes in the cage that an order waits for. */
function useful(player: Player): number {
  const wanted = wantedCoal(player)
  return COALS.reduce((all, coal) => all + player.cage.cubes[coal] + Math.min(0, wanted[coal]), 0)
}

// -- the draft ---------------------------------------------------------------------------

/** How many of an order's spots my pit has no spare cube for; the fewer, the sooner it is complete. */
function missing(player: Player, card: number): number {
  const wanted = wantedCoal(player)
  const lacks = COALS.map((coal) => {
    const spots = cardOf(card).spots.filter((colour) => colour === coal).length
    return spots ? Math.max(0, spots + Math.max(0, wanted[coal]) - inPit(player, coal)) : 0
  })
  return lacks.reduce((all, one) => all + one, 0)
}

function easiest(player: Player, cards: number[]): number | undefined {
  const spots = (card: number) => cardOf(card).spots.length
  const rank = (card: number) => missing(player, card) * 100 + spots(card) * 20 - cardOf(card).points
  return [...cards].sort((a, b) => rank(a) - rank(b))[0]
}

export const easiestInDraft = (at: Offer): number | undefined => easiest(ownOf(at), at.view.row)

// -- in the mine -------------------------------------------------------------------------

/** The levels worth a visit, those of the most urgent orders first. */
function levelsWorthAVisit(player: Player): Coal[] {
  const wanted = wantedCoal(player)
  const colours = byUrgency(player.outstanding).flatMap(({ spots }) =>
    spots.filter(({ cubes }) => !cubes.length).map(({ colour }) => colour),
  )
  const levels = colours
    .filter((coal) => wanted[coal] > 0)
    .flatMap((coal) => COALS.filter((level) => player.pit[level].cubes[coal]))
  return [...new Set(levels)]
}

/** The next step of a mining trip; null: nothing more is to be gained. */
export function nextStep(at: Offer): string | null {
  const player = ownOf(at)
  const { level } = player.cage
  const steps = at.view.steps
  const puts = byUrgency(player.outstanding).flatMap(({ card }) =>
    COALS.flatMap((coal) => [`put ${coal} on ${card}`, `fetch ${coal} for ${card}`]),
  )
  const put = puts.find((action) => at.legal.has(action))
  if (put) return put
  const wanted = wantedCoal(player)
  const load = COALS.find((coal) => wanted[coal] > 0 && at.legal.has(`load ${coal}`))
  if (load) return `load ${load}`
  const laden = useful(player)
  const isBelow = level !== "surface"
  // There and loaded, up again, and everything onto its order; or at least what is in the cage.
  const next = levelsWorthAVisit(player).find((one) => at.legal.has(`ride ${one}`))
  if (next && sum(player.cage.cubes) < 5 && steps >= 4 + laden) return `ride ${next}`
  if (laden && isBelow && at.legal.has("ride surface")) return "ride surface"
  if (next && steps >= 2) return `ride ${next}`
  return null
}

// -- where workers go --------------------------------------------------------------------

const isWorthMining = (player: Player) => levelsWorthAVisit(player).length > 0 || useful(player) > 0

/** The best of some spaces: the cheapest in workers, then by worth. */
function best(at: Offer, kind: string, worth: (space: string) => number, most = MOST_WORKERS): string | null {
  const spaces = [...at.legal]
    .filter((action) => action.startsWith(`place ${kind}-`) && !action.endsWith("-draw"))
    .map((action) => action.slice("place ".length))
    .filter((space) => crewAt(at.view, space).price <= most)
  const rank = (space: string) => worth(space) - 10 * crewAt(at.view, space).price
  return spaces.sort((a, b) => rank(b) - rank(a))[0] ?? null
}

/** The space for each kind of action that is worth it now, without a thought for the others. */
export function spaceFor(at: Offer, kind: Kind): string | null {
  const player = ownOf(at)
  const number = (space: string) => Number(space.split("-")[1])
  switch (kind) {
    case "deliver":
      return best(at, "delivery", () => 0, player.workers)
    case "mine": // more steps are worth another worker
      return isWorthMining(player) ? best(at, "mining", (space) => number(space) * 4, MOST_MINERS) : null
    case "order":
      return best(at, "order", (space) => {
        const card = Number(thingAt(at.view, space))
        return cardOf(card).points / 2 - missing(player, card) * 4
      })
    case "buy": {
      const wanted = wantedCoal(player)
      return best(at, "factory", (space) => {
        const tile = tileOf(String(thingAt(at.view, space)))
        const coal = tile.tile.split("-")[1] as Coal
        return (wanted[coal] > inPit(player, coal) ? 8 : 0) + tile.lorries - tile.price / 2
      })
    }
    case "money":
      return best(at, "money", number)
    case "bank":
      return at.legal.has("place bank") ? "bank" : null
  }
}

/** What is best done next, and where. */
export function nextPlace(at: Offer): { kind: Kind; space: string } | null {
  const player = ownOf(at)
  const open = player.outstanding.filter(({ complete }) => !complete).length
  const lacksCoal = COALS.some((coal) => wantedCoal(player)[coal] > inPit(player, coal))
  const wishes: [Kind, boolean][] = [
    ["deliver", true],
    ["mine", true],
    ["order", open < ENOUGH_ORDERS],
    ["buy", lacksCoal],
    ["money", player.money < ENOUGH_MARKS],
    ["buy", true],
    ["order", true],
    ["money", true],
    ["bank", true],
  ]
  for (const [kind, isWished] of wishes) {
    const space = isWished ? spaceFor(at, kind) : null
    if (space) return { kind, space }
  }
  return null
}
