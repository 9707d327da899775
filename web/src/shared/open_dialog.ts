import { nextTask } from "./next_task"

/** Open a dialog over the page, in the task after the one in which it was drawn: for that the browser goes
 * through the whole page. */
export async function openDialog(dialog: HTMLDialogElement): Promise<void> {
  await nextTask()
  if (dialog.isConnected && !dialog.open) dialog.showModal()
}
