import { sql } from 'kysely'
import type { Tx } from '../../../platform/db.ts'
import { emit } from '../../../platform/outbox.ts'
import './accounts.events.ts'

export async function endExpiredSuspensions(tx: Tx, now: Date): Promise<string[]> {
  // The account is first detached from its restriction, which may last longer. Otherwise, if the database clock is
  // behind, the trigger would take this for an operator who lifts the whole restriction.
  await sql`update users set restriction_id = gen_random_uuid()
    where suspended_until <= ${now} and suspended_at is not null`.execute(tx)
  const { rows } = await sql<{ id: string }>`
    update users set suspended_at = null, suspended_until = null
    where suspended_until <= ${now} returning id`.execute(tx)
  await tx.deleteFrom('restricted_contacts').where('suspended_until', '<=', now).execute()
  return rows.map(({ id }) => id)
}

/** Never shortens an existing suspension. */
export async function suspendAccount(tx: Tx, userId: string, until: Date | null, now: Date): Promise<void> {
  await sql`
    update users set suspended_at = coalesce(suspended_at, ${now}),
      suspended_until = case
        when ${until}::timestamptz is null or (suspended_at is not null and suspended_until is null) then null
        else greatest(suspended_until, ${until}) end
    where id = ${userId}`.execute(tx)
}

export async function shortenRestriction(tx: Tx, id: string, until: Date | null): Promise<void> {
  const earlier = { suspended_until: sql<Date | null>`least(suspended_until, ${until}::timestamptz)` }
  await tx.updateTable('users').set(earlier).where('restriction_id', '=', id).execute()
  await tx.updateTable('restricted_contacts').set(earlier).where('restriction_id', '=', id).execute()
}

export async function endRestriction(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('restricted_contacts').where('restriction_id', '=', id).execute()
  const freed = await tx
    .updateTable('users')
    .set({ suspended_at: null, suspended_until: null })
    .where('restriction_id', '=', id)
    .returning('id')
    .execute()
  for (const { id: user_id } of freed) await emit(tx, 'account.reactivated', { user_id })
}

/**
 * Call when a deleted account's ban is confirmed. A number is restricted for a year, because numbers are reassigned.
 */
export async function prolongRestriction(
  tx: Tx,
  restrictionId: string,
  until: Date | null,
  now: Date,
): Promise<void> {
  await sql`update restricted_contacts set suspended_until = ${until}
    where restriction_id = ${restrictionId} and kind = 'email'`.execute(tx)
  await sql`update restricted_contacts set suspended_until = ${now}::timestamptz + interval '12 months'
    where restriction_id = ${restrictionId} and kind = 'phone'`.execute(tx)
  await sql`update users set suspended_until = ${until} where restriction_id = ${restrictionId}`.execute(tx)
}
