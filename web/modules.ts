// The rules of the games as modules (tools/wasm_build.py writes them into modules/), as files of the page:
// named by their content, so that a browser may keep them, and listed in rules.json. Without any, the page
// has an empty list, and plays everything at its server.

import { createHash } from "node:crypto"
import { existsSync, readdirSync, readFileSync } from "node:fs"
import { resolve } from "node:path"
import type { Plugin } from "vite"

const FOLDER = resolve(import.meta.dirname, "modules")
const DIGITS = 16
const KINDS = { json: "application/json", wasm: "application/wasm" }

/** All files, by their names in the page. */
function files(): Map<string, Uint8Array | string> {
  const found = new Map<string, Uint8Array | string>()
  const listed: Record<string, object> = {}
  for (const file of existsSync(FOLDER) ? readdirSync(FOLDER).sort() : []) {
    if (!file.endsWith(".json")) continue
    const game = file.slice(0, -".json".length)
    const [about, code] = [file, `${game}.wasm`].map((name) => readFileSync(resolve(FOLDER, name)))
    const digest = createHash("sha256").update(about!).update(code!).digest("hex").slice(0, DIGITS)
    const [wasm, facts] = [`assets/${game}-${digest}.wasm`, `assets/${game}-${digest}.json`]
    found.set(wasm, code!).set(facts, about!)
    listed[game] = { digest, wasm, facts }
  }
  return found.set("rules.json", `${JSON.stringify(listed)}\n`)
}

export function modules(): Plugin {
  return {
    name: "modules",
    generateBundle() {
      for (const [fileName, source] of files()) this.emitFile({ type: "asset", fileName, source })
    },
    /** While the page is worked on, too. */
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const name = (request.url ?? "").slice(1)
        const source = files().get(name)
        if (source === undefined) return next()
        response.setHeader("Content-Type", KINDS[name.endsWith(".wasm") ? "wasm" : "json"])
        response.end(source)
      })
    },
  }
}
