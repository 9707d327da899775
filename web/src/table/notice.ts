// It is my turn: the title says so; a bell and the browser, if they were asked to.

import { prefs } from "../prefs.svelte"
import { t } from "../words.svelte"

let was = false

export function announce(mine: boolean, title: string): void {
  document.title = mine ? `(!) ${t("your-turn")} – ${title}` : title
  if (mine && !was) {
    if (prefs.sound) ring()
    if (prefs.notify && document.hidden && "Notification" in window && Notification.permission === "granted")
      new Notification(title, { body: t("your-turn"), icon: "/icon.svg", tag: "glueck-turn" })
  }
  was = mine
}

/** Ask the browser whether it lets us; without its leave the wish is not kept. */
export async function mayNotify(): Promise<boolean> {
  if (!("Notification" in window)) return false
  return (await Notification.requestPermission()) === "granted"
}

/** Two strokes of the shaft bell. */
export function ring(): void {
  const audio = new AudioContext()
  for (const start of [0, 0.28]) {
    const tone = audio.createOscillator()
    const loudness = audio.createGain()
    tone.frequency.value = 880
    loudness.gain.setValueAtTime(0.2, audio.currentTime + start)
    loudness.gain.exponentialRampToValueAtTime(0.001, audio.currentTime + start + 0.6)
    tone.connect(loudness).connect(audio.destination)
    tone.start(audio.currentTime + start)
    tone.stop(audio.currentTime + start + 0.7)
  }
  setTimeout(() => void audio.close(), 1500)
}
