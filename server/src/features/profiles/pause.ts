import type { Pause } from '@ndoa/contract/profiles'
import type { App } from '../../platform/app.ts'
import { pausedSince, setPaused } from './pause.queries.ts'

/**
 * Pauses the viewer's profile, or resumes it. Nobody is told, and no page needs to hear of it: every look at a member asks
 * again, and the index of members follows the table.
 */
export async function changePause({ db, clock }: App, userId: string, isPaused: boolean): Promise<Pause> {
  await setPaused(db, userId, isPaused ? clock.now() : null)
  const since = await pausedSince(db, userId)
  return { paused_since: since?.toISOString() ?? null }
}
