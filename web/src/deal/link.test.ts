import { expect, test, vi } from "vitest"
import { codeOf, linkOf, seedDealOf, seedFrom, toldBy } from "./link"

const seed = "0f".repeat(32)

test("a link carries a deal there and back, and nothing else is one", () => {
  const deal = { game: "chess", seats: ["me", "hewer", "hewer"], seed }
  expect(codeOf(deal)).toBe(`seed.chess.hewer.3.${seed}`)
  expect(seedDealOf(codeOf(deal))).toEqual(deal)
  const mixed = { ...deal, seats: ["me", "hewer", "captain"] }
  expect(seedDealOf(codeOf(mixed))).toEqual(mixed)
  for (const code of [
    ...["today", "daily.chess.2026-01-01", "seed.x.y.9.00", `${codeOf(deal)}0`],
    ...[`seed.chess.hewer-captain.4.${seed}`, `seed.chess.-.3.${seed}`],
  ])
    expect(seedDealOf(code)).toBeNull()
})

test("a link carries a result there and back", () => {
  vi.stubGlobal("location", { href: "https://host/path/#deal=today" })
  const told = { name: "Ann & Bob #1", scores: [-3, 41, 7], places: [3, 1, 2] }
  const link = linkOf("seed.x", told)
  expect(link.startsWith("https://host/path/#deal=seed.x&")).toBe(true)
  expect(toldBy(new URLSearchParams(link.split("#")[1]), 3)).toEqual(told)
  expect(linkOf("seed.x")).toBe("https://host/path/#deal=seed.x")
  vi.unstubAllGlobals()
})

test("what no game could end with is no result, and a name is only letters", () => {
  const by = (name: string, scores: string, places: string) =>
    toldBy(new URLSearchParams({ name, scores, places }), 2)
  expect(by("\u202eA\u0000nn\n", "4.2", "1.2")?.name).toBe("Ann")
  expect(by("🂡".repeat(99), "4.2", "1.2")?.name).toBe("🂡".repeat(40))
  for (const [name, scores, places] of [
    ...[
      ["", "4.2", "1.2"],
      ["\u200b", "4.2", "1.2"],
      ["Ann", "4", "1"],
      ["Ann", "4.2.1", "1.2.3"],
    ],
    ...[
      ["Ann", "NaN.2", "1.2"],
      ["Ann", "4.1e9", "1.2"],
      ["Ann", "4.99999", "1.2"],
      ["Ann", "4.", "1.2"],
    ],
    ...[
      ["Ann", "4.2", "0.1"],
      ["Ann", "4.2", "1.3"],
      ["Ann", "4.2", ""],
      ["Ann", "<b>.2", "1.2"],
    ],
  ] as [string, string, string][])
    expect(by(name, scores, places)).toBeNull()
  expect(toldBy(new URLSearchParams(), 2)).toBeNull()
})

test("a seed is typed as in a terminal, or copied from a deal that is over", () => {
  const whole = (digits: string) => digits.padStart(64, "0")
  expect(seedFrom(" 255 ")).toBe(whole("ff"))
  expect(seedFrom("0xFf")).toBe(whole("ff"))
  expect(seedFrom("0")).toBe(whole("0"))
  expect(seedFrom("F0".repeat(32))).toBe("f0".repeat(32))
  expect(seedFrom("1".repeat(64))).toBe("1".repeat(64))
  expect(seedFrom(String(2n ** 256n - 1n))).toBe("f".repeat(64))
  for (const text of ["-1", "7.5", "1e3", "NaN", "ff", "0x", "0xg", "luck", "7\u0000", "1 2", "٧", ""])
    expect(seedFrom(text)).toBeNull()
  for (const text of [String(2n ** 256n), `0x1${"0".repeat(64)}`, "9".repeat(5000)])
    expect(seedFrom(text)).toBeNull()
})
