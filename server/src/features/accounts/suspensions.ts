import { sql } from 'kysely'
import type { App } from '../../platform/app.ts'
import { emit, transaction } from '../../platform/outbox.ts'
import './accounts.events.ts'

/** Ends expired suspensions: open pages show these members again, and no other account inherits anything. */
export function endSuspensions(app: App): Promise<void> {
  return transaction(app, async (tx) => {
    const now = app.clock.now()
    // Detach the account from its restriction first, which may last longer: with a database clock that is behind, the
    // trigger would take this for an operator who lifts the whole restriction.
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
