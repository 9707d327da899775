/** Put a text where it can be pasted from; whether that was possible. A page without HTTPS has no clipboard, but
 * may still copy what is selected. */
export async function copyText(text: string): Promise<boolean> {
  try {
    if (!navigator.clipboard) return copySelected(text)
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}

function copySelected(text: string): boolean {
  const field = document.createElement("textarea")
  const focused = document.activeElement
  field.value = text
  field.readOnly = true
  field.className = "hidden-label"
  // Behind an open dialog nothing can be selected.
  ;(focused?.closest("dialog") ?? document.body).append(field)
  field.select()
  const isDone = document.execCommand("copy")
  field.remove()
  if (focused instanceof HTMLElement) focused.focus()
  return isDone
}
