// A length of time as a clock shows it: 3:07, 1:02:30, and days when there are some.

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
