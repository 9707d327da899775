// The modules themselves, if they were built: games that Python recorded play out alike, a search keeps
// its number of simulations, and a whole game against bots is saved and read again.

import { existsSync, readdirSync, readFileSync } from "node:fs"
import { resolve } from "node:path"
import { describe, expect, test } from "vitest"
import recorded from "../recorded/views.json"
import { writeRuns } from "../state/runs"
import type { Facts } from "./facts"
import { MemoryStore } from "./kept"
import { LocalTables } from "./local_tables"
import { madeOf, type Modules } from "./modules"
import { readSave, verified } from "./save_file"

const FOLDER = resolve(import.meta.dirname, "../../modules")
const GAMES = (existsSync(FOLDER) ? readdirSync(FOLDER) : []).flatMap((file) =>
  file.endsWith(".json") ? [file.slice(0, -".json".length)] : [],
)

const factsOf = (game: string) => JSON.parse(readFileSync(resolve(FOLDER, `${game}.json`), "utf-8")) as Facts

const load = (game: string) => {
  const facts = factsOf(game)
  const code = readFileSync(resolve(FOLDER, `${game}.wasm`))
  return madeOf({ digest: "d", facts, code: new Uint8Array(code).buffer })
}

interface Declared {
  fields: [[string, { of: { variants: object } }]]
}

// A file without a single test would count as a mistake.
test.skipIf(GAMES.length)("the modules were not built: `make site` or `make test` makes them", ({ skip }) =>
  skip(),
)

describe.each(GAMES)("%s", (game) => {
  test("what a seat is shown is what Python shows it, move for move", async () => {
    const { rules } = await load(game)
    const { changes } = recorded[game as keyof typeof recorded]
    let position = rules.start(3, "1", rules.options(3, {}))
    const shown = new Uint8Array(rules.view(position, 0).length)
    changes.forEach((change, i) => {
      writeRuns(shown, change)
      expect(Buffer.compare(rules.view(position, 0), shown), `after ${i} actions`).toBe(0)
      const legal = rules.legal(position)
      position = rules.play(position, legal[((i + 1) * 7) % legal.length]!).position
    })
  })

  test("a whole game against all levels is saved and verified", async () => {
    const module = await load(game)
    const same = async () => module
    const modules = { current: same, of: same, ofVersion: same, tidy: async () => {} }
    const tables = new LocalTables(new MemoryStore(), modules as unknown as Modules)
    const { options: declared } = factsOf(game)
    const short = declared.flatMap(({ name, default: usual, most }) =>
      most ? [[name, Number(usual) / 10]] : [],
    )
    const options = Object.fromEntries(short) as Record<string, number>
    const id = await tables.open({ game, seats: ["me", "hewer", "hauler", "apprentice"], options }, "Ann")
    const table = await tables.table(id)
    table.join(() => {})
    while (table.match.status === "running") {
      const { rules, position, moves } = table.match
      const mine = rules.seat(position) === 0
      const words = mine
        ? rules.words(position, await module.thinker.decide("hauler", position, 1, "me"))
        : ""
      if (mine) expect(await table.ask({ do: "play", action: words, at: moves })).toMatchObject({ t: "done" })
      else await new Promise((resolve) => setTimeout(resolve, 1))
    }
    const file = readSave((await tables.export(id)).text)
    const { scores } = verified(module.rules, file)
    expect(scores).toEqual(table.match.rules.scores(table.match.position))
  })

  test("a hint is whole turns in words, which can be played, with reasons", async () => {
    const { rules, thinker } = await load(game)
    let position = rules.start(2, "7", rules.options(2, {}))
    const { turns } = await thinker.hints(position, 3)
    expect(turns.length).toBeGreaterThan(0)
    const { fields } = factsOf(game).reasons!.tree as unknown as Declared
    const kinds = Object.keys(fields[0][1].of.variants)
    const said = turns.flatMap(({ reasons }) => reasons.map(({ kind }) => kind))
    expect(said.length).toBeGreaterThan(0)
    expect(said.filter((kind) => !kinds.includes(String(kind)))).toEqual([])
    for (const words of turns[0]!.actions)
      position = rules.play(position, rules.hear(position, words)).position
  })
})
