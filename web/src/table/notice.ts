// What is to be noticed wherever one looks: my turn and unread chat in the title of the page; a sound and
// a word of the browser, if they were asked for.

import { prefs } from "../prefs.svelte"
import { t } from "../words.svelte"
import { play } from "./sounds"

let was = false

export function announce(mine: boolean, title: string, unread = 0): void {
  const called = unread ? t("tab-unread", { n: unread, title }) : title
  const said = mine ? t("tab-turn", { title: called }) : called
  if (said !== document.title) document.title = said
  if (mine && !was) {
    play("turn")
    if (prefs.notify && document.hidden && "Notification" in window && Notification.permission === "granted")
      new Notification(title, { body: t("your-turn"), icon: "icon.svg", tag: "glueck-turn" })
  }
  was = mine
}

/** Ask the browser whether it lets us; without its leave the wish is not kept. */
export async function mayNotify(): Promise<boolean> {
  if (!("Notification" in window)) return false
  return (await Notification.requestPermission()) === "granted"
}
