// The save file that was chosen or dropped last: kept for this tab, so that it can be loaded again.

import { mustFit } from "../alone/save_file"

const KEY = "glueck-replay-file"

let chosen: string | null = null

/** Null: there was none, or it is forgotten. */
export function chosenFile(): string | null {
  try {
    return chosen ?? sessionStorage.getItem(KEY)
  } catch {
    return chosen
  }
}

/** Opens the page that shows it. */
export async function openFile(file: File): Promise<void> {
  mustFit(file.size)
  chosen = await file.text()
  try {
    sessionStorage.setItem(KEY, chosen)
  } catch {
    // Then it is forgotten when the page is loaded again, and so is the one before it.
    forget()
  }
  location.hash = "replay=file"
}

function forget(): void {
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    // Nothing is kept here.
  }
}
