import { SMTPServer } from 'smtp-server'
import type { App } from '../../platform/app.ts'
import type { Log } from '../../platform/log.ts'
import { addressOf, insertBounce } from './bounces.queries.ts'
import { bounceIn } from './delivery-report.ts'
import type { ReturnAddresses } from './return-address.ts'

const SIZE_MAX = 256 * 1024
const CLIENTS_MAX = 50
const TIMEOUT = 30_000

const refusal = (code: number, text: string) => Object.assign(new Error(text), { responseCode: code })
const localPartOf = (address: string) => address.slice(0, address.lastIndexOf('@'))

/** The sender tries again when the database is away. */
async function answer(work: Promise<Error | null>, done: (refusal?: Error | null) => void) {
  done(await work.catch(() => refusal(451, '4.3.0 Please try again later')))
}

/**
 * Takes in, over SMTP, the reports about mails that did not arrive, and nothing else: only at return addresses that we
 * have made. It reads what kind of report it is; nothing of the rest is kept.
 */
export function createBounceListener(
  { db, clock }: Pick<App, 'db' | 'clock'>,
  log: Log,
  returnAddresses: ReturnAddresses,
): SMTPServer {
  /** The member and the address that a return address was made for. */
  async function bouncedTo(recipient: string) {
    const localPart = localPartOf(recipient)
    const user_id = returnAddresses.memberOf(localPart)
    const address = user_id && (await addressOf(db, user_id))?.email
    return address && returnAddresses.isFor(localPart, user_id, address) ? { user_id, address } : null
  }
  async function take(recipients: readonly string[], message: Buffer): Promise<null> {
    const kind = await bounceIn(message).catch(() => null)
    if (!kind) return null
    for (const recipient of recipients) {
      const bounced = await bouncedTo(recipient)
      if (bounced) await insertBounce(db, { ...bounced, kind, at: clock.now() })
    }
    return null
  }
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    size: SIZE_MAX,
    maxClients: CLIENTS_MAX,
    socketTimeout: TIMEOUT,
    disableReverseLookup: true,
    logger: false,
    onRcptTo({ address }, _session, done) {
      const known = bouncedTo(address).then((found) => (found ? null : refusal(550, '5.1.1 No such mailbox')))
      void answer(known, done)
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = []
      let size = 0
      stream.on('data', (chunk: Buffer) => {
        size += chunk.length
        if (size <= SIZE_MAX) chunks.push(chunk)
      })
      stream.on('end', () => {
        if (size > SIZE_MAX) return done(refusal(552, '5.3.4 Message too big'))
        const recipients = session.envelope.rcptTo.map(({ address }) => address)
        void answer(take(recipients, Buffer.concat(chunks)), done)
      })
    },
  })
  server.on('error', (error) =>
    log.warn({ err: error }, 'the listener for mails that come back has a problem'),
  )
  return server
}
