// The first round, explained: knock, discard and draw, call, and how it is counted.

import { guideOf } from "client/games/client"
import type { Moment as AnyMoment, Step as AnyStep } from "client/guide/steps"
import { bestDraw, bestPlay, pointsOf } from "./advice"
import SAVE from "./guide.json"
import { cardsOf } from "./plays"
import { cardNames } from "./say"
import type { View } from "./types"

type Moment = AnyMoment<View>
type Step = AnyStep<View>

const MUCH_LESS = 10 // points by which a discard is worse than the best one

const press = (action: string) => `[data-action="${action}"]`
const isIn = (phase: string) => (at: Moment) => at.view.phase === phase
const isPlaying = isIn("main")
const isKnock = (action: string | null) => action?.startsWith("knock ") ?? false
const isBest = (action: string, at: Moment) => pointsOf(action) >= pointsOf(bestPlay(at)!)
const isDiscard = (action: string) => /^(discard|set|street) /.test(action)
const lays = (at: Moment) => [...at.legal].filter((action) => action.startsWith("lay"))

/** First the cards that are not selected yet, then the play that they make. */
function playing(at: Moment): string[] {
  const play = bestPlay(at)
  if (!play) return []
  const cards = [...new Set(cardsOf(play))]
  return [
    `.plays ${press(play)}`,
    ...cards.map((card) => `.fan [data-card="${card}"]:not([aria-pressed="true"])`),
  ]
}
const cards = (at: Moment) => ({ cards: cardNames(cardsOf(bestPlay(at) ?? ""), []) })

/** Once as a lesson, then briefly whenever it fits. */
const twice = (step: Step): Step[] => [step, { ...step, id: `${step.id}-again`, repeats: true }]

const steps: Step[] = [
  { id: "scoring", anytime: true, inDialog: true, when: (at) => at.isCounting },
  { id: "done", anytime: true, isLast: true, when: (at) => at.view.round > 1 },
  { id: "welcome", when: isPlaying, points: () => [".hand"] },
  {
    id: "hourglass",
    repeats: true,
    when: isIn("react"),
    good: () => true,
    points: () => [".plays"],
  },
  {
    id: "last",
    when: (at) => isPlaying(at) && at.view.caller !== null,
    good: () => true,
    points: playing,
  },
  {
    id: "call",
    when: (at) => isPlaying(at) && at.legal.has("glücksgriff"),
    good: (action) => action === "glücksgriff",
    points: () => [press("glücksgriff")],
  },
  {
    id: "knock",
    when: (at) => isPlaying(at) && isKnock(bestPlay(at)),
    good: isKnock,
    points: playing,
    args: cards,
  },
  {
    id: "discard",
    when: (at) => isPlaying(at) && bestPlay(at) !== null && !isKnock(bestPlay(at)),
    good: isBest,
    points: playing,
    args: cards,
  },
  {
    id: "discard-again",
    repeats: true,
    when: (at) => isPlaying(at) && bestPlay(at) !== null,
    good: isBest,
    points: playing,
    args: cards,
  },
  ...twice({
    id: "draw",
    when: isIn("draw"),
    good: (action) => /^(draw|take)/.test(action),
    points: (at) => [`.piles ${press(bestDraw(at))}`],
  }),
  {
    id: "lay",
    repeats: true,
    when: (at) => isIn("after-draw")(at) && lays(at).length > 0,
    good: (action) => action.startsWith("lay"),
    points: (at) => [`.plays ${press(lays(at)[0]!)}`],
  },
  ...twice({
    id: "keep",
    when: isIn("after-draw"),
    good: (action) => action === "end",
    points: () => [`.plays ${press("end")}`],
  }),
  { id: "free", repeats: true, when: () => true, good: () => true },
]

/** Many points stay in hand that could have gone. */
function poor(action: string, at: Moment): string | null {
  const best = bestPlay(at)
  return best && isDiscard(action) && pointsOf(action) + MUCH_LESS <= pointsOf(best) ? "discard" : null
}

export default guideOf<View>({ save: SAVE, seat: 0, steps, poor })
