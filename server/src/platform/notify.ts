import { setTimeout as sleep } from 'node:timers/promises'
import PQueue from 'p-queue'
import { type Client, escapeIdentifier, type QueryConfig, type QueryResult, type QueryResultRow } from 'pg'
import { CONNECTION, LimitedClient } from './database-client.ts'
import type { Log } from './log.ts'

type NotificationHandler = (payload: string) => void

export interface Notifications {
  on(channel: string, heard: NotificationHandler): void
  onLost(lost: () => void): void
  /** Sends one statement on the listening connection. @throws while disconnected */
  notify(channel: string, payloads: readonly string[]): Promise<void>
  /**
   * Holds the lock until `unlock` or a lost connection. @returns false if another process holds it, or while
   * disconnected
   */
  lock(name: string): Promise<boolean>
  unlock(name: string): Promise<void>
  start(): Promise<void>
  stop(): Promise<void>
}

const FIRST_PAUSE = 500
const MAX_PAUSE = 2_000 // without the connection, the server misses other servers' events
const TIMEOUT = 10_000
/** Milliseconds between checks of the connection, because a dead one is as silent as an idle one. */
const HEARTBEAT = 5_000
/** Lets the database detect a lost server within half a minute and free its locks. */
export const KEEPALIVE = '-c tcp_keepalives_idle=10 -c tcp_keepalives_interval=5 -c tcp_keepalives_count=3'

/** Notices only wake readers of tables, so a missed notice loses no data. Each connect sends '' to every channel. */
export function createNotifications(url: string, log: Log): Notifications {
  const channels = new Map<string, NotificationHandler[]>()
  const stopping = new AbortController()
  const lostListeners: (() => void)[] = []
  let client: Client | null = null
  let isOpen = false
  const queue = new PQueue({ concurrency: 1 })
  const locks = createLocks(() => (isOpen ? client : null), runQuery)

  function runQuery<Row extends QueryResultRow>(query: QueryConfig): Promise<QueryResult<Row>> {
    return queue.add(() => {
      if (!client || !isOpen) throw new Error('There is no listening connection.')
      return client.query<Row>(query)
    })
  }

  /** Must not run again before the previous connection has ended. */
  async function connect() {
    client = newClient(url)
    client.on('notification', ({ channel, payload }) => hear(channel, payload ?? ''))
    client.on('error', (error) => log.warn({ err: error }, 'the listening connection was lost'))
    await open(client, channels.keys())
    // Listens only now, because a failed attempt also emits `end`, which would start another reconnect loop.
    client.once('end', () => {
      isOpen = false
      locks.forget()
      if (stopping.signal.aborted) return
      for (const lost of lostListeners) lost()
      void reconnect()
    })
    isOpen = true
    const heartbeat = setInterval(
      () => void runQuery({ text: 'select 1' }).catch(() => {}),
      HEARTBEAT,
    ).unref()
    client.once('end', () => clearInterval(heartbeat))
    for (const channel of channels.keys()) hear(channel, '')
  }

  async function reconnect() {
    for (let failures = 0; await isTimeToTry(failures); failures++) {
      try {
        return await connect()
      } catch (error) {
        if (!stopping.signal.aborted) log.warn({ err: error }, 'cannot listen yet')
      }
    }
  }

  const isTimeToTry = (failures: number) =>
    sleep(pauseAfter(failures), true, { signal: stopping.signal }).catch(() => false)

  const hear = (channel: string, payload: string) => channels.get(channel)?.forEach((heard) => heard(payload))

  return {
    on(channel, heard) {
      channels.set(channel, [...(channels.get(channel) ?? []), heard])
    },
    onLost: (lost) => void lostListeners.push(lost),
    async notify(channel, payloads) {
      await runQuery({ ...NOTIFY, values: [channel, payloads] })
    },
    lock: locks.lock,
    unlock: locks.unlock,
    start: connect,
    async stop() {
      stopping.abort()
      await client?.end()
    },
  }
}

const newClient = (url: string) =>
  new LimitedClient({
    ...CONNECTION,
    connectionString: url,
    application_name: 'ndoa-listen',
    statement_timeout: TIMEOUT,
    options: KEEPALIVE,
  })

const NOTIFY = { name: 'notify', text: 'select pg_notify($1, payload) from unnest($2::text[]) payload' }

async function open(client: Client, channels: Iterable<string>) {
  try {
    await client.connect()
    for (const channel of channels) await client.query(`listen ${escapeIdentifier(channel)}`)
  } catch (error) {
    await client.end()
    throw error
  }
}

function createLocks(
  connected: () => Client | null,
  runQuery: <Row extends QueryResultRow>(query: QueryConfig) => Promise<QueryResult<Row>>,
) {
  const held = new Set<string>()
  return {
    lock: async (name: string): Promise<boolean> => {
      if (held.has(name)) return true
      const client = connected()
      if (!client) return false
      const { rows } = await runQuery<{ mine: boolean }>({ text: TRY_LOCK, values: [name] })
      if (!rows[0]?.mine || client !== connected()) return false
      held.add(name)
      return true
    },
    unlock: async (name: string): Promise<void> => {
      if (held.delete(name)) await runQuery({ text: UNLOCK, values: [name] })
    },
    forget: () => held.clear(),
  }
}

const TRY_LOCK = 'select pg_try_advisory_lock(hashtextextended($1, 0)) as mine'
const UNLOCK = 'select pg_advisory_unlock(hashtextextended($1, 0))'

/** Grows exponentially, plus up to a quarter at random so that servers don't reconnect together. */
const pauseAfter = (failures: number) =>
  Math.min(MAX_PAUSE, FIRST_PAUSE * 2 ** failures) * (1 + Math.random() / 4)
