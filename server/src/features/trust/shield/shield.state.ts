import type { App } from '../../../platform/app.ts'
import { screenConversations } from './screen-conversations.ts'

declare module '../../../platform/app.ts' {
  interface App {
    shield: ShieldState
  }
}

export interface ShieldState {
  /** Queues conversations with new messages; the sender does not wait for screening. */
  screen(matchIds: Iterable<string>): void
}

type Screening = Parameters<typeof screenConversations>[0]

/** Messages that arrive within this time are screened together. */
const BATCH_DELAY_MS = 200
const BATCH_SIZE = 2_000
/** Under load the screener pauses this many times as long as it worked, so that sending takes precedence. */
const IDLE_FACTOR = 60
const MAX_IDLE_MS = 10_000
const MAX_WAITING = 20_000

/** Holds the queue in memory; a job finds messages that a stopped process lost. */
export function createShieldState(app: Screening & Pick<App, 'log'>): ShieldState {
  const waiting = new Set<string>()
  let timer: NodeJS.Timeout | undefined

  function wait(milliseconds: number) {
    timer = setTimeout(screenAll, milliseconds)
    timer.unref()
  }

  async function screenAll() {
    const startedAt = performance.now()
    const matchIds = [...waiting].slice(0, BATCH_SIZE)
    for (const id of matchIds) waiting.delete(id)
    await screenConversations(app, matchIds).catch((error: unknown) =>
      app.log.warn({ err: error }, 'messages were not screened; the job tries again'),
    )
    timer = undefined
    if (waiting.size > 0)
      wait(BATCH_DELAY_MS + Math.min(IDLE_FACTOR * (performance.now() - startedAt), MAX_IDLE_MS))
  }

  return {
    screen(matchIds) {
      for (const id of matchIds) if (waiting.size < MAX_WAITING) waiting.add(id)
      if (!timer && waiting.size > 0) wait(BATCH_DELAY_MS)
    },
  }
}
