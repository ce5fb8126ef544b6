import { randomUUID } from 'node:crypto'
import type { Database } from './db.ts'
import type { Log } from './log.ts'
import type { Notifications } from './notify.ts'
import { deleteServer, type PresenceChange, saveHeartbeat, savePresence } from './presence.queries.ts'
import type { Realtime } from './realtime.ts'

/** Milliseconds between heartbeats, and milliseconds without one after which a server counts as dead. */
const HEARTBEAT_INTERVAL = 3_000
const DEAD_AFTER = 12_000
const BATCH_SIZE = 500
const CHANNEL = 'servers'

type Listener = (memberIds: readonly string[]) => Promise<void>

type Pages = Pick<Realtime, 'isHere' | 'isVisible' | 'members' | 'catchUp'>

/** A member is online while a page is open. If its server dies, the member goes offline within twelve seconds. */
export interface Presence {
  /** True while another server may be running, which must then get broadcasts. */
  hasOtherServers(): boolean
  countServers: () => number
  onChange(listener: Listener): void
  written(): Promise<void>
  start(realtime: Pages & Pick<Realtime, 'onPresence' | 'onVisibility'>): Promise<void>
  stop(): Promise<void>
}

export function createPresence(db: Database, notifications: Notifications, log: Log): Presence {
  const serverId = randomUUID()
  const listeners: Listener[] = []
  let realtime: Pages | undefined
  const changes = createChanges(save, (memberIds) => void notifyChange(memberIds), log)
  let heartbeat: Promise<void> | null = null
  let others: number | null = null
  /** A `performance.now()` time. Until then, running servers may be missing from the table. */
  let othersUntil = 0
  let timer: NodeJS.Timeout | undefined

  const notifyChange = (memberIds: readonly string[]) => notifyListeners(listeners, memberIds, log)

  function save(memberIds: readonly string[]) {
    const isHere = (memberId: string) => realtime?.isHere(memberId) ?? false
    const here = memberIds.filter(isHere)
    const change: PresenceChange = {
      here,
      visible: here.map((memberId) => realtime?.isVisible(memberId) ?? false),
      gone: memberIds.filter((memberId) => !isHere(memberId)),
    }
    return savePresence(db, serverId, change)
  }

  async function sendHeartbeat() {
    const { is_new, gone, ...counted } = await saveHeartbeat(db, serverId, DEAD_AFTER)
    others = counted.others
    // After a fail-over the table is empty, so each server seems alone until the others have registered again.
    if (is_new || others > 0) othersUntil = performance.now() + DEAD_AFTER
    if (is_new && realtime) changes.add(realtime.members())
    if (is_new && timer) {
      realtime?.catchUp() // other servers considered this one dead and may have sent it nothing
      await notifications.notify(CHANNEL, [''])
    }
    changes.add([])
    for (let from = 0; from < gone.length; from += BATCH_SIZE)
      await notifyChange(gone.slice(from, from + BATCH_SIZE))
  }

  function startHeartbeat() {
    heartbeat ??= sendHeartbeat()
      .catch((error: unknown) => log.warn({ err: error }, 'this server could not say that it is running'))
      .finally(() => (heartbeat = null))
  }

  notifications.on(CHANNEL, () => timer && startHeartbeat())
  return {
    hasOtherServers: () => others !== 0 || performance.now() < othersUntil,
    countServers: () => 1 + (others ?? 0),
    onChange: (listener) => void listeners.push(listener),
    written: changes.written,
    async start(pages) {
      realtime = pages
      pages.onPresence((memberId) => changes.add([memberId]))
      pages.onVisibility((memberId) => changes.add([memberId], 'visibility'))
      await sendHeartbeat()
      await notifications.notify(CHANNEL, [''])
      timer = setInterval(startHeartbeat, HEARTBEAT_INTERVAL)
      timer.unref()
    },
    async stop() {
      clearInterval(timer)
      timer = undefined
      await changes.written()
      await heartbeat
      await deleteServer(db, serverId).catch((error: unknown) =>
        log.warn({ err: error }, 'this server is not known to be gone'),
      )
    },
  }
}

async function notifyListeners(listeners: readonly Listener[], memberIds: readonly string[], log: Log) {
  for (const listener of listeners)
    await listener(memberIds).catch((error: unknown) =>
      log.warn({ err: error }, 'a presence listener failed'),
    )
}

/** Batches writes. Failed ones wait for the next call. @param saved receives the stored arrivals and departures */
function createChanges(
  save: (memberIds: readonly string[]) => Promise<unknown>,
  saved: (memberIds: readonly string[]) => void,
  log: Log,
) {
  const changed = new Map<string, 'presence' | 'visibility'>()
  let writing: Promise<void> | null = null

  async function write() {
    while (changed.size > 0) {
      const batch = [...changed].slice(0, BATCH_SIZE)
      for (const [memberId] of batch) changed.delete(memberId)
      try {
        await save(batch.map(([memberId]) => memberId))
      } catch (error) {
        log.warn({ err: error }, 'who is online was not written down')
        for (const [memberId, kind] of batch) markChanged(memberId, kind)
        break
      }
      const presenceChanges = batch.filter(([, kind]) => kind === 'presence')
      if (presenceChanges.length > 0) saved(presenceChanges.map(([memberId]) => memberId))
    }
    writing = null
  }

  function markChanged(memberId: string, kind: 'presence' | 'visibility') {
    if (changed.get(memberId) !== 'presence') changed.set(memberId, kind)
  }

  return {
    add(memberIds: Iterable<string>, kind: 'presence' | 'visibility' = 'presence') {
      for (const memberId of memberIds) markChanged(memberId, kind)
      if (changed.size > 0) writing ??= write() // without changes, write() would finish before `writing` is assigned
    },
    written: async () => void (await writing),
  }
}
