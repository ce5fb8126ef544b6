import { once } from 'node:events'
import { createServer, type Server } from 'node:net'
import { createTransport } from 'nodemailer'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { afterEach, expect, test } from 'vitest'
import { type GatewayFault, MailGatewayError } from './mail-faults.ts'

const open: { close(done: () => void): void }[] = []
afterEach(async () => {
  await Promise.all(open.splice(0).map((server) => new Promise<void>((done) => server.close(done))))
})

async function portOf(server: Server): Promise<number> {
  await once(server, 'listening')
  const address = server.address()
  return address !== null && typeof address === 'object' ? address.port : 0
}

/** Starts a gateway on loopback with the library's own, untrusted certificate. */
async function gateway(options: SMTPServerOptions): Promise<number> {
  const server = new SMTPServer({ allowInsecureAuth: true, ...options })
  server.on('error', () => {})
  open.push(server)
  server.listen(0, '127.0.0.1')
  return portOf(server.server)
}

async function plainServer(greeting: string | null): Promise<number> {
  const server = createServer((socket) => {
    socket.on('error', () => {})
    if (greeting !== null) socket.end(greeting)
  })
  open.push({ close: (done) => (server.close(() => done()), done()) })
  server.listen(0, '127.0.0.1')
  return portOf(server)
}

async function errorOf(url: string): Promise<MailGatewayError> {
  const transport = createTransport({ url })
  const mail = { from: 'ndoa@example.test', to: 'amara@example.test', subject: 'Karibu', text: 'Welcome' }
  const fault = await transport.sendMail(mail).then(
    () => null,
    (error: GatewayFault) => error,
  )
  transport.close()
  expect(fault).not.toBeNull()
  return new MailGatewayError(fault ?? {})
}

type Done = (error: Error) => void
const PLAIN: SMTPServerOptions = { disabledCommands: ['STARTTLS'] }
const refusal = (responseCode: number) =>
  Object.assign(new Error('<amara@example.test>: not for you'), { responseCode })
const CASES: [cause: string, what: string, url: () => Promise<string>][] = [
  ['certificate', 'TLS from the start', async () => `smtps://localhost:${await gateway({ secure: true })}`],
  ['certificate', 'STARTTLS', async () => `smtp://localhost:${await gateway({ authOptional: true })}`],
  ['tls', 'a gateway without TLS', async () => `smtps://127.0.0.1:${await gateway(PLAIN)}`],
  ['refused', 'a closed port', async () => `smtp://127.0.0.1:${await closedPort()}`],
  [
    'timeout',
    'a silent gateway',
    async () => `smtp://127.0.0.1:${await plainServer(null)}?greetingTimeout=300`,
  ],
  ['unreachable', 'a gateway that hangs up', async () => `smtp://127.0.0.1:${await plainServer('')}`],
  ['rejected', 'a gateway that is busy', async () => `smtp://127.0.0.1:${await plainServer('421 busy\r\n')}`],
  ['dns', 'an unknown name', async () => 'smtp://mail.ndoa.invalid:25'],
  [
    'authentication',
    'a wrong password',
    async () => {
      const refuses = {
        ...PLAIN,
        onAuth: (_auth: unknown, _session: unknown, done: Done) => done(refusal(535)),
      }
      return `smtp://amara:wrong@127.0.0.1:${await gateway(refuses)}`
    },
  ],
  ['authentication', 'no password', async () => `smtp://127.0.0.1:${await gateway(PLAIN)}`],
  [
    'rejected',
    'a recipient',
    async () => {
      const refuses = { onRcptTo: (_to: unknown, _session: unknown, done: Done) => done(refusal(450)) }
      return `smtp://127.0.0.1:${await gateway({ ...PLAIN, ...refuses, authOptional: true })}`
    },
  ],
]

async function closedPort(): Promise<number> {
  const server = createServer()
  server.listen(0, '127.0.0.1')
  const port = await portOf(server)
  server.close()
  await once(server, 'close')
  return port
}

test.each(CASES)(
  'a mail fault names %s as its cause, for %s, without an address',
  async (cause, _what, url) => {
    const error = await errorOf(await url())
    expect(error.code).toBe(cause)
    expect(error.message).toMatch(new RegExp(`: ${cause}\\b`))
    expect(error.message + error.stack).not.toContain('amara')
  },
)
