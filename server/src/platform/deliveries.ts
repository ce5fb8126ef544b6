import { setTimeout as sleep } from 'node:timers/promises'
import { type BusListener, countBus } from './bus.ts'
import type { Log } from './log.ts'

export interface Delivery {
  memberId: string
  event: { type: string }
}
export type MayReceive = (deliveries: readonly Delivery[]) => Promise<readonly boolean[]>

interface Tabs {
  isHere: (memberId: string) => boolean
  sendText: (memberId: string, text: string) => void
  members: () => Iterable<string>
}

const BATCH_SIZE = 500
const WAITING_MAX = 20_000
/** Catch-up runs in batches with pauses in milliseconds, so that the calls of these pages don't delay other calls. */
const CATCH_UP_BATCH = 10
const CATCH_UP_PAUSE = 50
const DETECTION_TIME = 150 // milliseconds within which all servers detect a lost connection

interface Deliveries extends BusListener {
  deliver(memberIds: readonly string[], text: string): void
}

/** Sends events from the bus to this server's tabs, in order, after `mayReceive` has allowed them. */
export function createDeliveries(
  { isHere, sendText, members }: Tabs,
  { mayReceive, log }: { mayReceive: MayReceive; log: Log },
): Deliveries {
  let waiting: { memberId: string; text: string }[] = []
  let delivering = false

  async function deliverWaiting() {
    delivering = true
    while (waiting.length > 0) {
      const batch = waiting.splice(0, BATCH_SIZE)
      try {
        const rights = await mayReceive(
          batch.map(({ memberId, text }) => ({ memberId, event: JSON.parse(text) })),
        )
        for (const [i, { memberId, text }] of batch.entries()) if (rights[i]) sendText(memberId, text)
      } catch (error) {
        log.warn({ err: error }, 'events of other servers could not be handed out')
        for (const memberId of new Set(batch.map((one) => one.memberId))) catchUp(memberId)
      }
    }
    delivering = false
  }

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
    if (!delivering) void deliverWaiting()
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
 * Waits until all servers have detected a lost connection, so that one round covers all. Later requests start another.
 */
function createCatchUp(members: Tabs['members'], catchUp: (memberId: string) => void): () => void {
  let isRunning = false
  let isRequested = false

  async function run() {
    isRunning = true
    while (isRequested) {
      await sleep(DETECTION_TIME, undefined, { ref: false })
      isRequested = false
      for (const [i, memberId] of [...members()].entries()) {
        if (i > 0 && i % CATCH_UP_BATCH === 0) await sleep(CATCH_UP_PAUSE, undefined, { ref: false })
        catchUp(memberId)
      }
    }
    isRunning = false
  }

  return () => {
    isRequested = true
    if (!isRunning) void run()
  }
}
