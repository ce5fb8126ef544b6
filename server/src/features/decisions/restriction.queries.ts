import { BAN_LIST_YEARS } from '@ndoa/contract/decision-rules'
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../platform/db.ts'
import { emit } from '../../platform/outbox.ts'

interface Restriction {
  /** Whether any decision suspends now. */
  is_restricted: boolean
  /** Null: without an end. */
  until: Date | null
}

/** The restriction that standing decisions add up to: the longest of them. */
async function restrictionBy(tx: Tx, decisions: RawBuilder<unknown>, now: Date): Promise<Restriction> {
  const { rows } = await sql<Restriction>`
    select count(*) > 0 as is_restricted, case when not bool_or(step = 'banned') then max(ends_at) end as until
    from decisions where (${decisions}) and applied_at is not null and lifted_at is null
      and (step = 'banned' or (step = 'suspended' and ends_at > ${now}))`.execute(tx)
  return rows[0] ?? { is_restricted: false, until: null }
}

/** Suspends a member; a suspension that is there already is only made longer. */
export async function suspend(tx: Tx, memberId: string, now: Date): Promise<void> {
  const { until } = await restrictionBy(tx, sql`subject_id = ${memberId}`, now)
  await sql`
    update users set suspended_at = coalesce(suspended_at, ${now}),
      suspended_until = case
        when ${until}::timestamptz is null or (suspended_at is not null and suspended_until is null) then null
        else greatest(suspended_until, ${until}) end
    where id = ${memberId}`.execute(tx)
}

/** Whom a decision restricts: an account, or what is kept of it since it was deleted. */
export interface Restricted {
  subject_id: string | null
  restriction_id: string | null
}

/**
 * After a decision was lifted or replaced: applies what the others add up to, or nothing, to all accounts restricted
 * together. Nothing gets longer.
 */
export async function settleRestriction(tx: Tx, restricted: Restricted, now: Date): Promise<void> {
  const id = await restrictionIdOf(tx, restricted)
  if (id === null) return
  const decisions = sql`restriction_id = ${id} or subject_id in (select id from users where restriction_id = ${id})`
  const { is_restricted, until } = await restrictionBy(tx, decisions, now)
  await (is_restricted ? endRestrictionBy(tx, id, until) : endRestriction(tx, id))
}

async function restrictionIdOf(tx: Tx, { subject_id, restriction_id }: Restricted): Promise<string | null> {
  if (subject_id === null) return restriction_id
  const user = await tx
    .selectFrom('users')
    .select('restriction_id')
    .where('id', '=', subject_id)
    .executeTakeFirst()
  return user?.restriction_id ?? null
}

async function endRestrictionBy(tx: Tx, id: string, until: Date | null): Promise<void> {
  const earlier = { suspended_until: sql<Date | null>`least(suspended_until, ${until}::timestamptz)` }
  await tx.updateTable('users').set(earlier).where('restriction_id', '=', id).execute()
  await tx.updateTable('restricted_contacts').set(earlier).where('restriction_id', '=', id).execute()
}

async function endRestriction(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('restricted_contacts').where('restriction_id', '=', id).execute()
  const freed = await tx
    .updateTable('users')
    .set({ suspended_at: null, suspended_until: null })
    .where('restriction_id', '=', id)
    .returning('id')
    .execute()
  for (const { id: user_id } of freed) await emit(tx, 'account.reactivated', { user_id })
}

/** Days for which a ban that nobody has confirmed is kept once the account is deleted. */
const PROPOSAL_KEPT_DAYS = 30

/**
 * Until when a ban restricts the contacts of an account that was deleted: as long as the ban list keeps one that is
 * confirmed. @returns null when no ban stands
 */
export async function banKeptUntil(tx: Tx, restrictionId: string, now: Date): Promise<Date | null> {
  const { rows } = await sql<{ until: Date | null }>`
    select coalesce(max(confirmed_at) + make_interval(years => ${BAN_LIST_YEARS}),
      max(${now}::timestamptz) + make_interval(days => ${PROPOSAL_KEPT_DAYS})) as until
    from decisions where restriction_id = ${restrictionId} and step = 'banned' and applied_at is not null
      and lifted_at is null`.execute(tx)
  return rows[0]?.until ?? null
}

/** A ban was confirmed after its account was deleted: what is kept of it stays for as long as a ban does. */
export async function prolongBanOfDeleted(tx: Tx, restrictionId: string, now: Date): Promise<void> {
  const until = await banKeptUntil(tx, restrictionId, now)
  await sql`update restricted_contacts set suspended_until = ${until}
    where restriction_id = ${restrictionId} and kind = 'email'`.execute(tx)
  await sql`update restricted_contacts set suspended_until = ${now}::timestamptz + interval '12 months'
    where restriction_id = ${restrictionId} and kind = 'phone'`.execute(tx)
  await sql`update users set suspended_until = ${until} where restriction_id = ${restrictionId}`.execute(tx)
}
