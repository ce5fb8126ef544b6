import { setTimeout as sleep } from 'node:timers/promises'
import { connect, type NatsConnection, type Subscription } from '@nats-io/transport-node'
import { type Bus, type BusListener, countBus } from './bus.ts'
import type { Log } from './log.ts'

const subjectOf = (memberId: string) => `ndoa.member.${memberId}`
/** Sent by a server that was cut off: what it published meanwhile may be lost. */
const MISSED = 'ndoa.missed'
/** A server starts and accepts sockets without NATS, too. */
const PATIENCE = 2_000
/** What was published no longer ago than this may still have been with NATS when the connection broke. Milliseconds. */
const RECENT = 1_000
/** NATS is back for some servers sooner than for others. Milliseconds. */
const ALL_BACK = 1_000

/**
 * The bus over NATS, with a subject for each member: a server hears only of members who have a page open there. While there is
 * no connection, events leave over the database, where every server listens as well; so do, once more, those that were
 * published just before it broke. A page may hear of them twice.
 */
export function createNatsBus(servers: readonly string[], overDatabase: Bus, log: Log): Bus {
  const subscriptions = new Map<string, Subscription | null>()
  let connection: NatsConnection | undefined
  let isConnected = false
  let isStopped = false
  let listener: BusListener
  let hasLost = false
  let returning: NodeJS.Timeout | undefined
  const recent = createRecent()

  async function open() {
    const begun = Date.now()
    const made = await connectTo(servers)
    if (isStopped) return made.close()
    connection = made
    isConnected = true
    made.subscribe(MISSED, { callback: () => listener.missed() })
    for (const memberId of subscriptions.keys()) subscriptions.set(memberId, hearOf(made, memberId))
    void watch(made, log, { silent, lost, back: () => back(made) })
    if (Date.now() - begun > PATIENCE) tellOfLoss(made) // others that were connected have published there alone
  }

  /** NATS has not answered for some time: nobody knows how much of what was published has arrived. */
  function silent() {
    hasLost = true
  }

  function lost() {
    isConnected = false
    clearTimeout(returning)
    if (hasLost) listener.missed() // and it may stay away for long
    for (const { memberIds, text } of recent.take()) overDatabase.publish(memberIds, text)
  }

  /** Others may have published over NATS meanwhile. What is published here takes it again when all can hear it there. */
  function back(made: NatsConnection) {
    if (isStopped) return
    returning = setTimeout(() => (isConnected = true), ALL_BACK).unref()
    if (hasLost) tellOfLoss(made)
    else listener.missed()
    hasLost = false
  }

  function tellOfLoss(made: NatsConnection) {
    if (!made.isClosed()) made.publish(MISSED)
    listener.missed()
  }

  const hearOf = (made: NatsConnection, memberId: string) =>
    subscribeTo(made, memberId, (text) => listener.hear([memberId], text))

  return {
    publish(memberIds, text) {
      if (!connection || !isConnected) return overDatabase.publish(memberIds, text)
      for (const memberId of memberIds) connection.publish(subjectOf(memberId), text)
      recent.add(memberIds, text)
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
      isConnected = false
      clearTimeout(returning)
      await connection?.drain().catch(() => connection?.close())
      await overDatabase.stop()
    },
  }
}

/** What was published just now. */
function createRecent() {
  let events: { at: number; memberIds: readonly string[]; text: string }[] = []
  const isRecent = ({ at }: { at: number }) => at > performance.now() - RECENT
  return {
    add(memberIds: readonly string[], text: string) {
      const at = performance.now()
      if ((events[0]?.at ?? at) < at - 2 * RECENT) events = events.filter(isRecent)
      events.push({ at, memberIds, text })
    },
    take() {
      const taken = events.filter(isRecent)
      events = []
      return taken
    },
  }
}

const forAWhile = (work: Promise<unknown> | undefined) =>
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

interface Changes {
  silent: () => void
  lost: () => void
  back: () => void
}

async function watch(connection: NatsConnection, log: Log, { silent, lost, back }: Changes) {
  for await (const status of connection.status()) {
    if (status.type === 'staleConnection') silent()
    else if (status.type === 'disconnect') {
      lost()
      countBus.lost('nats')
      log.warn('the connection to NATS was lost')
    } else if (status.type === 'reconnect') back()
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
