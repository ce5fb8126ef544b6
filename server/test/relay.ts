import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

export interface Relay {
  url: string
  /** @returns the number of connection attempts while the database was unreachable */
  refused(): number
  open(): number
  cut(): void
  /** Drops all further data on current connections, like a vanished host. New connections work. */
  silence(): void
  restore(): void
  close(): Promise<void>
}

export async function relayTo(databaseUrl: string): Promise<Relay> {
  const { port } = new URL(databaseUrl)
  const sockets = new Set<Socket>()
  let away = false
  let refused = 0
  let open = 0

  const server = createServer((near) => {
    if (away) {
      refused += 1
      near.destroy()
      return
    }
    const far = connect(Number(port), '127.0.0.1')
    open += 1
    near.once('close', () => open--)
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(one)
      one.pipe(other)
      one.on('error', () => {})
      one.once('close', () => {
        sockets.delete(one)
        other.destroy()
      })
    }
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The relay has no port.')

  const url = new URL(databaseUrl)
  url.hostname = '127.0.0.1'
  url.port = String(address.port)
  const cutAll = () => sockets.forEach((socket) => void socket.destroy())

  return {
    url: url.href,
    refused: () => refused,
    open: () => open,
    cut() {
      away = true
      cutAll()
    },
    silence() {
      for (const socket of sockets) socket.unpipe().resume()
    },
    restore: () => void (away = false),
    async close() {
      server.close()
      cutAll()
      await once(server, 'close')
    },
  }
}
