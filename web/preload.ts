// The fonts of every page's first words are asked for with the page itself. Asked for by its style sheet,
// they come after the first picture, which then has to be laid out once more in other letters.

import type { Plugin } from "vite"

const FIRST =
  /(alegreya-sans-latin-(400|700)-normal|alegreya-sans-cyrillic-400-normal|oswald-latin-wght-normal)-[\w-]+\.woff2$/

export function preload(): Plugin {
  return {
    name: "preload",
    transformIndexHtml: {
      order: "post",
      handler: (_, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((file) => FIRST.test(file))
          .map((file) => ({
            tag: "link",
            attrs: { rel: "preload", as: "font", type: "font/woff2", crossorigin: true, href: `./${file}` },
            injectTo: "head" as const,
          })),
    },
  }
}
