// Who is not ready yet, in words.

import { titleOf } from "../games/registry"
import { longest, preparations, roughly, type Wait } from "../state/readiness"
import type { GameInfo } from "../wire"
import { botName } from "../names"
import { list, t } from "../words.svelte"

function about(seconds: number): string {
  const { unit, n } = roughly(seconds)
  return t(`about-${unit}`, { n })
}

/** A level to choose, and when it will be ready: in some of so many games, or in all. */
export function withReadiness(text: string, waits: readonly Wait[], games = 1): string {
  if (!waits.length) return text
  const seconds = longest(waits.map((wait) => wait.seconds))
  const when = seconds === null ? t("ready-soon") : t("ready-in", { time: about(seconds) })
  return waits.length < games
    ? t("bot-when-in", { level: text, when, games: list(waits.map(({ game }) => titleOf(game))) })
    : t("bot-when", { level: text, when })
}

const titleWithTime = (game: string, seconds: number | null): string =>
  seconds === null ? titleOf(game) : t("game-time", { game: titleOf(game), time: about(seconds) })

/** Who is being prepared for which games; nothing if all are ready. */
export function describePreparation(games: readonly GameInfo[]): string {
  const sentences = preparations(games).map(({ levels, games }) =>
    t("preparing", {
      n: levels.length,
      levels: list(levels.map(botName)),
      games: list(games.map(({ game, seconds }) => titleWithTime(game, seconds))),
    }),
  )
  return sentences.length ? [...sentences, t("preparing-others")].join(" ") : ""
}

/** That there are no hints yet. */
export const describeHintsUnready = (seconds: number | null): string =>
  seconds === null ? t("error-hint_unready") : t("hint-unready-for", { time: about(seconds) })

/** Instead of whose turn it is: that a bot is not ready to take it. */
export const describeUnready = (name: string, seconds: number | null): string =>
  seconds === null ? t("turn-unready", { name }) : t("turn-unready-for", { name, time: about(seconds) })
