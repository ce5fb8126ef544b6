import type { App } from '../../platform/app.ts'
import { createBatcher } from '../../platform/batcher.ts'
import { createMemoryLimit } from '../../platform/limits.ts'
import { fail } from '../failures.ts'
import type { Draft, Sent } from './messaging.queries.ts'
import { sendAndBroadcast } from './send-message.ts'

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
  app: Pick<App, 'db' | 'pool' | 'clock' | 'realtime' | 'presence' | 'shield'>,
): MessagingState => ({
  send: createBatcher((drafts: Draft[]) => sendAndBroadcast(app, drafts), SENDING),
  countMessage: createMemoryLimit(MESSAGES, app.clock, app.presence.countServers),
  countTyping: createMemoryLimit(TYPING, app.clock),
})
