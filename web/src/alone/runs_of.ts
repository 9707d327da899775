// A view as the page reads it (state/runs.ts): runs of bytes in base64. On one device nothing is saved by
// sending only what has changed, so all of it is sent.

const LONGEST = 255

export function asRuns(view: Uint8Array): string {
  const runs: number[] = []
  for (let at = 0; at < view.length; at += LONGEST) {
    const bytes = view.subarray(at, at + LONGEST)
    runs.push(at & 255, at >> 8, bytes.length, ...bytes)
  }
  return btoa(Array.from(runs, (byte) => String.fromCharCode(byte)).join(""))
}
