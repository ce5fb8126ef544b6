import { sql } from 'kysely'
import type { Tx } from '../../platform/db.ts'

/** @returns the ids of the members whose suspension was over */
export async function endExpiredSuspensions(tx: Tx, now: Date): Promise<string[]> {
  // Detach the account from its restriction first, which may last longer: with a database clock that is behind, the
  // trigger would take this for an operator who lifts the whole restriction.
  await sql`update users set restriction_id = gen_random_uuid()
    where suspended_until <= ${now} and suspended_at is not null`.execute(tx)
  const { rows } = await sql<{ id: string }>`
    update users set suspended_at = null, suspended_until = null
    where suspended_until <= ${now} returning id`.execute(tx)
  await tx.deleteFrom('restricted_contacts').where('suspended_until', '<=', now).execute()
  return rows.map(({ id }) => id)
}
