// What is bundled into the page must have its licence in public/licences.txt, which is served with
// it. The bundle itself says which packages those are; without the text there is no build.
import { readFileSync } from "node:fs"
import type { Plugin } from "vite"

const TEXTS = new URL("./public/licences.txt", import.meta.url)

/** The npm package a file belongs to, or null for one of ours. */
export function packageOf(path: string): string | null {
  const inside = path.replaceAll("\\", "/").split("node_modules/").at(-1)
  if (!inside || inside === path) return null
  const [first, second] = inside.split("/")
  return first.startsWith("@") ? `${first}/${second}` : first
}

/** What each «==== package ====» of the texts says. */
export function sections(texts: string): Map<string, string> {
  const parts = texts.split(/^==== (.+) ====$/m).slice(1)
  const named = new Map<string, string>()
  for (let i = 0; i < parts.length; i += 2) named.set(parts[i], parts[i + 1].trim())
  return named
}

/** What is bundled without the whole text of its licence. A text too many does no harm: whether the
    compiler of Svelte needs one of its parts depends on how our pages are written. */
export function unlicensed(bundled: Set<string>, texts: string): string[] {
  const named = sections(texts)
  // No licence is shorter than the ISC one; a mere name of a licence is not its text.
  return [...bundled].filter((name) => (named.get(name) ?? "").length < 500)
}

/** Fails the build unless licences.txt has every licence. */
export function licences(): Plugin {
  return {
    name: "licences",
    apply: "build",
    generateBundle(_, bundle) {
      const files = Object.values(bundle).flatMap((part) =>
        part.type === "chunk"
          ? Object.keys(part.modules).filter((id) => part.modules[id].renderedLength > 0)
          : part.originalFileNames,
      )
      const bundled = new Set(files.map(packageOf).filter((name) => name !== null))
      const found = unlicensed(bundled, readFileSync(TEXTS, "utf-8"))
      if (found.length) this.error(`public/licences.txt has no licence of ${found.join(", ")}`)
    },
  }
}
