// What this device does with a drawn card that is asked about. The others see how long it takes: so
// none of these may take longer, or less long, because the card fits (GG-A-52).

export const WAYS = ["soon", "ask", "lay"] as const
export type Way = (typeof WAYS)[number]

/** Until the answer is given by itself, in milliseconds; never, if it is to be asked. */
export const WAIT: Record<Way, number> = { soon: 5000, ask: Infinity, lay: 900 }

/** What is then done; it depends on the card, and nothing that takes time does. */
export function answer(way: Way, legal: string[]): string {
  return (way === "lay" && legal.find((action) => action.startsWith("lay"))) || "end"
}

const KEY = "glueck-griff-drawn"

function remembered(): Way {
  try {
    return WAYS.find((way) => way === localStorage.getItem(KEY)) ?? "soon"
  } catch {
    return "soon" // storage may be forbidden
  }
}

class Drawn {
  #way = $state<Way>(remembered())

  get way(): Way {
    return this.#way
  }
  set way(way: Way) {
    this.#way = way
    try {
      localStorage.setItem(KEY, way)
    } catch {
      // as above
    }
  }
}

export const drawn = new Drawn()
