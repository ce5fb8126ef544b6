import type { App } from '../../platform/app.ts'
import { screenConversations } from './screen-conversations.ts'

declare module '../../platform/app.ts' {
  interface App {
    shield: ShieldState
  }
}

export interface ShieldState {
  /** Conversations in which something was just stored. Costs the sender nothing: they are looked at in a moment. */
  screen(matchIds: Iterable<string>): void
}

type Screening = Parameters<typeof screenConversations>[0]

/** Messages sent within this many milliseconds are screened together. */
const GATHERED_FOR = 200
const BATCH = 2_000
/** Under load it rests this many times as long as it worked, so that senders come first; but nobody is warned much later. */
const RESTS = 60
const RESTS_AT_MOST = 10_000
/** Beyond this many waiting, the rest is left to the job, which finds them by itself. */
const WAITING_MAX = 20_000

/** What a process still has to screen. What is lost when it stops, the job finds. */
export function createShieldState(app: Screening & Pick<App, 'log'>): ShieldState {
  const waiting = new Set<string>()
  let timer: NodeJS.Timeout | undefined

  function wait(milliseconds: number) {
    timer = setTimeout(screenAll, milliseconds)
    timer.unref()
  }

  async function screenAll() {
    const begun = performance.now()
    const matchIds = [...waiting].slice(0, BATCH)
    for (const id of matchIds) waiting.delete(id)
    await screenConversations(app, matchIds).catch((error: unknown) =>
      app.log.warn({ err: error }, 'messages were not screened; the job tries again'),
    )
    timer = undefined
    if (waiting.size > 0) wait(GATHERED_FOR + Math.min(RESTS * (performance.now() - begun), RESTS_AT_MOST))
  }

  return {
    screen(matchIds) {
      for (const id of matchIds) if (waiting.size < WAITING_MAX) waiting.add(id)
      if (!timer && waiting.size > 0) wait(GATHERED_FOR)
    },
  }
}
