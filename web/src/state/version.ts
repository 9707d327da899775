// A page that speaks another version of the protocol than the server loads itself again: once for
// each version it hears of, so that it cannot go on for ever.

const KEY = "glueck-reloaded-for"

type Memory = Pick<Storage, "getItem" | "setItem">

/** Whether the page is being loaded again; if not, it has been, and is still of another version. */
export function reloadOnce(protocol: string, storage: Memory, reload: () => void): boolean {
  try {
    if (storage.getItem(KEY) === protocol) return false
    storage.setItem(KEY, protocol)
  } catch {
    return false // without a memory it could go on for ever
  }
  reload()
  return true
}
