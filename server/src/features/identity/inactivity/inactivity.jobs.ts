import { INACTIVE_AFTER_DAYS, INACTIVITY_WARNING_DAYS } from '@ndoa/contract/limits'
import type { App } from '../../../platform/app.ts'
import { emit, transaction } from '../../../platform/outbox.ts'
import './inactivity.events.ts'
import { markInactive, markWarned } from '../accounts/index.ts'

const DAY = 86_400_000
/** Maximum warnings per run, so that mails are spread out after the job has not run for a while. */
const BATCH = 500

export function inactivityJobs(app: App): void {
  app.jobs.define('inactivity', () => followInactivity(app), { cron: '17 * * * *' })
}

/** Several servers may run this at once, because each member is marked only once. */
export async function followInactivity(app: App): Promise<void> {
  const now = app.clock.now()
  const ago = (days: number) => new Date(now.getTime() - days * DAY)
  await transaction(app, async (tx) => {
    const seenBefore = ago(INACTIVE_AFTER_DAYS - INACTIVITY_WARNING_DAYS)
    for (const user_id of await markWarned(tx, { seenBefore, now, limit: BATCH }))
      await emit(tx, 'inactivity.warned', { user_id, warned_at: now.toISOString() })
  })
  await markInactive(app.db, {
    seenBefore: ago(INACTIVE_AFTER_DAYS),
    warnedBefore: ago(INACTIVITY_WARNING_DAYS),
    now,
  })
}
