// What service_worker.js does, without a browser.

import { readFileSync } from "node:fs"
import { resolve } from "node:path"
import { expect, test } from "vitest"

const SOURCE = readFileSync(resolve(import.meta.dirname, "../service_worker.js"), "utf-8")
const ROOT = "https://host.example/one/"

type Heard = Record<string, (event: object) => void>

/** The service worker of the page at ROOT, in a browser that keeps these. */
function serviceWorker(version: string, kept: string[], answer: () => Promise<Response>) {
  const listeners: Heard = {}
  const self = {
    location: { href: `${ROOT}service_worker.js` },
    addEventListener: (what: string, hear: (event: object) => void) => (listeners[what] = hear),
    clients: { claim: async () => {} },
  }
  const caches = {
    keys: async () => [...kept],
    delete: async (name: string) => kept.splice(kept.indexOf(name), 1),
  }
  const source = SOURCE.replace('"VERSION"', `"${version}"`)
  new Function("self", "caches", "fetch", source)(self, caches, answer)
  return listeners
}

const noAnswer = () => Promise.reject(new TypeError("no network"))

test("of older pages only its own are thrown away, not those at other paths of the host", async () => {
  const kept = ["page-1 /one/", "page-7 /two/", "page-of-something-else", "page-2 /one/", "page-3 /one/"]
  let work: Promise<unknown> | undefined
  const { activate } = serviceWorker("3", kept, noAnswer)
  activate!({ waitUntil: (promise: Promise<unknown>) => (work = promise) })
  await work
  expect(kept).toEqual(["page-7 /two/", "page-of-something-else", "page-2 /one/", "page-3 /one/"])
})

test("a host that sends the page's file elsewhere does not keep anybody from it", async () => {
  const moved = Object.defineProperty(new Response("the page"), "redirected", { value: true })
  const { fetch } = serviceWorker("1", [], async () => moved)
  let shown: Promise<Response> | undefined
  fetch!({
    request: { method: "GET", url: `${ROOT}index.html` },
    respondWith: (answer: Promise<Response>) => (shown = answer),
  })
  const answer = await shown!
  expect(answer.redirected).toBe(false)
  expect(await answer.text()).toBe("the page")
})
