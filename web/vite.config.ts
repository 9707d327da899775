import { svelte } from "@sveltejs/vite-plugin-svelte"
import { defineConfig } from "vitest/config"
import { licences } from "./licences.ts"

// Where `glueck serve` listens while this page is worked on with `npm run dev`.
const SERVER = "http://127.0.0.1:8440"

export default defineConfig({
  plugins: [svelte(), licences()],
  build: {
    outDir: "../src/glueck/server/web",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // the content security policy knows no data: fonts
    modulePreload: { polyfill: false },
  },
  server: { proxy: { "/api": SERVER, "/ws": { target: SERVER, ws: true } } },
  test: { include: ["src/**/*.test.ts"] },
})
