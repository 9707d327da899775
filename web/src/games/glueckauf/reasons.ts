// Why a turn is a good one, in sentences.

import { formatSigned } from "client/words.svelte"
import type { HintReason } from "./declared"
import { t } from "./words"

export function sayReason(reason: HintReason): string {
  const { kind, ...parts } = reason
  switch (reason.kind) {
    case "majority":
      return t("reason-majority", {
        ...parts,
        element: t(`element-${reason.element}`),
        change: formatSigned(reason.points),
      })
    case "lorries":
      return t("reason-lorries", { level: reason.coal, lorries: reason.lorries })
    case "balance":
      return t("reason-balance", { change: formatSigned(reason.points) })
    case "money":
      return t("reason-money", { change: formatSigned(reason.marks), left: reason.left })
    case "projected":
      return t("reason-projected", { change: formatSigned(reason.points), total: reason.total })
    default:
      return t(`reason-${kind}`, parts)
  }
}
