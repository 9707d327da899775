import { expect, test } from "vitest"
import { packageOf, unlicensed } from "../licences.ts"

const TEXT = "Permission is hereby granted. ".repeat(20)

test("a file belongs to the innermost package", () => {
  expect(packageOf("/x/web/node_modules/uqr/dist/index.mjs")).toBe("uqr")
  expect(packageOf("/x/node_modules/svelte/node_modules/@a/b/c.js")).toBe("@a/b")
  expect(packageOf("C:\\x\\node_modules\\uqr\\index.mjs")).toBe("uqr")
  expect(packageOf("/x/web/src/main.ts")).toBe(null)
})

test("every bundled package has the whole text of its licence", () => {
  const texts = `Ours.\n\n==== uqr ====\n\n${TEXT}\n\n==== @a/b ====\n\nMIT\n`
  expect(unlicensed(new Set(["uqr"]), texts)).toEqual([])
  expect(unlicensed(new Set(["uqr", "@a/b", "clsx"]), texts)).toEqual(["@a/b", "clsx"])
})
