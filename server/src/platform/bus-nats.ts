import { setTimeout as sleep } from 'node:timers/promises'
import { connect, type NatsConnection, type Subscription } from '@nats-io/transport-node'
import { type Bus, type BusListener, countBus } from './bus.ts'
import type { Log } from './log.ts'

const subjectOf = (memberId: string) => `ndoa.member.${memberId}`
/** Sent by a server that was cut off: what it published meanwhile may be lost. */
const MISSED = 'ndoa.missed'
/** A server starts and accepts sockets without NATS, too. */
const PATIENCE = 2_000

/**
 * The bus over NATS, with a subject for each member: a server hears only of members who have a page open there. While there is
 * no connection, events leave over the database, where every server listens as well.
 */
export function createNatsBus(servers: readonly string[], overDatabase: Bus, log: Log): Bus {
  const subscriptions = new Map<string, Subscription | null>()
  let connection: NatsConnection | undefined
  let isConnected = false
  let isStopped = false
  let listener: BusListener

  async function open() {
    const begun = Date.now()
    const made = await connectTo(servers)
    if (isStopped) return made.close()
    connection = made
    isConnected = true
    made.subscribe(MISSED, { callback: () => listener.missed() })
    for (const memberId of subscriptions.keys()) subscriptions.set(memberId, hearOf(made, memberId))
    void watch(made, log, (isBack) => {
      isConnected = isBack
      if (isBack) tellOfLoss(made)
      else listener.missed() // NATS took something with it, and may stay away for long
    })
    if (Date.now() - begun > PATIENCE) tellOfLoss(made) // others that were connected have published there alone
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
      await connection?.drain().catch(() => connection?.close())
      await overDatabase.stop()
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

/** @param changed the connection was lost, or is back */
async function watch(connection: NatsConnection, log: Log, changed: (isBack: boolean) => void) {
  for await (const status of connection.status()) {
    if (status.type === 'disconnect') {
      changed(false)
      countBus.lost('nats')
      log.warn('the connection to NATS was lost')
    } else if (status.type === 'reconnect') changed(true)
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
