// SHA-256 (FIPS 180-4). The browser's own is there over HTTPS only, and never at once; what is to be
// digested here is short.

const WORDS = 64

function firstBits(root: number): number {
  return Math.floor((root - Math.floor(root)) * 2 ** 32)
}

const PRIMES = Array.from({ length: 311 }, (_, i) => i + 2)
  .filter((n) => Array.from({ length: n - 2 }, (_, i) => i + 2).every((d) => n % d))
  .slice(0, WORDS)
const START = PRIMES.slice(0, 8).map((prime) => firstBits(Math.sqrt(prime)))
const ROUND = PRIMES.map((prime) => firstBits(Math.cbrt(prime)))

const rotate = (x: number, by: number): number => (x >>> by) | (x << (32 - by))

/** The message with its length behind it, in whole blocks. */
function padded(text: string): DataView {
  const bytes = new TextEncoder().encode(text)
  const room = new Uint8Array((((bytes.length + 8) >> 6) + 1) << 6)
  room.set(bytes)
  room[bytes.length] = 0x80
  const view = new DataView(room.buffer)
  view.setUint32(room.length - 8, Math.floor(bytes.length / 2 ** 29))
  view.setUint32(room.length - 4, bytes.length << 3)
  return view
}

function schedule(message: DataView, at: number): Int32Array {
  const w = new Int32Array(WORDS)
  for (let i = 0; i < 16; i++) w[i] = message.getInt32(at + 4 * i)
  for (let i = 16; i < WORDS; i++) {
    const [far, near] = [w[i - 15]!, w[i - 2]!]
    const s0 = rotate(far, 7) ^ rotate(far, 18) ^ (far >>> 3)
    const s1 = rotate(near, 17) ^ rotate(near, 19) ^ (near >>> 10)
    w[i] = w[i - 16]! + s0 + w[i - 7]! + s1
  }
  return w
}

/** The digest of a text, as hexadecimal digits. */
export function sha256(text: string): string {
  const message = padded(text)
  const hash = Int32Array.from(START)
  for (let at = 0; at < message.byteLength; at += WORDS) {
    const w = schedule(message, at)
    let [a, b, c, d, e, f, g, h] = hash as unknown as [
      number,
      number,
      number,
      number,
      number,
      number,
      number,
      number,
    ]
    for (let i = 0; i < WORDS; i++) {
      const s1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)
      const one = (h + s1 + ((e & f) ^ (~e & g)) + ROUND[i]! + w[i]!) | 0
      const s0 = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)
      const two = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0
      ;[h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0]
    }
    ;[a, b, c, d, e, f, g, h].forEach((word, i) => (hash[i]! += word))
  }
  return Array.from(hash, (word) => (word >>> 0).toString(16).padStart(8, "0")).join("")
}
