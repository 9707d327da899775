// A game of this device as a file, into the folder for downloads.

import { ask } from "./here"

export async function exportTable(id: string): Promise<void> {
  const { name, text } = await ask("export", id)
  const link = document.createElement("a")
  link.href = URL.createObjectURL(new Blob([text], { type: "application/json" }))
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000) // the browser reads it in its own time
}
