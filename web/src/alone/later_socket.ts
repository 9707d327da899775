// The socket of a local table, before what makes it is loaded: pages that play at a server do not carry it.

import type { Socket } from "../state/connection"

export class LaterSocket implements Socket {
  onopen: (() => void) | null = null
  onmessage: ((event: { data: string }) => void) | null = null
  onclose: ((event: { code: number }) => void) | null = null
  #socket: Socket | null = null
  #isClosed = false

  constructor(table: string) {
    void import("./here")
      .then(({ LocalSocket }) => !this.#isClosed && this.#become(new LocalSocket(table)))
      .catch(() => this.onclose?.({ code: 1006 }))
  }

  #become(socket: Socket): void {
    this.#socket = socket
    socket.onopen = () => this.onopen?.()
    socket.onmessage = (event) => this.onmessage?.(event)
    socket.onclose = (event) => this.onclose?.(event)
  }

  send = (text: string): void => this.#socket?.send(text)

  close(): void {
    this.#isClosed = true
    if (this.#socket) this.#socket.close()
    else this.onclose?.({ code: 1000 })
  }
}
