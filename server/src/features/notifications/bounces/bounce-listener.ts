import type { Socket } from 'node:net'
import { SMTPServer } from 'smtp-server'
import type { App } from '../../../platform/app.ts'
import type { Log } from '../../../platform/log.ts'
import { addressOf, insertBounce } from './bounces.queries.ts'
import { bounceKindIn } from './delivery-report.ts'
import type { ReturnAddresses } from './return-address.ts'

const SIZE_MAX = 256 * 1024
const CLIENTS_MAX = 50
/** Maximum connections per IP address, so that one client can't lock out others; mail servers retry. */
const CLIENTS_PER_ADDRESS_MAX = 10
const RECIPIENTS_MAX = 10
/** A session with more unknown recipients is probably guessing addresses, and each one costs a query. */
const UNKNOWN_MAX = 10
const TIMEOUT = 30_000
/** Milliseconds after which a session ends, even if its client evades the idle timeout. */
const SESSION_MAX = 5 * 60_000

const refusal = (code: number, text: string) => Object.assign(new Error(text), { responseCode: code })
const localPartOf = (address: string) => address.slice(0, address.lastIndexOf('@'))

async function respond(work: Promise<Error | null>, done: (refusal?: Error | null) => void) {
  done(await work.catch(() => refusal(451, '4.3.0 Please try again later')))
}

function createBounceStore({ db, clock }: Pick<App, 'db' | 'clock'>, returnAddresses: ReturnAddresses) {
  async function memberFor(recipient: string) {
    const localPart = localPartOf(recipient)
    const user_id = returnAddresses.memberOf(localPart)
    const address = user_id && (await addressOf(db, user_id))?.email
    return address && returnAddresses.isFor(localPart, user_id, address) ? { user_id, address } : null
  }

  async function saveBounces(recipients: readonly string[], message: Buffer): Promise<null> {
    for (const recipient of recipients) {
      const member = await memberFor(recipient)
      const kind = member && (await bounceKindIn(message, member.address).catch(() => null))
      if (member && kind) await insertBounce(db, { ...member, kind, at: clock.now() })
    }
    return null
  }

  return { memberFor, saveBounces }
}

function createCounter() {
  const clients = new Map<string, number>()
  return (address: string, change: number) => {
    const left = (clients.get(address) ?? 0) + change
    if (left > 0) clients.set(address, left)
    else clients.delete(address)
    return left
  }
}

export function createBounceListener(
  app: Pick<App, 'db' | 'clock'>,
  log: Log,
  returnAddresses: ReturnAddresses,
): SMTPServer {
  const { memberFor, saveBounces } = createBounceStore(app, returnAddresses)
  const unknown = new WeakMap<object, number>()
  const count = createCounter()

  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    size: SIZE_MAX,
    maxClients: CLIENTS_MAX,
    maxRecipients: RECIPIENTS_MAX,
    socketTimeout: TIMEOUT,
    disableReverseLookup: true,
    logger: false,
    onConnect({ remoteAddress }, done) {
      const isTooMany = count(remoteAddress, 1) > CLIENTS_PER_ADDRESS_MAX
      done(isTooMany ? refusal(421, '4.7.0 Too many connections, try again later') : null)
    },
    onClose: ({ remoteAddress }) => void count(remoteAddress, -1),
    onRcptTo({ address }, session, done) {
      const tried = unknown.get(session) ?? 0
      if (tried >= UNKNOWN_MAX) return done(refusal(421, '4.7.0 Too many unknown mailboxes'))
      const known = memberFor(address).then((found) => {
        if (found) return null
        unknown.set(session, tried + 1)
        return refusal(550, '5.1.1 No such mailbox')
      })
      void respond(known, done)
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
        void respond(saveBounces(recipients, Buffer.concat(chunks)), done)
      })
    },
  })
  server.server.on('connection', (socket: Socket) => {
    const end = setTimeout(() => socket.destroy(), SESSION_MAX)
    socket.once('close', () => clearTimeout(end))
  })
  server.on('error', (error) =>
    log.warn({ err: error }, 'the listener for mails that come back has a problem'),
  )
  return server
}
