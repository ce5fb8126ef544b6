import { randomUUID } from 'node:crypto'
import { type Bus, type BusListener, countBus } from './bus.ts'
import type { Log } from './log.ts'
import type { Notifications } from './notify.ts'

const CHANNEL = 'bus'
/** PostgreSQL takes less than 8,000 bytes in one notice. */
const BYTES_MAX = 7_900
/** How many events one statement sends. */
const AT_ONCE = 500
/** More than this waits only when the database does not answer. */
const WAITING_MAX = 20_000
const MISSED = '!'

/**
 * The bus over PostgreSQL's NOTIFY, on the connection that listens: outside of any transaction, because a transaction that
 * notifies makes all others that do wait for its commit. The first event leaves at once; those that come while a statement
 * is under way leave together with the next one. Every server gets all events and ignores those of members it does not have.
 */
export function createNotifyBus(notifications: Notifications, log: Log): Bus {
  const ownId = randomUUID()
  let listener: BusListener | undefined
  let waiting: string[] = []
  let sending: Promise<void> | null = null

  function add(line: string) {
    if (waiting.length >= WAITING_MAX) waiting = [MISSED]
    waiting.push(line)
    sending ??= send()
  }

  async function send() {
    while (waiting.length > 0) {
      try {
        await notifications.notify(CHANNEL, framesOf(ownId, waiting.splice(0, AT_ONCE)))
      } catch (error) {
        log.warn({ err: error }, 'other servers were not told of some events')
        waiting = [MISSED]
        break // until the connection is back
      }
    }
    sending = null
  }

  function hear(payload: string) {
    if (payload === '') {
      listener?.missed() // the connection is new: nobody knows what was said before
      if (waiting.length > 0) sending ??= send()
      return
    }
    const [senderId, ...lines] = payload.split('\n')
    if (senderId === ownId) return
    for (const line of lines) {
      if (line === MISSED) listener?.missed()
      else {
        const end = line.indexOf(' ')
        listener?.hear(line.slice(0, end).split(','), line.slice(end + 1))
      }
    }
  }

  notifications.on(CHANNEL, hear)
  notifications.onLost(() => countBus.lost('notify'))
  return {
    publish: (memberIds, text) => add(lineOf(memberIds, text)),
    subscribe: async () => {},
    unsubscribe() {},
    async start(given) {
      listener = given
    },
    async stop() {
      await sending
      listener = undefined
    },
  }
}

/** What is too long for one notice is left to the page to fetch. */
function lineOf(memberIds: readonly string[], text: string): string {
  const line = `${memberIds.join()} ${text}`
  return Buffer.byteLength(line) > BYTES_MAX - 50 ? `${memberIds.join()} ` : line
}

/** Notices of as many lines as fit, below the id of who says them. */
function framesOf(senderId: string, lines: readonly string[]): string[] {
  const frames: string[] = []
  let frame = senderId
  let bytes = frame.length
  for (const line of lines) {
    const size = Buffer.byteLength(line) + 1
    if (bytes + size > BYTES_MAX) {
      frames.push(frame)
      frame = senderId
      bytes = frame.length
    }
    frame += `\n${line}`
    bytes += size
  }
  return [...frames, frame]
}
