import { sql } from 'kysely'
import type { App } from '../../platform/app.ts'
import { emit, transaction } from '../../platform/outbox.ts'
import './accounts.events.ts'

/** Ends the suspensions whose time is over: these members are back, open pages of others hear of it, and nothing is inherited. */
export function endSuspensions(app: App): Promise<void> {
  return transaction(app, async (tx) => {
    const now = app.clock.now()
    // First apart from what it belongs to, which may last longer: the clock of the database may be behind, and would
    // take this for somebody lifting all of it.
    await sql`update users set restriction_id = gen_random_uuid()
      where suspended_until <= ${now} and suspended_at is not null`.execute(tx)
    const { rows } = await sql<{ id: string }>`
      update users set suspended_at = null, suspended_until = null
      where suspended_until <= ${now} returning id`.execute(tx)
    await tx.deleteFrom('restricted_contacts').where('suspended_until', '<=', now).execute()
    for (const { id } of rows) await emit(tx, 'account.reactivated', { user_id: id })
  })
}

export function suspensionJobs(app: App): void {
  app.jobs.define('end-suspensions', () => endSuspensions(app), { cron: '* * * * *' })
}
