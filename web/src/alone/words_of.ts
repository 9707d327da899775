// The words of actions. Some depend on the position: `{1+2}` stands for the second number that the rules
// give for it, and two more.

const HOLE = /\{(\d+)([+-]\d+)?\}/g

export const wordsIn = (words: string, numbers: () => number[]): string => {
  if (!words.includes("{")) return words
  const given = numbers()
  return words.replace(HOLE, (_, place: string, more = "0") => String(given[Number(place)]! + Number(more)))
}

/** Words as they are compared: however they were written. */
export const plainWords = (words: string): string =>
  words.normalize("NFC").trim().split(/\s+/).join(" ").toLowerCase()
