// A length of time: as a clock shows it (3:07, 1:02:30, and days when there are some), and in words.

import { t } from "../words.svelte"

const two = (n: number) => String(n).padStart(2, "0")

export function formatDuration(milliseconds: number): string {
  const seconds = Math.max(0, Math.floor(milliseconds / 1000))
  const [days, hours, minutes] = [
    Math.floor(seconds / 86400),
    Math.floor(seconds / 3600) % 24,
    Math.floor(seconds / 60) % 60,
  ]
  if (days) return t("span-days", { days, hours })
  const short = `${two(minutes)}:${two(seconds % 60)}`
  return hours ? `${hours}:${short}` : short.replace(/^0(?=\d:)/, "")
}

const UNITS = [
  ["days", 86400],
  ["hours", 3600],
  ["minutes", 60],
] as const

/** “90 seconds”, “2 minutes”, “3 days”: in the largest unit of which it is a whole number. */
export function formatLength(seconds: number): string {
  if (seconds === 0) return t("length-none")
  for (const [unit, length] of UNITS)
    if (seconds % length === 0) return t(`length-${unit}`, { n: seconds / length })
  return t("length-seconds", { n: seconds })
}
