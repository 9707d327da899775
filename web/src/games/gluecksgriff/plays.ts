// From cards to plays: which legal actions lay exactly the cards that were selected. What is legal,
// only the server knows; here its words are taken apart.

export type House = { card: string; power: string }[]

const POWER: Record<string, string> = { joker: "J", hourglass: "H", magic_hand: "M" }

/** The cards of my hand that an action lays; none for actions without cards. */
export function cardsOf(action: string): string[] {
  const [verb, ...rest] = action.split(" ")
  switch (verb) {
    case "discard":
    case "offer":
      return rest
    case "set":
    case "street":
    case "knock":
      return rest.flatMap((group) => group.split("-"))
    case "hourglass":
    case "deflect":
      return ["H"]
    case "magic":
      return ["M"]
    default:
      return []
  }
}

const sorted = (cards: string[]) => [...cards].sort().join(" ")

/** House cards with the power of another card are laid in its name. */
const asPower = (cards: string[], house: House) =>
  cards.map((card) => POWER[house.find((one) => one.card === card)?.power ?? ""] ?? card)

export function playsOf(legal: string[], selected: string[], house: House): string[] {
  if (!selected.length) return []
  const names = new Set([sorted(selected), sorted(asPower(selected, house))])
  return legal.filter((action) => cardsOf(action).length && names.has(sorted(cardsOf(action))))
}

/** Whether some legal play lays all of these, and perhaps more. */
export function leadsSomewhere(legal: string[], selected: string[], house: House): boolean {
  return [selected, asPower(selected, house)].some((cards) =>
    legal.some((action) => holds(cardsOf(action), cards)),
  )
}

function holds(all: string[], some: string[]): boolean {
  const rest = [...all]
  return some.every((card) => {
    const at = rest.indexOf(card)
    if (at >= 0) rest.splice(at, 1)
    return at >= 0
  })
}

/** What somebody who selects these cards has in mind: the server is asked why it cannot be done. */
export function attempt(selected: string[]): string | null {
  const numbers = selected.filter((card) => /^\d+$/.test(card)).sort((a, b) => Number(a) - Number(b))
  const jokers = selected.filter((card) => card === "J")
  if (selected.length === 1) return `discard ${selected[0]}`
  if (numbers.length + jokers.length < selected.length || !numbers.length) return null
  if (new Set(numbers).size === 1) return `set ${[...numbers, ...jokers].join("-")}`
  return `street ${inARow(numbers, jokers).join("-")}`
}

/** Numbers ascending, with jokers where one is missing. */
function inARow(numbers: string[], jokers: string[]): string[] {
  const rest = [...jokers]
  const row = numbers.flatMap((number, i) => {
    const gap = i > 0 && Number(number) - Number(numbers[i - 1]) === 2
    return gap && rest.length ? [rest.pop()!, number] : [number]
  })
  return [...row, ...rest]
}

/** Whether a card is drawn after this play, in the same turn. */
const isFollowedByDraw = (action: string) => /^(discard|set|street|hourglass) /.test(action)

/** The discard these plays leave no doubt about: with it, the pile to draw from can be pressed at once. */
export function onlyDiscard(plays: string[]): string | null {
  const discards = plays.filter(isFollowedByDraw)
  return discards.length === 1 ? discards[0]! : null
}
