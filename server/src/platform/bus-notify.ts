import { randomUUID } from 'node:crypto'
import { type Bus, type BusListener, countBus } from './bus.ts'
import type { Log } from './log.ts'
import type { Notifications } from './notify.ts'

const CHANNEL = 'bus'
/** PostgreSQL limits a NOTIFY payload to less than 8,000 bytes. */
const BYTES_MAX = 7_900
const BATCH_SIZE = 500
const WAITING_MAX = 20_000
const MISSED = '!'

/**
 * Notifies outside transactions, because PostgreSQL serializes the commits of transactions that notify. All servers
 * get all events.
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
        await notifications.notify(CHANNEL, framesOf(ownId, waiting.splice(0, BATCH_SIZE)))
      } catch (error) {
        log.warn({ err: error }, 'other servers were not told of some events')
        waiting = [MISSED]
        break
      }
    }
    sending = null
  }

  function hear(payload: string) {
    if (payload === '') {
      listener?.missed()
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

/** Leaves out the text of an event too long for one notice, so that the page fetches it. */
function lineOf(memberIds: readonly string[], text: string): string {
  const line = `${memberIds.join()} ${text}`
  return Buffer.byteLength(line) > BYTES_MAX - 50 ? `${memberIds.join()} ` : line
}

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
