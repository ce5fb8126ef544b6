import { setTimeout as sleep } from 'node:timers/promises'
import { type BusListener, countBus } from './bus.ts'
import type { Log } from './log.ts'

/** An event of another server, and for whom it is. */
export interface Delivery {
  memberId: string
  event: { type: string }
}
/** @returns of each whether the member may receive it now */
export type MayReceive = (deliveries: readonly Delivery[]) => Promise<readonly boolean[]>

interface Tabs {
  isHere: (memberId: string) => boolean
  sendText: (memberId: string, text: string) => void
  members: () => Iterable<string>
}

/** How many rights one statement checks. */
const AT_ONCE = 500
/** More than this waits only when the database does not answer. */
const WAITING_MAX = 20_000
/**
 * When anything may have been missed, pages fetch at different moments: each makes several calls, and the calls of other
 * members must not wait for them.
 */
const MEMBERS = 10
const PACE = 50 // milliseconds
const NOTICED = 150 // milliseconds in which all servers notice that a connection was lost

interface Deliveries extends BusListener {
  /** As what comes over the bus, for what happens here. An empty text has the page fetch. */
  deliver(memberIds: readonly string[], text: string): void
}

/** Hands what comes over the bus to the tabs of this server, one after the other, after asking for the right to it. */
export function createDeliveries(
  { isHere, sendText, members }: Tabs,
  { mayReceive, log }: { mayReceive: MayReceive; log: Log },
): Deliveries {
  let waiting: { memberId: string; text: string }[] = []
  let delivering = false

  async function handOut() {
    delivering = true
    while (waiting.length > 0) {
      const some = waiting.splice(0, AT_ONCE)
      try {
        const rights = await mayReceive(
          some.map(({ memberId, text }) => ({ memberId, event: JSON.parse(text) })),
        )
        for (const [i, { memberId, text }] of some.entries()) if (rights[i]) sendText(memberId, text)
      } catch (error) {
        log.warn({ err: error }, 'events of other servers could not be handed out')
        for (const memberId of new Set(some.map((one) => one.memberId))) catchUp(memberId)
      }
    }
    delivering = false
  }

  /** The page fetches what it was not told, as it does after each connection. */
  const catchUp = (memberId: string) =>
    sendText(memberId, JSON.stringify({ type: 'ready', member_id: memberId }))

  const missed = createCatchUp(members, catchUp)

  function deliver(memberIds: readonly string[], text: string) {
    for (const memberId of memberIds.filter(isHere)) {
      if (text === '') catchUp(memberId)
      else waiting.push({ memberId, text })
    }
    if (waiting.length > WAITING_MAX) {
      waiting = []
      missed()
    }
    if (!delivering) void handOut()
  }

  return {
    hear(memberIds, text) {
      countBus.in(memberIds.filter(isHere).length)
      deliver(memberIds, text)
    },
    deliver,
    missed,
  }
}

/**
 * Catches up with all members, some at a time. It waits a moment first: by then all servers have noticed that they were cut
 * off, and what they say of it is caught up with once. When it is asked for later, once more afterwards.
 */
function createCatchUp(members: Tabs['members'], catchUp: (memberId: string) => void): () => void {
  let isRunning = false
  let again = false

  async function run() {
    isRunning = true
    while (again) {
      await sleep(NOTICED, undefined, { ref: false })
      again = false
      for (const [i, memberId] of [...members()].entries()) {
        if (i > 0 && i % MEMBERS === 0) await sleep(PACE, undefined, { ref: false })
        catchUp(memberId)
      }
    }
    isRunning = false
  }

  return () => {
    again = true
    if (!isRunning) void run()
  }
}
