// Pushes to this browser, which its service worker shows while no page is open. Its texts are
// stored in a cache, as it has no catalogue of its own.

import { GAMES, titleOf } from "../games/registry"
import { registerWorker } from "../keep_offline"
import { prefs } from "../prefs.svelte"
import { loadWordsOf } from "../words.svelte"
import { addBrowser, stopOne } from "./requests"

const CACHE = "notices" // as service_worker.js has it
const WORDS = "notices-words.json"

export const canPush = (): boolean =>
  "serviceWorker" in navigator && "PushManager" in window && "Notification" in window

/** Whether the browser allowed it. */
export async function turnOn(serverKey: string): Promise<boolean> {
  if ((await Notification.requestPermission()) !== "granted") return false
  // The page may have been opened a moment ago. Without one, for example in a private window, it would never be ready.
  if (!(await registerWorker().catch(() => null))) return false
  const { pushManager } = await navigator.serviceWorker.ready
  await (await pushManager.getSubscription())?.unsubscribe() // it may have another key
  const subscription = await pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: bytesOf(serverKey),
  })
  const { endpoint, keys } = subscription.toJSON()
  const { id } = await addBrowser({ endpoint: endpoint!, p256dh: keys!.p256dh!, auth: keys!.auth! })
  prefs.push = id
  await keepWords()
  return true
}

/** Unsubscribe this browser, whatever the server still has. */
export async function turnOff(): Promise<void> {
  prefs.push = ""
  const registration = await navigator.serviceWorker?.getRegistration()
  await (await registration?.pushManager?.getSubscription())?.unsubscribe()
}

/** The same, and tell the server, which may not know it any more. */
export async function stopHere(): Promise<void> {
  const id = prefs.push
  await turnOff()
  await stopOne(id)
}

/** The texts for the service worker, in the current language. */
export async function keepWords(): Promise<void> {
  const { t } = await loadWordsOf("notices")
  const games = Object.fromEntries([...GAMES.keys()].map((id) => [id, titleOf(id)]))
  const words = { turn: t("push-turn"), end: t("push-end"), stop: t("push-stop"), games }
  const cache = await caches.open(CACHE)
  await cache.put(new URL(WORDS, document.baseURI), new Response(JSON.stringify(words)))
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64.replaceAll("-", "+").replaceAll("_", "/"))
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0))
}
