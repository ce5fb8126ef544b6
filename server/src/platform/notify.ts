import { setTimeout as sleep } from 'node:timers/promises'
import { type Client, escapeIdentifier } from 'pg'
import { CONNECTION, LimitedClient } from './database-client.ts'
import type { Log } from './log.ts'

type Heard = (payload: string) => void

export interface Notifications {
  on(channel: string, heard: Heard): void
  /** Called each time the connection was lost. */
  onLost(lost: () => void): void
  /** Sends these on the listening connection, in one statement. @throws when there is no connection */
  notify(channel: string, payloads: readonly string[]): Promise<void>
  /**
   * Takes a lock that this process has until it gives it back or its connection ends. @returns false when another
   * process has it, or there is no connection
   */
  lock(name: string): Promise<boolean>
  unlock(name: string): Promise<void>
  start(): Promise<void>
  stop(): Promise<void>
}

const FIRST_PAUSE = 500 // milliseconds
const LONGEST_PAUSE = 2_000 // a server hears nothing from others until it listens again
const TIMEOUT = 10_000
/** Notices come by themselves, so a connection that lost its database is as silent as a quiet one: it is asked this often. */
const HEARTBEAT = 5_000
/** The database finds out within half a minute that a server's machine is gone, and frees its locks. */
export const KEEPALIVE = '-c tcp_keepalives_idle=10 -c tcp_keepalives_interval=5 -c tcp_keepalives_count=3'

/**
 * One connection that listens to PostgreSQL's NOTIFY and reconnects after a failure. A notice only wakes a
 * listener, which then reads its table, so a missed notice costs time, never data. After each (re)connect
 * every channel is woken once with an empty payload.
 */
export function createNotifications(url: string, log: Log): Notifications {
  const channels = new Map<string, Heard[]>()
  const stopping = new AbortController()
  const lostListeners: (() => void)[] = []
  let client: Client | null = null
  let isOpen = false
  const locks = createLocks(() => (isOpen ? client : null))

  /** Called once at the start, and again only when the connection before has ended. */
  async function connect() {
    client = newClient(url)
    client.on('notification', ({ channel, payload }) => hear(channel, payload ?? ''))
    client.on('error', (error) => log.warn({ err: error }, 'the listening connection was lost'))
    await open(client, channels.keys())
    // Only now: the client says `end` after an attempt that failed, too, and each would begin a loop of its own.
    client.once('end', () => {
      isOpen = false
      locks.forget()
      if (stopping.signal.aborted) return
      for (const lost of lostListeners) lost()
      void reconnect()
    })
    isOpen = true
    const listening = client
    const beating = setInterval(() => void listening.query('select 1').catch(() => {}), HEARTBEAT).unref()
    client.once('end', () => clearInterval(beating))
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

  /** False when the wait was ended by `stop`. */
  const isTimeToTry = (failures: number) =>
    sleep(pauseAfter(failures), true, { signal: stopping.signal }).catch(() => false)

  const hear = (channel: string, payload: string) => channels.get(channel)?.forEach((heard) => heard(payload))

  return {
    on(channel, heard) {
      channels.set(channel, [...(channels.get(channel) ?? []), heard])
    },
    onLost: (lost) => void lostListeners.push(lost),
    async notify(channel, payloads) {
      if (!client || !isOpen) throw new Error('There is no listening connection.')
      await client.query({ ...NOTIFY, values: [channel, payloads] })
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

/** Connects and listens. What failed is closed. */
async function open(client: Client, channels: Iterable<string>) {
  try {
    await client.connect()
    for (const channel of channels) await client.query(`listen ${escapeIdentifier(channel)}`)
  } catch (error) {
    await client.end()
    throw error
  }
}

/** Locks that end with the connection. @param connected the connection, null while there is none */
function createLocks(connected: () => Client | null) {
  const held = new Set<string>()
  return {
    lock: async (name: string): Promise<boolean> => {
      if (held.has(name)) return true
      const client = connected()
      const taken = await client?.query<{ mine: boolean }>(
        'select pg_try_advisory_lock(hashtextextended($1, 0)) as mine',
        [name],
      )
      if (!taken?.rows[0]?.mine || client !== connected()) return false
      held.add(name)
      return true
    },
    unlock: async (name: string): Promise<void> => {
      if (held.delete(name))
        await connected()?.query('select pg_advisory_unlock(hashtextextended($1, 0))', [name])
    },
    /** The connection has ended, and with it each lock. */
    forget: () => held.clear(),
  }
}

/** Doubles with each failure; up to a quarter more, so that servers do not all come at the same moment. */
const pauseAfter = (failures: number) =>
  Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** failures) * (1 + Math.random() / 4)
