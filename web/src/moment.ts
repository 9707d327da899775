// A moment of a game, as this viewer saw it.

import { Refused } from "./live"
import type { Problem } from "./wire"

export async function viewAfter<View>(id: string, actions: number): Promise<{ view: View }> {
  const response = await fetch(`/api/tables/${id}/view?after=${actions}`).catch(() => null)
  if (!response) throw new Refused("offline", "the server cannot be reached")
  if (response.ok) return (await response.json()) as { view: View }
  const problem = (await response.json().catch(() => null)) as Problem | null
  throw new Refused(problem?.code ?? "http", problem?.text ?? response.statusText)
}
