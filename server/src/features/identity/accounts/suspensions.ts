import type { App } from '../../../platform/app.ts'
import { emit, transaction } from '../../../platform/outbox.ts'
import './accounts.events.ts'
import { deleteEndedStrikes } from './contacts/strikes.queries.ts'
import { endExpiredSuspensions } from './suspensions.queries.ts'

export function endSuspensions(app: App): Promise<void> {
  return transaction(app, async (tx) => {
    const ended = await endExpiredSuspensions(tx, app.clock.now())
    await deleteEndedStrikes(tx, app.clock.now())
    for (const id of ended) await emit(tx, 'account.reactivated', { user_id: id })
  })
}

export function suspensionJobs(app: App): void {
  app.jobs.define('end-suspensions', () => endSuspensions(app), { cron: '* * * * *' })
}
