import { expect, test } from "vitest"
import { answer, WAIT, WAYS } from "./drawn.svelte"

test("how long it takes until a drawn card is kept or laid does not depend on the card", () => {
  for (const way of WAYS) expect(typeof WAIT[way]).toBe("number")
})

test("a card is laid by itself only where that is wished and possible", () => {
  expect(answer("soon", ["lay", "end"])).toBe("end")
  expect(answer("lay", ["lay low", "end"])).toBe("lay low")
  expect(answer("lay", ["end"])).toBe("end")
})
