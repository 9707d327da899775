import "./fonts.css"
import "./app.css"
import { mount } from "svelte"
import App from "./App.svelte"
import { keepOffline } from "./keep_offline"
import { prefs } from "./prefs.svelte"
import { useLanguage } from "./words.svelte"

await useLanguage(prefs.language)
if (import.meta.env.PROD) keepOffline()
const target = document.getElementById("app")!
target.replaceChildren() // what index.html shows until now
mount(App, { target })
