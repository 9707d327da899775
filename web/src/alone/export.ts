// A game of this device as a file.

import { download } from "../shared/download"
import { ask } from "./here"

export async function exportTable(id: string): Promise<void> {
  const { name, text } = await ask("export", id)
  download(name, "application/json", text)
}
