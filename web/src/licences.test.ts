import { expect, test } from "vitest"
import { packageOf, problems } from "../licences.ts"

const TEXT = "Permission is hereby granted. ".repeat(20)

test("a file belongs to the innermost package", () => {
  expect(packageOf("/x/web/node_modules/uqr/dist/index.mjs")).toBe("uqr")
  expect(packageOf("/x/node_modules/svelte/node_modules/@a/b/c.js")).toBe("@a/b")
  expect(packageOf("C:\\x\\node_modules\\uqr\\index.mjs")).toBe("uqr")
  expect(packageOf("/x/web/src/main.ts")).toBe(null)
})

test("every bundled package has the whole text of its licence", () => {
  const texts = `Ours.\n\n==== uqr ====\n\n${TEXT}\n\n==== @a/b ====\n\nMIT\n`
  expect(problems(new Set(["uqr"]), texts.split("==== @a")[0])).toEqual([])
  expect(problems(new Set(["uqr", "@a/b", "clsx"]), texts)).toEqual([
    "@a/b is bundled, but its licence is not there",
    "clsx is bundled, but its licence is not there",
  ])
  expect(problems(new Set(), `==== uqr ====\n${TEXT}`)).toEqual(["uqr is not bundled"])
})
