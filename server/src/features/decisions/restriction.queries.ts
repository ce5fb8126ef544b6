import { sql } from 'kysely'
import type { Tx } from '../../platform/db.ts'
import { emit } from '../../platform/outbox.ts'

interface Restriction {
  /** Whether any decision suspends the member now. */
  is_restricted: boolean
  /** Null: without an end. */
  until: Date | null
}

/** What the decisions that stand amount to: the longest of them. */
async function restrictionOf(tx: Tx, memberId: string, now: Date): Promise<Restriction> {
  const { rows } = await sql<Restriction>`
    select count(*) > 0 as is_restricted, case when not bool_or(step = 'banned') then max(ends_at) end as until
    from decisions where subject_id = ${memberId} and applied_at is not null and lifted_at is null
      and (step = 'banned' or (step = 'suspended' and ends_at > ${now}))`.execute(tx)
  return rows[0] ?? { is_restricted: false, until: null }
}

/** Suspends a member; a suspension that is there already is only made longer. */
export async function suspend(tx: Tx, memberId: string, now: Date): Promise<void> {
  const { until } = await restrictionOf(tx, memberId, now)
  await sql`
    update users set suspended_at = coalesce(suspended_at, ${now}),
      suspended_until = case
        when ${until}::timestamptz is null or (suspended_at is not null and suspended_until is null) then null
        else greatest(suspended_until, ${until}) end
    where id = ${memberId}`.execute(tx)
}

/** After a decision was lifted: what the others amount to holds, or nothing. */
export async function liftSuspension(tx: Tx, memberId: string, now: Date): Promise<void> {
  const { is_restricted, until } = await restrictionOf(tx, memberId, now)
  const user = tx.updateTable('users').where('id', '=', memberId).where('suspended_at', 'is not', null)
  if (is_restricted) {
    await user.set({ suspended_until: until }).execute()
    return
  }
  const { numUpdatedRows } = await user.set({ suspended_at: null, suspended_until: null }).executeTakeFirst()
  if (numUpdatedRows > 0n) await emit(tx, 'account.reactivated', { user_id: memberId })
}
