// The service worker (service_worker.js), told which files the page has: all of them are kept by the
// browser after the first visit.

import { createHash } from "node:crypto"
import { readdirSync, readFileSync } from "node:fs"
import { resolve } from "node:path"
import type { Plugin } from "vite"

const here = import.meta.dirname
const NAME = "service_worker.js"
const KEPT = /\.(js|css|html|json|wasm|woff2|svg|png|md|webmanifest)$/

export function offline(): Plugin {
  return {
    name: "offline",
    generateBundle: {
      order: "post", // behind whoever else adds files
      handler(_, bundle) {
        const written = Object.keys(bundle)
        const copied = readdirSync(resolve(here, "public"))
        const files = [...new Set([...written, ...copied, "index.html"])]
          .filter((name) => KEPT.test(name))
          .sort()
        const content = createHash("sha256")
        for (const name of files) content.update(name)
        for (const name of copied) content.update(readFileSync(resolve(here, "public", name)))
        const source = readFileSync(resolve(here, NAME), "utf-8")
          .replace('"VERSION"', JSON.stringify(content.digest("hex").slice(0, 16)))
          .replace('["FILES"]', JSON.stringify(files))
        this.emitFile({ type: "asset", fileName: NAME, source })
      },
    },
  }
}
