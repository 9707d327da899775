// node run.mjs MODULE.wasm ABOUT.json RECORDED.json: what comes out, as JSON.

import { readFileSync } from "node:fs"
import { results } from "./replay.mjs"

const [module, about, recorded] = process.argv.slice(2)
const read = (path) => JSON.parse(readFileSync(path, "utf-8"))
console.log(JSON.stringify(results(readFileSync(module), read(about), read(recorded))))
