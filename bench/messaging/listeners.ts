import { setTimeout as sleep } from 'node:timers/promises'
import { REALTIME } from '@ndoa/contract/limits'
import type { ServerEvent } from '@ndoa/contract/realtime'
import { WebSocket } from 'ws'
import type { Writer } from './members.ts'

export interface Listeners {
  onMessage: (clientMessageId: string) => void
  /** Drops all connections and reopens them. @returns seconds until all were ready */
  reconnect(): Promise<number>
  count(): number
  close(): void
}

const CONCURRENCY = 100

export async function listen(url: string, members: readonly Writer[]): Promise<Listeners> {
  const address = url.replace('http', 'ws') + REALTIME.path
  const open: WebSocket[] = []
  const listeners: Listeners = { onMessage: () => {}, reconnect, count, close }

  async function connect({ id, token }: Writer): Promise<void> {
    for (;;) {
      const socket = new WebSocket(address, { headers: { authorization: `Bearer ${token}` } })
      if (await isReady(socket, id)) return void open.push(socket)
      await sleep(1_000 + Math.random() * 1_000)
    }
  }

  function isReady(socket: WebSocket, memberId: string): Promise<boolean> {
    return new Promise((resolve) => {
      socket.on('error', () => resolve(false))
      socket.on('close', () => resolve(false))
      socket.on('message', (data: Buffer) => {
        const event = JSON.parse(data.toString()) as ServerEvent
        if (event.type === 'ready') resolve(true)
        if (event.type === 'message.created' && event.message.sender_id !== memberId)
          listeners.onMessage(event.message.client_message_id)
      })
    })
  }

  async function reconnect() {
    const begun = performance.now()
    for (const socket of open.splice(0)) socket.terminate()
    await Promise.all(members.map(connect))
    return (performance.now() - begun) / 1_000
  }

  const pulse = setInterval(() => {
    for (const socket of open) if (socket.readyState === WebSocket.OPEN) socket.send('{"type":"ping"}')
  }, REALTIME.heartbeat)

  function count() {
    return open.filter(({ readyState }) => readyState === WebSocket.OPEN).length
  }

  function close() {
    clearInterval(pulse)
    for (const socket of open) socket.terminate()
  }

  for (let at = 0; at < members.length; at += CONCURRENCY)
    await Promise.all(members.slice(at, at + CONCURRENCY).map(connect))
  return listeners
}
