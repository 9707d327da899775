import { describe, expect, test } from "vitest"
import type { Language } from "../prefs.svelte"
import { useLanguage } from "../words.svelte"
import { formatDuration, formatLength } from "./duration"

test("a clock shows minutes and seconds, and hours when there are some", () => {
  expect(formatDuration(187_000)).toBe("3:07")
  expect(formatDuration(59_999)).toBe("0:59")
  expect(formatDuration(600_000)).toBe("10:00")
  expect(formatDuration(3_750_000)).toBe("1:02:30")
  expect(formatDuration(-5)).toBe("0:00")
})

describe("a length of time in words", () => {
  const LENGTHS = [0, 1, 2, 5, 21, 60, 90, 300, 3600, 86400, 1_814_400]
  test.each<[Language, string[]]>([
    [
      "en",
      "none, 1 second, 2 seconds, 5 seconds, 21 seconds, 1 minute, 90 seconds, 5 minutes, 1 hour, 1 day, 21 days".split(
        ", ",
      ),
    ],
    [
      "pl",
      "nic, 1 sekunda, 2 sekundy, 5 sekund, 21 sekund, 1 minuta, 90 sekund, 5 minut, 1 godzina, 1 dzień, 21 dni".split(
        ", ",
      ),
    ],
    [
      "ru",
      "нет, 1 секунда, 2 секунды, 5 секунд, 21 секунда, 1 минута, 90 секунд, 5 минут, 1 час, 1 день, 21 день".split(
        ", ",
      ),
    ],
  ])("%s", async (language, said) => {
    await useLanguage(language)
    expect(LENGTHS.map((seconds) => formatLength(seconds).replaceAll("\u00a0", " "))).toEqual(said)
  })
})
