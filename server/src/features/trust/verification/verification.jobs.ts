import { VERIFICATION_KEPT_DAYS } from '@ndoa/contract/limits'
import type { App } from '../../../platform/app.ts'
import { emit, transaction } from '../../../platform/outbox.ts'
import './verification.events.ts'
import { endOldBadges, endOldRequests } from './verification.queries.ts'

const HOUR = 3_600_000

export function verificationJobs(app: App): void {
  app.jobs.define('end-verifications', () => endVerifications(app), { cron: '*/5 * * * *' })
}

export async function endVerifications(app: App): Promise<void> {
  const now = app.clock.now()
  const ago = (hours: number) => new Date(now.getTime() - hours * HOUR)
  await transaction(app, async (tx) => {
    for (const { id, member_id } of await endOldBadges(tx, now))
      await emit(tx, 'verification.expired', { member_id, verification_id: id })
  })
  await endOldRequests(app.db, { expired: ago(1), sentBefore: ago(VERIFICATION_KEPT_DAYS * 24), now })
}
