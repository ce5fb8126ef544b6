import { BAN_LIST_YEARS, type Step } from '@ndoa/contract/trust/decision-rules'
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../../../platform/db.ts'
import {
  endRestriction,
  prolongRestriction,
  shortenRestriction,
  suspendAccount,
} from '../../../identity/accounts/index.ts'

export const isSuspending = (step: Step) => step === 'suspended' || step === 'banned'

interface Restriction {
  is_restricted: boolean
  /** Null if it has no end. */
  until: Date | null
}

async function restrictionBy(tx: Tx, decisions: RawBuilder<unknown>, now: Date): Promise<Restriction> {
  const { rows } = await sql<Restriction>`
    select count(*) > 0 as is_restricted, case when not bool_or(step = 'banned') then max(ends_at) end as until
    from decisions where (${decisions}) and applied_at is not null and lifted_at is null
      and (step = 'banned' or (step = 'suspended' and ends_at > ${now}))`.execute(tx)
  return rows[0] ?? { is_restricted: false, until: null }
}

export async function suspend(tx: Tx, memberId: string, now: Date): Promise<void> {
  const { until } = await restrictionBy(tx, sql`subject_id = ${memberId}`, now)
  await suspendAccount(tx, memberId, until, now)
}

/**
 * @returns the periods in which this decision alone suspended each account, for linked accounts since their own
 * suspension, and without the time after an operator freed the account
 */
export async function lostTimes(
  tx: Tx,
  { id, subject_id, restriction_id }: Restricted & { id: string },
  now: Date,
): Promise<{ user_id: string; lost: [Date, Date][] }[]> {
  const { rows } = await sql<{ user_id: string; lost: [string, string][] }>`
    with suspending as (
      select *, tstzrange(applied_at, greatest(applied_at, least(ends_at, ${now}::timestamptz))) as period
      from decisions where step in ('suspended', 'banned') and applied_at is not null
    )
    select u.id as user_id, json_agg(json_build_array(lower(p), upper(p))) as lost
    from suspending d
    join users u on u.id = ${subject_id}::uuid or u.restriction_id = coalesce(
      (select restriction_id from users where id = ${subject_id}::uuid), ${restriction_id}::uuid)
    cross join unnest(tstzmultirange(d.period)
      * tstzmultirange(case when u.id is distinct from d.subject_id then tstzrange(u.suspended_at, null)
        when u.freed_at > d.applied_at then tstzrange(null, u.freed_at) else '(,)' end)
      - coalesce((select range_agg(o.period) from suspending o where o.id <> d.id and o.lifted_at is null
        and (o.subject_id = u.id or o.restriction_id = u.restriction_id
          or o.subject_id in (select id from users where restriction_id = u.restriction_id))), '{}')) p
    where d.id = ${id} group by u.id order by u.id`.execute(tx)
  return rows.map(({ user_id, lost }) => ({
    user_id,
    lost: lost.map(([from, to]) => [new Date(from), new Date(to)]),
  }))
}

/** An account, or the restriction that remains after its deletion. */
export interface Restricted {
  subject_id: string | null
  restriction_id: string | null
}

/** Applies the remaining decisions to all accounts that share the restriction; no suspension gets longer. */
export async function settleRestriction(tx: Tx, restricted: Restricted, now: Date): Promise<void> {
  const id = await restrictionIdOf(tx, restricted)
  if (id === null) return
  const decisions = sql`restriction_id = ${id} or subject_id in (select id from users where restriction_id = ${id})`
  const { is_restricted, until } = await restrictionBy(tx, decisions, now)
  await (is_restricted ? shortenRestriction(tx, id, until) : endRestriction(tx, id))
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

/** Days for which an unconfirmed ban restricts the contacts of a deleted account. */
const PROPOSAL_KEPT_DAYS = 30

/** Contacts stay restricted until a confirmed ban leaves the ban list. @returns null if no ban stands */
export async function banKeptUntil(tx: Tx, restrictionId: string, now: Date): Promise<Date | null> {
  const { rows } = await sql<{ until: Date | null }>`
    select coalesce(max(confirmed_at) + make_interval(years => ${BAN_LIST_YEARS}),
      max(${now}::timestamptz) + make_interval(days => ${PROPOSAL_KEPT_DAYS})) as until
    from decisions where restriction_id = ${restrictionId} and step = 'banned' and applied_at is not null
      and lifted_at is null`.execute(tx)
  return rows[0]?.until ?? null
}

export async function prolongBanOfDeleted(tx: Tx, restrictionId: string, now: Date): Promise<void> {
  const until = await banKeptUntil(tx, restrictionId, now)
  await prolongRestriction(tx, restrictionId, until, now)
}
