import { afterEach, beforeEach, expect, test, vi } from "vitest"

class FakeWorker {
  static all: FakeWorker[] = []
  said: { call?: number }[] = []
  onmessage: ((event: { data: object }) => void) | null = null
  onerror: ((event: object) => void) | null = null
  constructor() {
    FakeWorker.all.push(this)
  }
  postMessage = (message: object) => void this.said.push(message)
}

const worker = () => FakeWorker.all.at(-1)!

beforeEach(() => {
  FakeWorker.all = []
  vi.resetModules()
  vi.stubGlobal("Worker", FakeWorker)
  vi.stubGlobal("ErrorEvent", class ErrorEvent {})
  vi.spyOn(console, "error").mockImplementation(() => {})
})
afterEach(() => vi.restoreAllMocks())

test("a worker that could not be loaded is said to be so, and begun anew by who asks again", async () => {
  const { ask, LocalSocket } = await import("./here")
  const asked = ask("rows").catch((error) => error.code)
  const closed = vi.fn()
  new LocalSocket("here.1").onclose = closed
  worker().onerror!({})
  expect(await asked).toBe("not_loaded")
  expect(closed).toHaveBeenCalledWith({ code: 1006 })

  const again = ask("rows")
  expect(FakeWorker.all).toHaveLength(2)
  worker().onmessage!({ data: { call: worker().said.at(-1)!.call, result: [] } })
  expect(await again).toEqual([])
})

test("a worker with a fault in one piece of work goes on with the others", async () => {
  const { ask } = await import("./here")
  const asked = ask("rows")
  worker().onerror!(new ErrorEvent("error"))
  worker().onmessage!({ data: { call: worker().said.at(-1)!.call, result: [] } })
  expect(await asked).toEqual([])
  expect(FakeWorker.all).toHaveLength(1)
})
