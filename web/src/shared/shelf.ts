// Where this device keeps little things between two visits. Where that is forbidden, nothing is kept.

export type Shelf = Pick<Storage, "getItem" | "setItem">

const NOTHING_KEPT: Shelf = { getItem: () => null, setItem: () => {} }

/** A browser that forbids it fails as soon as it is asked for. */
export function shelfOfDevice(): Shelf {
  try {
    return localStorage
  } catch {
    return NOTHING_KEPT
  }
}
