import { setTimeout as sleep } from 'node:timers/promises'
import { Client, escapeIdentifier } from 'pg'
import type { Log } from './log.ts'

type Heard = (payload: string) => void

export interface Notifications {
  on(channel: string, heard: Heard): void
  start(): Promise<void>
  stop(): Promise<void>
}

/**
 * One connection that listens to PostgreSQL's NOTIFY and comes back after a failure. A notice only wakes; whoever
 * is woken reads the truth from its table, so one that was missed costs time, never data. After each (re)connect
 * every channel is woken once with an empty payload.
 */
export function createNotifications(url: string, log: Log): Notifications {
  const channels = new Map<string, Heard[]>()
  let client: Client | null = null
  let stopped = false

  async function connect() {
    const fresh = new Client({ connectionString: url, application_name: 'ndoa-listen', keepAlive: true })
    fresh.on('notification', ({ channel, payload }) => hear(channel, payload ?? ''))
    fresh.on('error', (error) => log.warn({ err: error }, 'the listening connection was lost'))
    fresh.on('end', () => void reconnect())
    await fresh.connect()
    for (const channel of channels.keys()) await fresh.query(`listen ${escapeIdentifier(channel)}`)
    client = fresh
    for (const channel of channels.keys()) hear(channel, '')
  }

  async function reconnect() {
    client = null
    while (!stopped && !client) {
      await sleep(500)
      await connect().catch((error: unknown) => log.warn({ err: error }, 'cannot listen yet'))
    }
  }

  const hear = (channel: string, payload: string) => channels.get(channel)?.forEach((heard) => heard(payload))

  return {
    on(channel, heard) {
      channels.set(channel, [...(channels.get(channel) ?? []), heard])
    },
    start: connect,
    async stop() {
      stopped = true
      client?.removeAllListeners('end')
      await client?.end()
    },
  }
}
