// Sounds, made here and not loaded: the shaft bell when it is my turn, a knock for the chat, three rising
// tones when points are counted, a chord at the end. Only for who asked for them.

import { prefs } from "../prefs.svelte"

interface Tone {
  /** Hertz. */
  pitch: number
  /** Seconds until it begins, and until it has died away. */
  at: number
  lasts: number
}

export const SOUNDS = {
  turn: [0, 0.28].map((at) => ({ pitch: 880, at, lasts: 0.6 })),
  chat: [0, 0.09].map((at) => ({ pitch: 330, at, lasts: 0.12 })),
  scoring: [523, 659, 784].map((pitch, i) => ({ pitch, at: i * 0.12, lasts: 0.35 })),
  end: [392, 523, 659, 784].map((pitch) => ({ pitch, at: 0, lasts: 1.4 })),
} satisfies Record<string, Tone[]>

export type Sound = keyof typeof SOUNDS
const LOUD = 0.2

export function play(sound: Sound): void {
  if (!prefs.sound) return
  const audio = new AudioContext()
  const tones: Tone[] = SOUNDS[sound]
  for (const { pitch, at, lasts } of tones) {
    const tone = audio.createOscillator()
    const loudness = audio.createGain()
    const start = audio.currentTime + at
    tone.frequency.value = pitch
    loudness.gain.setValueAtTime(LOUD, start)
    loudness.gain.exponentialRampToValueAtTime(0.001, start + lasts)
    tone.connect(loudness).connect(audio.destination)
    tone.start(start)
    tone.stop(start + lasts + 0.1)
  }
  setTimeout(() => void audio.close(), 2_000)
}
