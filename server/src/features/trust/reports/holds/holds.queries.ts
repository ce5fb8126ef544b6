import { HOLD_UNCONFIRMED_DAYS } from '@ndoa/contract/trust/case-rules'
import { type RawBuilder, sql } from 'kysely'
import type { Db, Tx } from '../../../../platform/db.ts'
import { concernsOwnAccount } from '../../cases/index.ts'

/** An unconfirmed hold counts until its deadline. */
export const isOnHold = (caseId: RawBuilder<unknown>, now: Date) => sql<boolean>`exists (
  select from legal_hold_cases hc join legal_holds h on h.id = hc.hold_id
  where hc.case_id = ${caseId} and h.lifted_at is null and (h.confirmed_at is not null
    or h.placed_at > ${now}::timestamptz - make_interval(days => ${HOLD_UNCONFIRMED_DAYS})))`

export interface HoldableCase {
  id: string
  is_own: boolean
  is_kept: boolean
  has_hold: boolean
  was_unconfirmed: boolean
}

/** Finds the case with the reports and locks it until the transaction ends, as clean-ups do. */
export async function lockHoldableCase(
  tx: Tx,
  number: number,
  staffId: string,
  now: Date,
): Promise<HoldableCase | undefined> {
  const { rows } = await sql<{ id: string }>`
    select id from cases where id = (
      select coalesce(d.case_id, c.id) from cases c
      left join appeals a on a.case_id = c.id
      left join decisions d on d.id = a.decision_id or d.senior_case_id = c.id
      where c.number = ${number} limit 1)
    for update`.execute(tx)
  const { rows: found } = await sql<HoldableCase>`
    select c.id, ${concernsOwnAccount(staffId)} as is_own,
      exists (select from evidence e where e.case_id = c.id)
        or exists (select from reports r where r.case_id = c.id and r.sealed is not null)
        or exists (select from notices n where n.case_id = c.id and n.sealed is not null)
        or exists (select from contact_messages m where m.case_id = c.id) as is_kept,
      exists (select from legal_hold_cases hc join legal_holds h on h.id = hc.hold_id
        where hc.case_id = c.id and h.lifted_at is null) as has_hold,
      exists (select from legal_hold_cases hc join legal_holds h on h.id = hc.hold_id
        where hc.case_id = c.id and h.confirmed_at is null and h.placed_by = any(accounts_of(${staffId}))
          and h.placed_at <= ${now}::timestamptz - make_interval(days => ${HOLD_UNCONFIRMED_DAYS})) as was_unconfirmed
    from cases c where c.id = ${rows[0]?.id ?? null}`.execute(tx)
  return found[0]
}

export async function insertHold(
  tx: Tx,
  caseId: string,
  hold: { reason: string; placed_by: string; placed_at: Date },
): Promise<string> {
  const { id } = await tx.insertInto('legal_holds').values(hold).returning('id').executeTakeFirstOrThrow()
  await tx.insertInto('legal_hold_cases').values({ case_id: caseId, hold_id: id }).execute()
  return id
}

export interface LockedHold {
  placed_by: string
  confirmed_by: string | null
  lifting_by: string | null
  case_id: string
  is_own: boolean
}

export async function lockHold(tx: Tx, id: string, staffId: string): Promise<LockedHold | undefined> {
  const { rows } = await sql<Omit<LockedHold, 'case_id' | 'is_own'>>`
    select placed_by, confirmed_by, lifting_by from legal_holds where id = ${id} and lifted_at is null
    for update`.execute(tx)
  const { rows: cases } = await sql<{ case_id: string; is_own: boolean }>`
    select c.id as case_id, ${concernsOwnAccount(staffId)} as is_own
    from legal_hold_cases hc join cases c on c.id = hc.case_id where hc.hold_id = ${id} order by c.number`.execute(
    tx,
  )
  const [hold, [first]] = [rows[0], cases]
  return hold && first && { ...hold, case_id: first.case_id, is_own: cases.some(({ is_own }) => is_own) }
}

interface HoldChange {
  confirmed_by?: string
  confirmed_at?: Date
  lifting_by?: string | null
  lifting_at?: Date | null
  lifted_by?: string
  lifted_at?: Date
}

export const changeHold = (tx: Tx, id: string, change: HoldChange) =>
  tx.updateTable('legal_holds').set(change).where('id', '=', id).execute()

export const moveHolds = (tx: Tx, reportIds: readonly string[], caseId: string) =>
  sql`
    insert into legal_hold_cases (hold_id, case_id)
    select distinct hc.hold_id, ${caseId}::uuid from reports r join legal_hold_cases hc on hc.case_id = r.case_id
    join legal_holds h on h.id = hc.hold_id and h.lifted_at is null
    where r.id = any(${reportIds}::uuid[]) on conflict do nothing`.execute(tx)

export interface HoldRow {
  id: string
  cases: number[]
  reason: string
  placed_by: string
  placed_at: Date
  confirmed_by: string | null
  confirmed_at: Date | null
  lifting_by: string | null
  lifting_at: Date | null
  lifted_by: string | null
  lifted_at: Date | null
}

const MAX_HOLDS = 200

/** Active holds first. @param staffId omits holds on cases about this person's own account */
export async function holdRows(
  db: Db,
  { caseId = null, staffId }: { caseId?: string | null; staffId?: string },
): Promise<HoldRow[]> {
  const isShown = staffId ? sql`not bool_or(${concernsOwnAccount(staffId)})` : sql`true`
  const nameOf = (id: RawBuilder<unknown>) => sql`(select name from staff where id = ${id})`
  const { rows } = await sql<HoldRow>`
    select h.id, h.reason, array_agg(c.number order by c.number) as cases,
      ${nameOf(sql`h.placed_by`)} as placed_by, h.placed_at, ${nameOf(sql`h.confirmed_by`)} as confirmed_by, h.confirmed_at,
      ${nameOf(sql`h.lifting_by`)} as lifting_by, h.lifting_at, ${nameOf(sql`h.lifted_by`)} as lifted_by, h.lifted_at
    from legal_holds h join legal_hold_cases hc on hc.hold_id = h.id join cases c on c.id = hc.case_id
    where ${caseId}::uuid is null or (h.lifted_at is null and h.id in (select hold_id from legal_hold_cases where case_id = ${caseId}))
    group by h.id having ${isShown}
    order by h.lifted_at desc nulls first, h.placed_at desc, h.id limit ${MAX_HOLDS}`.execute(db)
  return rows
}
