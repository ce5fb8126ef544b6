import { setTimeout as sleep } from 'node:timers/promises'
import type { App } from '../../platform/app.ts'
import { createBatcher } from '../../platform/batcher.ts'
import { createKeyedQueue } from '../../platform/keyed-queue.ts'
import { createMemoryLimit } from '../../platform/limits.ts'
import { fail } from '../failures.ts'
import { createFollowUp } from './follow-up.ts'
import { type Draft, LOCKED, type Sent } from './messaging.queries.ts'
import { isStored, sendAndBroadcast } from './send-message.ts'

declare module '../../platform/app.ts' {
  interface App {
    messaging: MessagingState
  }
}

/** What a process keeps about messaging. */
export interface MessagingState {
  send: (draft: Draft) => Promise<Sent>
  countMessage: (memberId: string) => number | null
  countTyping: (memberAndMatch: string) => number | null
}

/** Sends share commits. One batch at a time keeps the order in which messages arrived. */
const SENDING = {
  itemsMax: 200,
  waitingMax: 5_000,
  concurrency: 1,
  busy: () => fail('server.busy', { retry_after: 1 }),
}

/** Fifty messages at once, and five more each second, on all servers together. */
const MESSAGES = { max: 50, per: '10 seconds' }
/** A browser reports typing every 400 ms, on one socket. */
const TYPING = { max: 3, per: '1 second' }

export const createMessagingState = (
  app: Pick<App, 'db' | 'pool' | 'clock' | 'realtime' | 'presence' | 'shield' | 'jobs' | 'log'>,
): MessagingState => ({
  send: createBatcher(createSending(app), SENDING),
  countMessage: createMemoryLimit(MESSAGES, app.clock, app.presence.countServers),
  countTyping: createMemoryLimit(TYPING, app.clock),
})

/** How long a message waits for a conversation that is locked, and how often it is tried: milliseconds. */
const PATIENCE = 5_000
const PAUSE = 20

/**
 * What meets a lock waits beside the batches, and everything that follows it in its conversation waits behind it. It holds
 * no connection meanwhile.
 */
function createSending(app: Parameters<typeof createMessagingState>[0]) {
  const followUp = createFollowUp(app)
  const waiting = createKeyedQueue()
  async function send(drafts: Draft[]) {
    const answers = await sendAndBroadcast(app, drafts)
    if (answers.some(isStored)) followUp()
    return answers
  }
  async function retry(draft: Draft, until: number): Promise<Sent> {
    while (performance.now() < until) {
      await sleep(PAUSE)
      const [answer = LOCKED] = await send([draft])
      if (answer !== LOCKED) return answer
    }
    throw SENDING.busy()
  }
  return async (drafts: Draft[]): Promise<(Sent | Promise<Sent>)[]> => {
    const free = drafts.filter(({ match_id }) => !waiting.has(match_id))
    const sent = free.length > 0 ? await send(free) : []
    const answers = new Map(sent.map((answer, i) => [free[i], answer]))
    const until = performance.now() + PATIENCE
    return drafts.map((draft) => {
      const answer = answers.get(draft) ?? LOCKED
      return answer === LOCKED ? waiting.run(draft.match_id, () => retry(draft, until)) : answer
    })
  }
}
