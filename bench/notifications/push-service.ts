import { once } from 'node:events'
import { createServer } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'

export interface PushService {
  origin: string
  close(): void
}

interface Answer {
  status: number
  /** Milliseconds until the answer. */
  after?: number
}

export async function startPushService(receive: (path: string) => Answer): Promise<PushService> {
  const server = createServer(async (request, response) => {
    for await (const _part of request);
    const { status, after = 0 } = receive(request.url ?? '')
    if (after > 0) await sleep(after)
    response.writeHead(status).end()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    origin: `http://127.0.0.1:${port}`,
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}
