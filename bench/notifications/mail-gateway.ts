import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { SMTPServer } from 'smtp-server'

export interface MailGateway {
  url: string
  close(): void
}

/** @param receive called with each complete mail before the answer; returns milliseconds until the answer */
export async function startMailGateway(receive: (to: string, mail: string) => number): Promise<MailGateway> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    async onData(stream, { envelope }, done) {
      const mail = await text(stream).catch(() => null)
      if (mail === null) return // the sender died mid-message
      await sleep(receive(envelope.rcptTo[0]?.address ?? '', mail))
      done()
    },
  })
  server.on('error', () => {}) // killed servers drop their connections
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const address = server.server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return { url: `smtp://127.0.0.1:${port}`, close: () => server.close() }
}
