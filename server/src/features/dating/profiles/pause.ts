import type { Pause } from '@ndoa/contract/dating/profiles'
import type { App } from '../../../platform/app.ts'
import { setPaused } from '../../identity/accounts/index.ts'
import { pausedSince } from './pause.queries.ts'

/** Emits no event: every view checks the pause again, and the member index follows the table. */
export async function changePause({ db, clock }: App, userId: string, isPaused: boolean): Promise<Pause> {
  await setPaused(db, userId, isPaused ? clock.now() : null)
  const since = await pausedSince(db, userId)
  return { paused_since: since?.toISOString() ?? null }
}
