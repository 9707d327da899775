// After the first visit the browser keeps the page (service_worker.js), so that it is there without a
// network. That comes after everything one waits for.

const LATER_MS = 1000

export function keepOffline(): void {
  if (!("serviceWorker" in navigator)) return // no HTTPS, or a private window
  const keep = () => void navigator.serviceWorker.register("service_worker.js").catch(() => {})
  const keepLater = () => void setTimeout(keep, LATER_MS)
  if (document.readyState === "complete") keepLater()
  else addEventListener("load", keepLater)
}
