// Links to deals. Without a server, the link itself carries the seed: whoever has it can look at the cards
// beforehand, so such a comparison works on trust. It may carry the result of whoever sends it as well.

export interface SeedDeal {
  game: string
  /** «me» first, then levels of bots. */
  seats: string[]
  /** 64 hexadecimal digits. */
  seed: string
}

/** What a link says about who sent it. */
export interface Told {
  name: string
  /** Of all seats, the player's first. */
  scores: number[]
  places: number[]
}

const CODE = /^seed\.([a-z]+)\.([a-z]+(?:-[a-z]+){0,6})\.([2-8])\.([0-9a-f]{64})$/
const ALL_DIGITS = /^[0-9a-f]{64}$/i
const TYPED = /^(?:0x[0-9a-f]+|[0-9]{1,78})$/i
const NUMBERS = /^-?[0-9]{1,4}(?:\.-?[0-9]{1,4})*$/
const MOST_NAME = 40 // letters

/** One level for all bots, or one for each. */
export function codeOf({ game, seats, seed }: SeedDeal): string {
  const bots = seats.slice(1)
  const levels = new Set(bots).size === 1 ? bots[0] : bots.join("-")
  return `seed.${game}.${levels}.${seats.length}.${seed}`
}

/** What a code carries; null: it is a server's. */
export function seedDealOf(code: string): SeedDeal | null {
  const [, game, names, size, seed] = CODE.exec(code) ?? []
  if (!game) return null
  const levels = names!.split("-")
  const bots = levels.length === 1 ? Array<string>(Number(size) - 1).fill(names!) : levels
  return bots.length === Number(size) - 1 ? { game, seats: ["me", ...bots], seed: seed! } : null
}

export function linkOf(code: string, told?: Told): string {
  const { name = "", scores = [], places = [] } = told ?? {}
  const result = new URLSearchParams({ name, scores: scores.join("."), places: places.join(".") })
  return `${location.href.split("#")[0]}#deal=${code}${told ? `&${result}` : ""}`
}

/** The result that a link carries; null: none, or nothing that a game of so many seats could end with. */
export function toldBy(place: URLSearchParams, seats: number): Told | null {
  const [scores, places] = ["scores", "places"].map((key) => {
    const text = place.get(key) ?? ""
    return NUMBERS.test(text) ? text.split(".").map(Number) : []
  }) as [number[], number[]]
  // Whatever has no look of its own, or changes that of others, is no part of a name.
  const name = [...(place.get("name") ?? "").replace(/\p{C}/gu, "").trim()].slice(0, MOST_NAME).join("")
  const isWhole = scores.length === seats && places.length === seats
  return name && isWhole && places.every((one) => one >= 1 && one <= seats) ? { name, scores, places } : null
}

export function freshSeed(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("")
}

/** What somebody types as in a terminal: a number, hexadecimal after 0x; or all digits, as they are shown
 * when a deal is over. As 64 hexadecimal digits; null: it is none. */
export function seedFrom(text: string): string | null {
  const typed = text.trim()
  if (ALL_DIGITS.test(typed)) return typed.toLowerCase()
  const digits = TYPED.test(typed) ? BigInt(typed.toLowerCase()).toString(16) : ""
  return digits && digits.length <= 64 ? digits.padStart(64, "0") : null
}
