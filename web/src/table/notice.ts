// What is to be noticed wherever one looks: my turn and unread chat in the title of the page; a sound and
// a word of the browser, if they were asked for.

import { prefs } from "../prefs.svelte"
import { t } from "../words.svelte"
import { play } from "./sounds"

let was = false

/** `table` is its id: pressing the notification leads there. */
export function announce(mine: boolean, title: string, unread = 0, table = ""): void {
  const called = unread ? t("tab-unread", { n: unread, title }) : title
  const said = mine ? t("tab-turn", { title: called }) : called
  if (said !== document.title) document.title = said
  if (mine && !was) {
    play("turn")
    if (prefs.notify && document.hidden && "Notification" in window && Notification.permission === "granted")
      notify(title, table)
  }
  was = mine
}

function notify(title: string, table: string): void {
  const how = { body: t("your-turn"), tag: "glueck-turn" }
  try {
    new Notification(title, { ...how, icon: "icon.svg" })
  } catch {
    // Browsers of phones let nobody but the service worker do that.
    void navigator.serviceWorker?.ready
      .then((worker) => worker.showNotification(title, { ...how, icon: "icon-192.png", data: { table } }))
      .catch(() => {})
  }
}

/** Ask the browser whether it lets us; without its leave the wish is not kept. */
export async function mayNotify(): Promise<boolean> {
  if (!("Notification" in window)) return false
  return (await Notification.requestPermission()) === "granted"
}
