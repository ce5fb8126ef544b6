import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import { type WebSocket, WebSocketServer } from 'ws'

/** What Firefox and its push service say to each other, as far as the journey needs it. */
interface Said {
  messageType: string
  channelID: string
  uaid?: string
  updates?: { channelID: string; code: number }[]
}

/** That a browser has decrypted a message and its worker is done with it. */
const DELIVERED = 100

/**
 * A push service of our own on loopback, as Mozilla's is: a browser connects by WebSocket, servers post to the address
 * that it was given (RFC 8030).
 */
export async function startPushService(port: number) {
  const channels = new Map<string, WebSocket>()
  const service = { posted: [] as { headers: IncomingMessage['headers'] }[], delivered: 0, ended: 0 }

  const answers: Record<string, (socket: WebSocket, said: Said) => void> = {
    hello: (socket, { uaid }) =>
      tell(socket, {
        messageType: 'hello',
        uaid: uaid || newUaid(),
        status: 200,
        use_webpush: true,
        broadcasts: {},
      }),
    register(socket, { channelID }) {
      channels.set(channelID, socket)
      const pushEndpoint = `http://127.0.0.1:${port}/wpush/v2/${channelID}`
      tell(socket, { messageType: 'register', channelID, status: 200, pushEndpoint })
    },
    unregister(socket, { channelID }) {
      channels.delete(channelID)
      service.ended++
      tell(socket, { messageType: 'unregister', channelID, status: 200 })
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
    if (!socket) return response.writeHead(410).end()
    const data = Buffer.concat(parts).toString('base64url')
    const headers = { encoding: 'aes128gcm' }
    tell(socket, { messageType: 'notification', channelID, version: randomUUID(), data, headers })
    response.writeHead(201).end()
  })
  new WebSocketServer({ server, handleProtocols: () => 'push-notification' }).on('connection', (socket) => {
    socket.on('message', (message: Buffer) => {
      const said = JSON.parse(message.toString()) as Said
      answers[said.messageType]?.(socket, said)
    })
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')

  return Object.assign(service, {
    /** Forgets the browser: at its next hello it gets a new name, and so loses its subscriptions. */
    close() {
      for (const socket of channels.values()) socket.terminate()
      server.close()
      server.closeAllConnections()
    },
  })
}

const newUaid = () => randomUUID().replaceAll('-', '')

const tell = (socket: WebSocket, said: object) => socket.send(JSON.stringify(said))
