// For tests: what modules ask of a browser as soon as they are loaded.

import { vi } from "vitest"

vi.stubGlobal("document", { documentElement: {} })
vi.stubGlobal("navigator", { languages: [] })
vi.stubGlobal("matchMedia", () => ({ matches: false }))
