// Requests to the server about this player's notices.

import { call } from "../api"
import type { Hook, Hooks, NewBrowser, NewHook } from "../wire"

export const fetchHooks = () => call<Hooks>("GET", "/notices")
export const addBrowser = (browser: NewBrowser) => call<Hook>("POST", "/notices/browser", browser)
export const addHook = (hook: NewHook) => call<Hook>("POST", "/notices/hooks", hook)
export const stopOne = (id: string) => call<void>("DELETE", `/notices/${id}`)
export const stopAll = () => call<void>("DELETE", "/notices")
export const stopByLink = (token: string) => call<void>("POST", "/notices/stop", { token })
