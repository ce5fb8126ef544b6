import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import { type WebSocket, WebSocketServer } from 'ws'

interface PushMessage {
  messageType: string
  channelID: string
  uaid?: string
  updates?: { channelID: string; code: number }[]
}

/** Autopush code of a browser that has decrypted the message and whose worker has finished. */
const DELIVERED = 100

/** A loopback push service like Mozilla's: browsers connect by WebSocket, servers post to an address (RFC 8030). */
export async function startPushService(port: number) {
  const channels = new Map<string, WebSocket>()
  const names = new Set<string>()
  const service = {
    posted: [] as { headers: IncomingMessage['headers'] }[],
    delivered: 0,
    begun: 0,
    ended: 0,
  }

  const answers: Record<string, (socket: WebSocket, said: PushMessage) => void> = {
    hello(socket, { uaid = '' }) {
      const name = names.has(uaid) ? uaid : randomUUID().replaceAll('-', '')
      names.add(name)
      sendJson(socket, { messageType: 'hello', uaid: name, status: 200, use_webpush: true, broadcasts: {} })
    },
    register(socket, { channelID }) {
      channels.set(channelID, socket)
      service.begun++
      const pushEndpoint = `http://127.0.0.1:${port}/wpush/v2/${channelID}`
      sendJson(socket, { messageType: 'register', channelID, status: 200, pushEndpoint })
    },
    unregister(socket, { channelID }) {
      channels.delete(channelID)
      service.ended++
      sendJson(socket, { messageType: 'unregister', channelID, status: 200 })
    },
    ack(_socket, { updates = [] }) {
      service.delivered += updates.filter(({ code }) => code === DELIVERED).length
    },
  }

  const server = createServer(async (request, response) => {
    const channelID = request.url?.split('/').pop() ?? ''
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part as Buffer)
    service.posted.push({ headers: request.headers })
    const socket = channels.get(channelID)
    response.writeHead(socket ? 201 : 410).end()
    if (!socket) return
    const data = Buffer.concat(parts).toString('base64url')
    const headers = { encoding: 'aes128gcm' }
    sendJson(socket, { messageType: 'notification', channelID, version: randomUUID(), data, headers })
  })
  new WebSocketServer({ server, handleProtocols: () => 'push-notification' }).on('connection', (socket) => {
    socket.on('message', (message: Buffer) => {
      const said = JSON.parse(message.toString()) as PushMessage
      answers[said.messageType]?.(socket, said)
    })
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')

  return Object.assign(service, {
    /** Forgets the browsers, which get a new id at their next hello and so lose their subscriptions. */
    forget() {
      names.clear()
      for (const socket of channels.values()) socket.terminate()
      channels.clear()
    },
    close() {
      for (const socket of channels.values()) socket.terminate()
      server.close()
      server.closeAllConnections()
    },
  })
}

const sendJson = (socket: WebSocket, said: object) => socket.send(JSON.stringify(said))
