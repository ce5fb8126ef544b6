import { createECDH, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import httpEce from 'http_ece'
import { freePort } from '../../../../../test/free-port.ts'

export interface ReceivedPush {
  path: string
  headers: IncomingHttpHeaders
  body: Buffer
}

interface PushAnswer {
  status: number
  headers?: Record<string, string>
}

/** Starts a local push service (RFC 8030). */
export async function startPushService() {
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const received: ReceivedPush[] = []
  /** The next responses, by path; without one, the service answers 201. */
  const answers = new Map<string, PushAnswer[]>()
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const path = request.url ?? ''
      received.push({ path, headers: request.headers, body: Buffer.concat(parts) })
      const { status, headers = {} } = answers.get(path)?.shift() ?? { status: 201 }
      response.writeHead(status, headers).end()
    })
  }).listen(port, '127.0.0.1')
  await once(server, 'listening')
  return {
    origin,
    received,
    answers,
    to: ({ path }: Pick<Browser, 'path'>) => received.filter((one) => one.path === path),
    close: () => server.close(),
  }
}

export type Browser = ReturnType<typeof aBrowser>

export function aBrowser(origin: string) {
  const keys = createECDH('prime256v1')
  keys.generateKeys()
  const auth = randomBytes(16)
  const path = `/${randomBytes(6).toString('hex')}`
  return {
    path,
    subscription: {
      endpoint: origin + path,
      keys: { p256dh: keys.getPublicKey('base64url'), auth: auth.toString('base64url') },
    },
    read: (body: Buffer) =>
      JSON.parse(
        httpEce
          .decrypt(body, { version: 'aes128gcm', privateKey: keys, authSecret: auth.toString('base64url') })
          .toString(),
      ) as unknown,
  }
}
