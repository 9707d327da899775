/** Let everything run that is waiting: presses, messages, a frame. (A timer would wait for
 * milliseconds.) */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(null)
  })
}
