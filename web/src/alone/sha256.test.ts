import { createHash } from "node:crypto"
import { expect, test } from "vitest"
import { sha256 } from "./sha256"

test("it is the digest that everybody else makes, whatever the length", () => {
  for (let length = 0; length < 200; length++) {
    const text = "Über und unter Tage ".repeat(20).slice(0, length)
    expect(sha256(text)).toBe(createHash("sha256").update(text).digest("hex"))
  }
})
