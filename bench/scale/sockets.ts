import { setTimeout as sleep } from 'node:timers/promises'
import { REALTIME } from '@ndoa/contract/limits'
import { WebSocket } from 'ws'
import type { SocketLife } from './rolling-verdict.ts'
import type { World } from './world.ts'

export interface Sockets {
  lives(): SocketLife[]
  untilConnected(timeout: number): Promise<void>
  close(): void
}

const CONCURRENCY = 50
/** Milliseconds that a browser waits at most before it reconnects to another server. */
const PAUSE = 4_000

export async function openSockets({ url }: World, tokens: readonly string[]): Promise<Sockets> {
  let isOver = false
  const sockets = tokens.map((token) => ({ token, socket: null as WebSocket | null, closes: [] as number[] }))

  function connect(one: (typeof sockets)[number]): Promise<void> {
    const headers = { authorization: `Bearer ${one.token}` }
    const dialled = new WebSocket(url.replace('http', 'ws') + REALTIME.path, { headers })
    one.socket = dialled
    return new Promise((resolve) => {
      let wasOpen = false
      dialled.on('error', () => {})
      dialled.on('open', () => {
        wasOpen = true
        resolve()
      })
      dialled.on('close', (code) => {
        if (isOver) return
        if (wasOpen) one.closes.push(code)
        void sleep(Math.random() * PAUSE).then(() => (isOver ? resolve() : connect(one).then(resolve)))
      })
    })
  }

  const pulse = setInterval(() => {
    for (const { socket } of sockets)
      if (socket?.readyState === WebSocket.OPEN) socket.send('{"type":"ping"}')
  }, REALTIME.heartbeat)
  for (let at = 0; at < sockets.length; at += CONCURRENCY)
    await Promise.all(sockets.slice(at, at + CONCURRENCY).map(connect))
  const isConnected = ({ socket }: (typeof sockets)[number]) => socket?.readyState === WebSocket.OPEN
  return {
    lives: () => sockets.map((one) => ({ closes: one.closes, isConnected: isConnected(one) })),
    async untilConnected(timeout) {
      const end = performance.now() + timeout
      while (!sockets.every(isConnected) && performance.now() < end) await sleep(50)
    },
    close() {
      isOver = true
      clearInterval(pulse)
      for (const { socket } of sockets) socket?.terminate()
    },
  }
}
