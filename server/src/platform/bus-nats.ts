import { setTimeout as sleep } from 'node:timers/promises'
import { connect, type NatsConnection, type Subscription } from '@nats-io/transport-node'
import { type Bus, type BusListener, countBus } from './bus.ts'
import type { Log } from './log.ts'

const subjectOf = (memberId: string) => `ndoa.member.${memberId}`
/** Said by a server of the release before that was cut off: what it published meanwhile may be lost. */
const MISSED = 'ndoa.missed'
/** A server starts and accepts sockets without NATS, too. */
const PATIENCE = 2_000
/** How often NATS is asked whether what was published has arrived there. Milliseconds. */
const CONFIRMS = 1_000
/** How long events still leave over the database after NATS is back here: other servers may come back later. Milliseconds. */
const ALL_BACK = 1_000

/**
 * The bus over NATS, with a subject for each member: a server hears only of members who have a page open there. While there is
 * no connection, events leave over the database, where every server listens as well; so do, once more, those of which nobody
 * knows whether NATS passed them on before it was lost. A page may hear of them twice.
 */
export function createNatsBus(servers: readonly string[], overDatabase: Bus, log: Log): Bus {
  const subscriptions = new Map<string, Subscription | null>()
  const unconfirmed = createUnconfirmed()
  let connection: NatsConnection | undefined
  let isConnected = false
  /** Whether events leave over NATS. */
  let isUsed = false
  let isStopped = false
  let listener: BusListener
  let returning: NodeJS.Timeout | undefined

  async function open() {
    const begun = Date.now()
    const made = await connectTo(servers)
    if (isStopped) return made.close()
    connection = made
    isConnected = isUsed = true
    made.subscribe(MISSED, { callback: () => listener.missed() })
    for (const memberId of subscriptions.keys()) subscriptions.set(memberId, hearOf(made, memberId))
    void watch(made, log, { lost, back })
    if (Date.now() - begun > PATIENCE) listener.missed() // others that were connected have published there alone
  }

  /** May be called several times for one loss. */
  function lost() {
    if (!isConnected) return
    isConnected = isUsed = false
    clearTimeout(returning)
    countBus.lost('nats')
    log.warn('the connection to NATS was lost')
    sendUnconfirmed()
  }

  function sendUnconfirmed() {
    for (const { memberIds, text } of unconfirmed.take()) overDatabase.publish(memberIds, text)
  }

  /** Others may have published over NATS meanwhile. */
  function back() {
    if (isConnected || isStopped) return
    isConnected = true
    returning = setTimeout(() => (isUsed = true), ALL_BACK).unref()
    listener.missed()
  }

  const hearOf = (made: NatsConnection, memberId: string) =>
    subscribeTo(made, memberId, (text) => listener.hear([memberId], text))

  return {
    publish(memberIds, text) {
      if (!connection || !isUsed) return overDatabase.publish(memberIds, text)
      for (const memberId of memberIds) connection.publish(subjectOf(memberId), text)
      unconfirmed.add({ memberIds, text }, connection)
    },
    async subscribe(memberId) {
      if (subscriptions.has(memberId)) return
      subscriptions.set(memberId, connection ? hearOf(connection, memberId) : null)
      if (!isConnected) return
      const flushed = connection?.flush().catch(() => {}) // a lost connection is caught up with after it is back
      await forAWhile(flushed)
    },
    unsubscribe(memberId) {
      subscriptions.get(memberId)?.unsubscribe()
      subscriptions.delete(memberId)
    },
    async start(given) {
      listener = given
      await overDatabase.start(given)
      await forAWhile(open().catch((error: unknown) => log.error({ err: error }, 'NATS cannot be used')))
      if (!isConnected) log.warn('no connection to NATS yet: events travel over the database')
    },
    async stop() {
      isStopped = true
      isConnected = isUsed = false
      clearTimeout(returning)
      await connection?.drain().then(() => unconfirmed.take(), sendUnconfirmed)
      await connection?.close()
      await overDatabase.stop()
    },
  }
}

interface Published {
  memberIds: readonly string[]
  text: string
}

/**
 * What was published and may not have been passed on. NATS confirms what has arrived there, and has passed it on by the next
 * time. A connection that is silent counts as lost within 15 seconds, so this is never much.
 */
function createUnconfirmed() {
  let arrived: Published[] = []
  let sent: Published[] = []
  let confirming: NodeJS.Timeout | undefined

  async function confirm(connection: NatsConnection) {
    const passedOn = arrived.length
    arrived = arrived.concat(sent)
    sent = []
    const isConfirmed = await forAWhile(
      connection.flush().then(
        () => true,
        () => false,
      ),
    )
    if (isConfirmed) arrived = arrived.slice(passedOn)
    confirming = undefined
    if (arrived.length + sent.length > 0) confirmLater(connection)
  }

  function confirmLater(connection: NatsConnection) {
    confirming ??= setTimeout(() => void confirm(connection), CONFIRMS).unref()
  }

  return {
    add(event: Published, connection: NatsConnection) {
      sent.push(event)
      confirmLater(connection)
    },
    /** Takes them out, in their order. */
    take() {
      const taken = [...arrived, ...sent]
      arrived = []
      sent = []
      return taken
    },
  }
}

const forAWhile = <T>(work: Promise<T> | undefined) =>
  Promise.race([work, sleep(PATIENCE, undefined, { ref: false })])

const connectTo = (servers: readonly string[]) =>
  connect({
    ...addressOf(servers),
    name: 'ndoa',
    noEcho: true,
    waitOnFirstConnect: true,
    maxReconnectAttempts: -1,
    reconnectTimeWait: 100,
    pingInterval: 5_000,
    ignoreAuthErrorAbort: true,
  })

async function watch(
  connection: NatsConnection,
  log: Log,
  { lost, back }: { lost: () => void; back: () => void },
) {
  for await (const status of connection.status()) {
    // Silence alone is enough: the end of the connection may wait for a write that nobody reads.
    if (status.type === 'staleConnection' || status.type === 'disconnect') lost()
    else if (status.type === 'reconnect') back()
    else if (status.type === 'error') log.warn({ err: status.error }, 'NATS reported a problem')
  }
}

const subscribeTo = (connection: NatsConnection, memberId: string, hear: (text: string) => void) =>
  connection.subscribe(subjectOf(memberId), {
    callback: (error, message) => {
      if (!error) hear(message.string())
    },
  })

/** The client takes name and password apart from the addresses; they are the same for all servers. */
function addressOf(servers: readonly string[]) {
  const urls = servers.map((server) => new URL(server))
  const { username, password } = urls[0] ?? { username: '', password: '' }
  const decoded = { user: decodeURIComponent(username), pass: decodeURIComponent(password) }
  return {
    servers: urls.map(({ host }) => host),
    ...(urls.some(({ protocol }) => protocol === 'tls:') && { tls: {} }),
    ...(password ? decoded : username && { token: decoded.user }),
  }
}
