// Keeps the page, so that it is there without a network. What is asked of the server itself passes by.
//
// Names of assets hold a digest of their content, so a kept one is as good as any. The page and the list of
// modules are asked of the network first, for a moment: whoever is connected has the newest ones.

const VERSION = "VERSION"
const FILES = ["FILES"]

const PAGE = "index.html"
const FRESH = [PAGE, "rules.json"]
const CACHE = `page-${VERSION}`
const OF_OURS = /^page-/
const MOST_CACHES = 2 // this version, and the one before: a page of it may still be open
const PATIENCE_MS = 3000
const SERVERS = /^(api|ws|healthz|metrics)(\/|$)/

const root = new URL("./", self.location.href)

self.addEventListener("install", (event) => event.waitUntil(keepAll()))

async function keepAll() {
  const cache = await caches.open(CACHE)
  await cache.addAll(FILES.map((name) => new Request(new URL(addressOf(name), root), { cache: "no-cache" })))
  await self.skipWaiting()
}

/** Servers know the page by its folder; some do not know it by its file. */
const addressOf = (name) => (name === PAGE ? "./" : name)

self.addEventListener("activate", (event) => event.waitUntil(dropOld().then(() => self.clients.claim())))

async function dropOld() {
  const ours = (await caches.keys()).filter((name) => OF_OURS.test(name) && name !== CACHE)
  const old = ours.slice(0, Math.max(0, ours.length - (MOST_CACHES - 1))) // in the order they were made
  await Promise.all(old.map((name) => caches.delete(name)))
}

self.addEventListener("fetch", (event) => {
  const { request } = event
  const name = nameOf(request)
  if (request.method !== "GET" || name === null || SERVERS.test(name)) return
  if (FRESH.includes(name)) event.respondWith(freshOrKept(name, request))
  else if (FILES.includes(name) || name.startsWith("assets/")) event.respondWith(keptOrFresh(name, request))
})

/** Which file of the page is wanted; null: none. */
function nameOf({ url }) {
  const { origin, pathname } = new URL(url)
  if (origin !== root.origin || !pathname.startsWith(root.pathname)) return null
  return pathname.slice(root.pathname.length) || PAGE
}

const kept = (name) => caches.match(new URL(addressOf(name), root), { ignoreVary: true })

async function keptOrFresh(name, request) {
  return (await kept(name)) ?? fetch(request)
}

async function freshOrKept(name, request) {
  const waiting = new AbortController()
  const timer = setTimeout(() => waiting.abort(), PATIENCE_MS)
  try {
    const answer = await fetch(request.url, { cache: "no-cache", signal: waiting.signal })
    if (answer.ok) return answer
    return (await kept(name)) ?? answer
  } catch (problem) {
    const answer = await kept(name)
    if (answer) return answer
    throw problem
  } finally {
    clearTimeout(timer)
  }
}
