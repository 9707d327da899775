// Changed bytes arrive as runs, in base64: where they begin (two bytes, little-endian), how many they
// are (one byte), and the bytes themselves; then the next run.

const HEAD = 3

export function bytesOf(base64: string): Uint8Array {
  const text = atob(base64)
  const bytes = new Uint8Array(text.length)
  // Uint8Array.from with a function was half of the time it takes to read what happened.
  for (let i = 0; i < text.length; i++) bytes[i] = text.charCodeAt(i)
  return bytes
}

/** Write the runs over what is there. */
export function writeRuns(target: Uint8Array, base64: string): void {
  const runs = bytesOf(base64)
  let at = 0
  while (at < runs.length) {
    if (at + HEAD > runs.length) throw new RangeError("a run is cut off")
    const offset = runs[at]! | (runs[at + 1]! << 8)
    const length = runs[at + 2]!
    const end = at + HEAD + length
    if (end > runs.length || offset + length > target.length)
      throw new RangeError("a run goes beyond the end")
    target.set(runs.subarray(at + HEAD, end), offset)
    at = end
  }
}
