import "./fonts.css"
import "./app.css"
import { mount } from "svelte"
import App from "./App.svelte"
import { prefs } from "./prefs.svelte"
import { useLanguage } from "./words.svelte"

await useLanguage(prefs.language)
mount(App, { target: document.getElementById("app")! })
