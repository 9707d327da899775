// After the first visit the browser keeps the page (service_worker.js), so that it is there without a
// network. That comes after everything one waits for.

const LATER_MS = 1000

/** Now; the same one if it was registered before. */
export const registerWorker = () => navigator.serviceWorker.register("service_worker.js")

export function keepOffline(): void {
  if (!("serviceWorker" in navigator)) return // no HTTPS, or a private window
  const keep = () => void registerWorker().catch(() => {})
  const keepLater = () => void setTimeout(keep, LATER_MS)
  if (document.readyState === "complete") keepLater()
  else addEventListener("load", keepLater)
}
