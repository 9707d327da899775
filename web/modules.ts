// The rules of the games as modules (tools/wasm_build.py writes them into modules/), as files of the page:
// named by their content, so that a browser may keep them, and listed in rules.json. Without any, the page
// has an empty list, and plays everything at its server.

import { createHash } from "node:crypto"
import { existsSync, readdirSync, readFileSync } from "node:fs"
import { resolve } from "node:path"
import type { Plugin } from "vite"

const FOLDER = resolve(import.meta.dirname, "modules")
const DIGITS = 16

export function modules(): Plugin {
  return {
    name: "modules",
    generateBundle() {
      const listed: Record<string, object> = {}
      for (const file of existsSync(FOLDER) ? readdirSync(FOLDER).sort() : []) {
        if (!file.endsWith(".json")) continue
        const game = file.slice(0, -".json".length)
        const [facts, code] = [file, `${game}.wasm`].map((name) => readFileSync(resolve(FOLDER, name)))
        const digest = createHash("sha256").update(facts!).update(code!).digest("hex").slice(0, DIGITS)
        const [wasm, told] = [`assets/${game}-${digest}.wasm`, `assets/${game}-${digest}.json`]
        this.emitFile({ type: "asset", fileName: wasm, source: code! })
        this.emitFile({ type: "asset", fileName: told, source: facts! })
        listed[game] = { digest, wasm, facts: told }
      }
      this.emitFile({ type: "asset", fileName: "rules.json", source: `${JSON.stringify(listed)}\n` })
    },
  }
}
