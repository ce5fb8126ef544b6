import { setTimeout as sleep } from 'node:timers/promises'
import type { App } from '../../../platform/app.ts'
import { createBatcher } from '../../../platform/batcher.ts'
import { createKeyedQueue } from '../../../platform/keyed-queue.ts'
import { createMemoryLimit } from '../../../platform/limits.ts'
import { fail } from '../../shared/failures.ts'
import { createFollowUp } from './follow-up.ts'
import { type Draft, LOCKED, type Sent } from './messaging.queries.ts'
import { isStored, sendAndBroadcast } from './send-message.ts'

declare module '../../../platform/app.ts' {
  interface App {
    messaging: MessagingState
  }
}

export interface MessagingState {
  send: (draft: Draft) => Promise<Sent>
  countMessage: (memberId: string) => number | null
  countTyping: (memberAndMatch: string) => number | null
}

/** The messages of a batch share a commit. One batch at a time keeps messages in order of arrival. */
const SENDING = {
  itemsMax: 200,
  waitingMax: 5_000,
  concurrency: 1,
  busy: () => fail('server.busy', { retry_after: 1 }),
}

const MESSAGES = { max: 50, per: '10 seconds' }
const TYPING = { max: 3, per: '1 second' }

export const createMessagingState = (
  app: Pick<App, 'db' | 'pool' | 'clock' | 'realtime' | 'presence' | 'shield' | 'jobs' | 'log'>,
): MessagingState => ({
  send: createBatcher(createSending(app), SENDING),
  countMessage: createMemoryLimit(MESSAGES, app.clock, app.presence.countServers),
  countTyping: createMemoryLimit(TYPING, app.clock),
})

/** Milliseconds to keep trying a locked conversation, and milliseconds between tries. */
const LOCK_TIMEOUT = 5_000
const PAUSE = 20

/**
 * Messages to a locked conversation wait outside the batches, without a connection, and delay only that conversation.
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
    const until = performance.now() + LOCK_TIMEOUT
    return drafts.map((draft) => {
      const answer = answers.get(draft) ?? LOCKED
      return answer === LOCKED ? waiting.run(draft.match_id, () => retry(draft, until)) : answer
    })
  }
}
