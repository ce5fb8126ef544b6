import { setTimeout as sleep } from 'node:timers/promises'
import { connect, type NatsConnection, type Subscription } from '@nats-io/transport-node'
import { type Bus, type BusListener, countBus } from './bus.ts'
import type { Log } from './log.ts'

const subjectOf = (memberId: string) => `ndoa.member.${memberId}`
const CONNECT_TIMEOUT = 2_000
/** Milliseconds between checks that NATS received the published events. */
const CONFIRM_INTERVAL = 1_000
/** Milliseconds for which the database stays in use after a reconnect, since other servers may reconnect later. */
const RECONNECT_GRACE = 1_000

/**
 * Uses a subject per member, so that a server receives only events for members with a page open there. While NATS is
 * unavailable, events use the database, and unconfirmed ones are published there again; a page may receive them twice.
 */
export function createNatsBus(servers: readonly string[], overDatabase: Bus, log: Log): Bus {
  const subscriptions = new Map<string, Subscription | null>()
  const unconfirmed = createUnconfirmed()
  let connection: NatsConnection | undefined
  let isConnected = false
  let isUsed = false
  let isStopped = false
  let listener: BusListener
  let returning: NodeJS.Timeout | undefined

  async function open() {
    const begun = Date.now()
    const opened = await connectTo(servers)
    if (isStopped) return opened.close()
    connection = opened
    isConnected = isUsed = true
    for (const memberId of subscriptions.keys()) subscriptions.set(memberId, subscribeOn(opened, memberId))
    void watch(opened, log, { onLost, onReconnect })
    if (Date.now() - begun > CONNECT_TIMEOUT) listener.missed() // other servers may have published to NATS only
  }

  function onLost() {
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

  function onReconnect() {
    if (isConnected || isStopped) return
    isConnected = true
    returning = setTimeout(() => (isUsed = true), RECONNECT_GRACE).unref()
    listener.missed()
  }

  const subscribeOn = (opened: NatsConnection, memberId: string) =>
    subscribeTo(opened, memberId, (text) => listener.hear([memberId], text))

  return {
    publish(memberIds, text) {
      if (!connection || !isUsed) return overDatabase.publish(memberIds, text)
      for (const memberId of memberIds) connection.publish(subjectOf(memberId), text)
      unconfirmed.add({ memberIds, text }, connection)
    },
    async subscribe(memberId) {
      if (subscriptions.has(memberId)) return
      subscriptions.set(memberId, connection ? subscribeOn(connection, memberId) : null)
      if (!isConnected) return
      const flushed = connection?.flush().catch(() => {}) // if the connection is lost, pages catch up later
      await waitBriefly(flushed)
    },
    unsubscribe(memberId) {
      subscriptions.get(memberId)?.unsubscribe()
      subscriptions.delete(memberId)
    },
    async start(busListener) {
      listener = busListener
      await overDatabase.start(busListener)
      await waitBriefly(open().catch((error: unknown) => log.error({ err: error }, 'NATS cannot be used')))
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
 * Holds events that NATS may not have delivered. They are few, because a silent connection is lost within 15 seconds.
 */
function createUnconfirmed() {
  let arrived: Published[] = []
  let sent: Published[] = []
  let confirming: NodeJS.Timeout | undefined

  async function confirm(connection: NatsConnection) {
    const passedOn = arrived.length
    arrived = arrived.concat(sent)
    sent = []
    const isConfirmed = await waitBriefly(
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
    confirming ??= setTimeout(() => void confirm(connection), CONFIRM_INTERVAL).unref()
  }

  return {
    add(event: Published, connection: NatsConnection) {
      sent.push(event)
      confirmLater(connection)
    },
    take() {
      const events = [...arrived, ...sent]
      arrived = []
      sent = []
      return events
    },
  }
}

const waitBriefly = <T>(work: Promise<T> | undefined) =>
  Promise.race([work, sleep(CONNECT_TIMEOUT, undefined, { ref: false })])

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
  { onLost, onReconnect }: { onLost: () => void; onReconnect: () => void },
) {
  for await (const status of connection.status()) {
    // A stale connection counts as lost, because its end may wait for a write that the server never reads.
    if (status.type === 'staleConnection' || status.type === 'disconnect') onLost()
    else if (status.type === 'reconnect') onReconnect()
    else if (status.type === 'error') log.warn({ err: status.error }, 'NATS reported a problem')
  }
}

const subscribeTo = (connection: NatsConnection, memberId: string, hear: (text: string) => void) =>
  connection.subscribe(subjectOf(memberId), {
    callback: (error, message) => {
      if (!error) hear(message.string())
    },
  })

/** The NATS client expects the credentials separately from the addresses. */
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
