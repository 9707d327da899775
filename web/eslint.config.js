import js from "@eslint/js"
import svelte from "eslint-plugin-svelte"
import globals from "globals"
import ts from "typescript-eslint"
import svelteConfig from "./svelte.config.js"

// eslint looks at nothing above the folder it runs in: `npm run lint` runs it in that of the repository,
// for the games of the tests. So patterns about the page say that they begin here.
const page = import.meta.dirname

export default ts.config(
  // Written by tools/web_types.py.
  { ignores: ["**/node_modules", "**/src/wire.ts", "**/declared.ts"] },
  js.configs.recommended,
  ...ts.configs.recommended,
  ...svelte.configs.recommended,
  ...svelte.configs.prettier,
  {
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
    rules: {
      eqeqeq: ["error", "always", { null: "ignore" }],
      "prefer-const": "off", // `let { … } = $props()` binds what a parent may change
      "svelte/prefer-const": "off",
      "svelte/prefer-svelte-reactivity": "off", // ours are replaced, never changed
      "no-undef": "off", // the type checker knows better
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
      "@typescript-eslint/no-non-null-assertion": "off",
    },
  },
  // A game is known by its index.ts, to the registry alone; it knows the page as "client", so that its
  // folder may lie anywhere.
  {
    basePath: page,
    files: ["src/**"],
    ignores: ["src/games/**"],
    rules: {
      "no-restricted-imports": ["error", { patterns: [{ regex: "games/(?!client$|registry$|options$)" }] }],
    },
  },
  {
    files: ["**/src/games/*/**", "tests/toys/web/*/**"],
    rules: { "no-restricted-imports": ["error", { patterns: ["../*", "client/games/*/*"] }] },
  },
  {
    basePath: page,
    files: ["src/state/**"],
    rules: {
      "no-restricted-imports": [
        "error",
        { patterns: ["svelte", "svelte/*", "*.svelte", "*.svelte.ts", "../api"] },
      ],
      "no-restricted-globals": ["error", "document", "window", "location", "localStorage", "sessionStorage"],
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: [".svelte"], svelteConfig } },
  },
)
