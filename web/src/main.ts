import "./fonts.css"
import "./app.css"
import { mount } from "svelte"
import App from "./App.svelte"
import { prefs } from "./prefs.svelte"
import { speak } from "./words.svelte"

await speak(prefs.language)
mount(App, { target: document.getElementById("app")! })
