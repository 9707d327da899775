// What this game says.

import { wordsOf } from "client/words.svelte"

export const { t, has } = wordsOf("glueckauf")
