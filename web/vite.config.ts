/// <reference types="vitest/config" />
import { resolve } from "node:path"
import { svelte } from "@sveltejs/vite-plugin-svelte"
import { defineConfig } from "vite"
import { files } from "./files.ts"
import { licences } from "./licences.ts"
import { modules } from "./modules.ts"
import { offline } from "./offline.ts"
import { preload } from "./preload.ts"

// Where `glueck serve` listens while this page is worked on with `npm run dev`.
const SERVER = "http://127.0.0.1:8440"
const here = import.meta.dirname

// The rulebooks are read where they are written (src/rules/books.ts).
const rules = resolve(here, "../docs/rules")

// A page can be built with more games than those in src/games, from another folder of folders:
// the tests do so with theirs.
const TOYS = resolve(here, "../tests/toys/web")
const moreGames = process.env.GLUECK_WEB_GAMES ?? (process.env.VITEST ? TOYS : resolve(here, "no-more-games"))

export default defineConfig({
  base: "./", // served from any folder
  plugins: [svelte(), licences(), modules(), preload(), offline()],
  resolve: {
    alias: { client: resolve(here, "src"), "more-games": moreGames },
    dedupe: ["svelte"], // games from elsewhere find it here
  },
  build: {
    outDir: process.env.GLUECK_WEB_OUT ?? "../src/glueck/server/web",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // the content security policy knows no data: fonts
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: files } } },
  },
  worker: { format: "es" },
  server: {
    proxy: { "/api": SERVER, "/ws": { target: SERVER, ws: true } },
    fs: { allow: [here, moreGames, rules] },
  },
  test: {
    include: ["src/**/*.test.ts"],
    setupFiles: ["src/without_browser.ts"],
    // The tests leave no state behind in modules, so these are read once: half the time.
    isolate: false,
    pool: "threads",
    hookTimeout: 120_000, // a machine that does much else is no fault
    testTimeout: 120_000,
  },
})
