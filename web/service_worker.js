// Keeps the page, so that it is there without a network. What is asked of the server itself passes by.
// And shows what the server pushes, while no page is open.
//
// Names of assets hold a digest of their content, so a kept one is as good as any. The page and the list of
// modules are asked of the network first, for a moment: whoever is connected has the newest ones.

const VERSION = "VERSION"
const FILES = ["FILES"]

const PAGE = "index.html"
const FRESH = [PAGE, "rules.json"]
const MOST_CACHES = 2 // this version, and the one before: a page of it may still be open
const PATIENCE_MS = 3000
const SERVERS = /^(api|ws|healthz|metrics)(\/|$)/

const root = new URL("./", self.location.href)
// Pages at other paths of the same host have the same store: each keeps, and throws away, its own.
const CACHE = `page-${VERSION} ${root.pathname}`
const isOurs = (name) => name.startsWith("page-") && name.endsWith(` ${root.pathname}`)

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
  const ours = (await caches.keys()).filter((name) => isOurs(name) && name !== CACHE)
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

/** Of this version; of the one before only what this one does not have: a page of it may still be open. */
async function kept(name) {
  const address = new URL(addressOf(name), root)
  const own = await caches.open(CACHE)
  return (await own.match(address, { ignoreVary: true })) ?? caches.match(address, { ignoreVary: true })
}

async function keptOrFresh(name, request) {
  return (await kept(name)) ?? fetch(request)
}

async function freshOrKept(name, request) {
  const waiting = new AbortController()
  const timer = setTimeout(() => waiting.abort(), PATIENCE_MS)
  try {
    const answer = await fetch(request.url, { cache: "no-cache", signal: waiting.signal })
    if (answer.ok) return asIfAskedHere(answer)
    return (await kept(name)) ?? answer
  } catch (problem) {
    const answer = await kept(name)
    if (answer) return answer
    throw problem
  } finally {
    clearTimeout(timer)
  }
}

/** Some hosts know the page by another address and send one there; browsers show no such answer. */
function asIfAskedHere(answer) {
  const { redirected, body, headers, status } = answer
  return redirected ? new Response(body, { headers, status }) : answer
}

// -- what the server pushes ----------------------------------------------------------------

const NOTICES = "notices" // the cache with the words of the person, as the page last spoke (notices/push.ts)
const WORDS = "notices-words.json"

self.addEventListener("push", (event) => event.waitUntil(show(event.data)))

async function show(data) {
  const told = data?.json() ?? {}
  const kept = await (await caches.open(NOTICES)).match(new URL(WORDS, root))
  const words = kept ? await kept.json() : { games: {} }
  await self.registration.showNotification(told.title || words.games[told.game] || "Glückskiste", {
    body: words[told.type] ?? "",
    icon: "icon-192.png", // browsers show no drawing there
    tag: `glueck-${told.table}`, // a new one takes the place of the last one of the same table
    data: told,
    actions: words.stop ? [{ action: "stop", title: words.stop }] : [],
  })
}

self.addEventListener("notificationclick", (event) => {
  const { notification, action } = event
  notification.close()
  event.waitUntil(action === "stop" ? stopPushes(notification.data) : openTable(notification.data))
})

async function stopPushes({ stop }) {
  await (await self.registration.pushManager.getSubscription())?.unsubscribe()
  await fetch(new URL("api/notices/stop", root), {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ token: stop }),
  })
}

async function openTable({ table }) {
  const { href } = new URL(`./#table=${encodeURIComponent(table)}`, root)
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true })
  const there = pages.find(({ url }) => url === href)
  await (there ? there.focus() : self.clients.openWindow(href))
}
