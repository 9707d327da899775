// What this device remembers: language, light, pace, sound, and which games were explained to it.

export const LANGUAGES = { en: "English", de: "Deutsch", pl: "Polski", ru: "Русский" } as const
export type Language = keyof typeof LANGUAGES
export const THEMES = ["auto", "light", "dark"] as const
export const SPEEDS = ["slow", "normal", "fast", "off"] as const
export type Speed = (typeof SPEEDS)[number]

const KEY = "glueck-prefs"

const isLanguage = (code: string): code is Language => code in LANGUAGES

function preferred(): Language {
  for (const tag of navigator.languages) {
    const code = tag.slice(0, 2).toLowerCase()
    if (isLanguage(code)) return code
  }
  return "en"
}

class Prefs {
  language = $state<Language>(preferred())
  theme = $state<(typeof THEMES)[number]>("auto")
  speed = $state<Speed>(matchMedia("(prefers-reduced-motion: reduce)").matches ? "off" : "normal")
  autoEnd = $state(false)
  sound = $state(false)
  notify = $state(false) // by the browser, if it lets us
  push = $state("") // … also while the page is closed: the server's name for this browser
  met = $state.raw<string[]>([]) // games that need no introduction any more
  level = $state("") // of bots, as chosen on the home page; empty: not yet
  hasFinished = $state(false) // a game; a guided one does not count
  name = $state("") // as a guest of the server; empty: this device has none yet
  nickname = $state("") // in games that need no server

  constructor() {
    try {
      Object.assign(this, JSON.parse(localStorage.getItem(KEY) ?? "{}"))
    } catch {
      // Storage may be forbidden; then nothing is remembered.
    }
  }

  save(): void {
    const { language, theme, speed, autoEnd, sound, notify, push } = this
    const { met, level, hasFinished, name, nickname } = this
    const chosen = { language, theme, speed, autoEnd, sound, notify, push }
    const kept = { ...chosen, met, level, hasFinished, name, nickname }
    try {
      localStorage.setItem(KEY, JSON.stringify(kept))
    } catch {
      // as above
    }
  }
}

export const prefs = new Prefs()
