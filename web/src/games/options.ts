// Options of games in words.

import type { OptionInfo } from "../wire"
import type { GameClient } from "./client"
import type { Words } from "../words.svelte"

/** An option that is on or off. */
export const isSwitch = ({ values }: OptionInfo): boolean =>
  values?.length === 2 && values.every((value) => typeof value === "boolean")

export const valueWord = ({ has, t }: Words, name: string, value: unknown): string =>
  has(`option-${name}-${String(value)}`) ? t(`option-${name}-${String(value)}`) : String(value)

/** An option and its value in one phrase: the game's own, or “label: value”. */
export const sayOption = ({ has, t }: Words, name: string, value: string): string =>
  has(`option-${name}-is`)
    ? t(`option-${name}-is`, { value })
    : t("option-value", { option: t(`option-${name}`), value })

/** What is special about a table: every option that is not as usual. */
export function describeOptions(
  described: OptionInfo[],
  chosen: Record<string, unknown>,
  words: Words,
  editors: GameClient["options"] = {},
): string[] {
  return described.flatMap((option) => {
    const value = chosen[option.name]
    if (value === undefined) return []
    const editor = editors[option.name]
    if (editor) return editor.describe(value)
    if (value === option.default) return []
    const label = words.t(`option-${option.name}`)
    return value === true ? [label] : [sayOption(words, option.name, valueWord(words, option.name, value))]
  })
}
