import { randomUUID } from 'node:crypto'
import type { Database } from './db.ts'
import type { Log } from './log.ts'
import type { Notifications } from './notify.ts'
import { beat, deleteServer, type PresenceChange, savePresence } from './presence.queries.ts'
import type { Realtime } from './realtime.ts'

/** How often a server sends a heartbeat, and after how long without one it counts as dead. Milliseconds. */
const BEAT = 3_000
const DEAD_AFTER = 12_000
/** How many changes one statement writes. */
const AT_ONCE = 500
/** Asks all servers to look who is running. */
const CHANNEL = 'servers'

type Listener = (memberIds: readonly string[]) => Promise<void>

/** What of the pages on this server has to be known. */
type Pages = Pick<Realtime, 'isHere' | 'isVisible' | 'members' | 'catchUp'>

/**
 * Who is online on any server, in a table that all servers read: a member is, from the first page that opens until the last
 * one closes, or until their server has been silent for twelve seconds. It also says who looks at one of these pages.
 */
export interface Presence {
  /** Whether another server may be running, which has to be told what is broadcast. */
  hasOtherServers(): boolean
  /** How many servers are running, this one included; a dead one counts until that is noticed. */
  countServers: () => number
  /** Hears, once in the installation, of members who may have come or gone, after the table says so. */
  onChange(listener: Listener): void
  /** When everybody who is connected here by now is in the table, or that has failed. */
  written(): Promise<void>
  start(realtime: Pages & Pick<Realtime, 'onPresence' | 'onVisibility'>): Promise<void>
  stop(): Promise<void>
}

/** @param files where this server puts new files */
export function createPresence(
  db: Database,
  notifications: Notifications,
  log: Log,
  files: string,
): Presence {
  const serverId = randomUUID()
  const listeners: Listener[] = []
  let realtime: Pages | undefined
  const changes = createChanges(save, (memberIds) => void tell(memberIds), log)
  let beating: Promise<void> | null = null
  let others: number | null = null
  /** A moment of `performance.now()`; until then others may be running that are not in the table yet, or not any more. */
  let othersUntil = 0
  let timer: NodeJS.Timeout | undefined

  const tell = (memberIds: readonly string[]) => tellAll(listeners, memberIds, log)

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

  async function sayRunning() {
    const { is_new, gone, ...counted } = await beat(db, { id: serverId, files }, DEAD_AFTER)
    others = counted.others
    // After a fail-over the table is empty: each server seems to be the only one until the others have registered again.
    if (is_new || others > 0) othersUntil = performance.now() + DEAD_AFTER
    if (is_new && realtime) changes.add(realtime.members())
    if (is_new && timer) {
      realtime?.catchUp() // the others took this server for dead, and may have told it nothing meanwhile
      await notifications.notify(CHANNEL, [''])
    }
    changes.add([]) // what could not be written before
    for (let from = 0; from < gone.length; from += AT_ONCE) await tell(gone.slice(from, from + AT_ONCE))
  }

  function beatNow() {
    beating ??= sayRunning()
      .catch((error: unknown) => log.warn({ err: error }, 'this server could not say that it is running'))
      .finally(() => (beating = null))
  }

  notifications.on(CHANNEL, () => timer && beatNow())
  return {
    hasOtherServers: () => others !== 0 || performance.now() < othersUntil, // also before the first look
    countServers: () => 1 + (others ?? 0),
    onChange: (listener) => void listeners.push(listener),
    written: changes.written,
    async start(given) {
      realtime = given
      given.onPresence((memberId) => changes.add([memberId]))
      given.onVisibility((memberId) => changes.add([memberId], 'visibility'))
      await sayRunning()
      await notifications.notify(CHANNEL, ['']) // the others, too, have another server from now on
      timer = setInterval(beatNow, BEAT)
      timer.unref()
    },
    async stop() {
      clearInterval(timer)
      timer = undefined
      await changes.written()
      await beating
      await deleteServer(db, serverId).catch((error: unknown) =>
        log.warn({ err: error }, 'this server is not known to be gone'),
      )
    },
  }
}

async function tellAll(listeners: readonly Listener[], memberIds: readonly string[], log: Log) {
  for (const listener of listeners)
    await listener(memberIds).catch((error: unknown) =>
      log.warn({ err: error }, 'nobody was told who came or went'),
    )
}

/**
 * Writes down who came, who went and who looks, many with one statement; what could not be written waits for the next call.
 * @param saved is called with members who came or went once they are stored; whether they look is told to nobody
 */
function createChanges(
  save: (memberIds: readonly string[]) => Promise<unknown>,
  saved: (memberIds: readonly string[]) => void,
  log: Log,
) {
  const changed = new Map<string, 'presence' | 'visibility'>()
  let writing: Promise<void> | null = null

  async function write() {
    while (changed.size > 0) {
      const some = [...changed].slice(0, AT_ONCE)
      for (const [memberId] of some) changed.delete(memberId)
      try {
        await save(some.map(([memberId]) => memberId))
      } catch (error) {
        log.warn({ err: error }, 'who is online was not written down')
        for (const [memberId, what] of some) note(memberId, what)
        break // until the next beat
      }
      const told = some.filter(([, what]) => what === 'presence')
      if (told.length > 0) saved(told.map(([memberId]) => memberId))
    }
    writing = null
  }

  function note(memberId: string, what: 'presence' | 'visibility') {
    if (changed.get(memberId) !== 'presence') changed.set(memberId, what)
  }

  return {
    add(memberIds: Iterable<string>, what: 'presence' | 'visibility' = 'presence') {
      for (const memberId of memberIds) note(memberId, what)
      if (changed.size > 0) writing ??= write() // with nothing to write it would end before it is kept
    },
    written: async () => void (await writing),
  }
}
