import { sql } from 'kysely'
import type { Tx } from '../../platform/db.ts'
import type { DecisionRow } from './decisions.queries.ts'

/** What still applies to a member once a decision is lifted. */
export interface StillStanding {
  is_suspended: boolean
  /** They may not start conversations. */
  is_slowed: boolean
  /** Another decision has removed some of what this one removed. */
  is_removed: boolean
}

/**
 * What stands beside a decision about a member, by other decisions or pauses, also of accounts that are restricted together
 * with this one. The same before it is lifted and in the transaction that lifts it.
 */
export async function standsBeside(
  tx: Tx,
  { id, step, case_id }: Pick<DecisionRow, 'id' | 'step' | 'case_id'>,
  memberId: string,
  now: Date,
): Promise<StillStanding> {
  const suspends = step === 'suspended' || step === 'banned'
  const { rows } = await sql<StillStanding>`
    with others as (
      select * from decisions where id <> ${id} and applied_at is not null and lifted_at is null
        and (step = 'banned' or ends_at > ${now})
    )
    select
      exists (select from others o where o.step in ('suspended', 'banned') and (o.subject_id = u.id
          or o.restriction_id = u.restriction_id
          or o.subject_id in (select id from users where restriction_id = u.restriction_id)))
        or (not ${suspends}::boolean and u.suspended_at is not null) as is_suspended,
      exists (select from others o where o.step = 'slowed' and o.subject_id = u.id)
        or exists (select from shield_pauses p where p.member_id = u.id and p.case_id <> ${case_id}
          and p.lifted_at is null and p.until > ${now}) as is_slowed,
      exists (select from removed_content own join removed_content other on other.kind = own.kind
          and other.thing_id is not distinct from own.thing_id
        where own.decision_id = ${id} and own.member_id = u.id and other.member_id = u.id
          and other.decision_id <> ${id} and other.restored_at is null) as is_removed
    from users u where u.id = ${memberId}`.execute(tx)
  return rows[0] ?? { is_suspended: false, is_slowed: false, is_removed: false }
}
