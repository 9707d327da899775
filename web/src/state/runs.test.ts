import { expect, test } from "vitest"
import { writeRuns } from "./runs"

const base64 = (...bytes: number[]) => btoa(String.fromCharCode(...bytes))

test("runs are written over what is there", () => {
  const bytes = Uint8Array.from([9, 9, 9, 9, 9, 9])
  writeRuns(bytes, base64(1, 0, 2, 7, 8, /* and */ 5, 0, 1, 3))
  expect([...bytes]).toEqual([9, 7, 8, 9, 9, 3])
})

test("no runs change nothing", () => {
  const bytes = Uint8Array.from([4, 5])
  writeRuns(bytes, "")
  expect([...bytes]).toEqual([4, 5])
})

test("an offset has two bytes, the lower one first", () => {
  const bytes = new Uint8Array(600)
  writeRuns(bytes, base64(0x01, 0x02, 1, 255))
  expect(bytes[0x201]).toBe(255)
})

test.each([
  ["a head that is cut off", [1, 0]],
  ["fewer bytes than said", [0, 0, 3, 1]],
  ["bytes beyond the end", [3, 0, 2, 1, 1]],
])("%s is refused", (_, runs) => {
  expect(() => writeRuns(new Uint8Array(4), base64(...runs))).toThrow(RangeError)
})
