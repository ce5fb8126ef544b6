import { WebSocket } from 'ws'
import { flood } from './asking.ts'
import type { Attack, AttackFindings } from './attack.ts'

const SOCKETS = 2_000
const CONCURRENCY = 50

export async function attackSockets({ url, seconds, tokens }: Attack): Promise<AttackFindings> {
  const open = new Map<string, Set<WebSocket>>(tokens.map((token) => [token, new Set()]))
  const begun = Date.now()
  const answers = await flood({ seconds, atOnce: CONCURRENCY, most: SOCKETS }, (n) =>
    connect(tokens[n % tokens.length] ?? ''),
  )
  await new Promise((resolve) => setTimeout(resolve, Math.max(1_000, begun + seconds * 1000 - Date.now())))
  const peak = Math.max(0, ...[...open.values()].map(({ size }) => size))
  for (const sockets of open.values()) for (const socket of sockets) socket.terminate()
  return { answers, counts: { 'sockets open with one session': peak } }

  function connect(token: string): Promise<string> {
    return new Promise((resolve) => {
      const socket = new WebSocket(`${url.replace('http', 'ws')}/realtime/v1`, {
        headers: { authorization: `Bearer ${token}` },
      })
      const own = open.get(token)
      socket.once('open', () => {
        own?.add(socket)
        resolve('open')
      })
      socket.once('close', () => own?.delete(socket))
      socket.once('unexpected-response', (_request, response) => {
        resolve(String(response.statusCode))
        socket.terminate()
      })
      socket.on('error', () => resolve('failed'))
    })
  }
}
