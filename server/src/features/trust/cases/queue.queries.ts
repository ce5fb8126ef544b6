import {
  CASES_PAGE,
  type CaseKind,
  MEMBER_LANE,
  QUEUE_KINDS,
  SENIOR_KINDS,
} from '@ndoa/contract/trust/case-rules'
import type { ReportReason } from '@ndoa/contract/trust/reports'
import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db.ts'
import { accountsOf } from '../staff/index.ts'

export interface QueuedRow {
  id: string
  number: number
  kind: CaseKind
  opened_at: Date
  due_at: Date
  reports: number
  reasons: ReportReason[]
  languages: string[]
  taken_by: string | null
  taken_by_id: string | null
}

interface Page {
  staffId: string
  kind: CaseKind | null
  after: string | null
  now: Date
}

/** Returns one row more than a page if another page follows. */
export async function openCases(db: Db, page: Page): Promise<QueuedRow[]> {
  return (await openCasesQuery(page).execute(db)).rows
}

/** Exported so that a test can check its query plan. */
export const openCasesQuery = ({ staffId, kind, after, now }: Page) => sql<QueuedRow>`
    with page as (
      select c.* from cases c
      where closed_at is null and ${kind ? sql`kind = ${kind}` : sql`kind = any(${MEMBER_LANE})`}
        and not ${isHidden(staffId)}
        ${after ? sql`and (due_at, id) > ((select due_at from cases where id = ${after}), ${after}::uuid)` : sql``}
      order by due_at, id limit ${CASES_PAGE + 1}
    )
    select c.id, c.number, c.kind, c.opened_at, c.due_at, s.name as taken_by, s.id as taken_by_id,
      coalesce(r.reports, 0) as reports, coalesce(r.reasons, '{}') as reasons,
      coalesce(p.spoken_languages, '{}') as languages
    from page c
    left join staff s on s.id = c.leased_by and c.leased_until > ${now}
    left join profiles p on p.user_id = c.subject_id
    cross join lateral (
      select count(distinct coalesce(reporter_id, id))::int as reports, array_agg(distinct reason order by reason) as reasons
      from reports where case_id = c.id
    ) r
    order by c.due_at, c.id`

export interface LeasedCase {
  id: string
  kind: CaseKind
  closed_at: Date | null
  leased_by: string | null
  leased_until: Date | null
}

export async function lockCase(tx: Tx, id: string): Promise<LeasedCase | undefined> {
  const { rows } = await sql<LeasedCase>`
    select id, kind, closed_at, leased_by, leased_until from cases
    where id = ${id} and kind = any(${QUEUE_KINDS}) for update`.execute(tx)
  return rows[0]
}

/** @param skippedReasons report reasons that the staff member leaves to colleagues */
export async function lockNextCase(
  tx: Tx,
  who: Person,
  kinds: readonly CaseKind[],
  skippedReasons: readonly ReportReason[],
  now: Date,
): Promise<LeasedCase | undefined> {
  const { rows } = await sql<LeasedCase>`
    select id, kind, closed_at, leased_by, leased_until from cases c
    where closed_at is null and kind = any(${kinds}) and (leased_until is null or leased_until <= ${now})
      and (kind <> all(${SENIOR_KINDS}) or ${who.isSenior}) and not ${tookPart(who.id)}
      and not ${isHidden(who.id)}
      and not exists (select from reports r where r.reason = any(${skippedReasons}::text[]) and r.case_id = c.id)
    order by due_at, id limit 1
    for update skip locked`.execute(tx)
  return rows[0]
}

interface Person {
  id: string
  isSenior: boolean
}

/** Without `is true`, PostgreSQL joins all cases to each page. */
const isHidden = (staffId: string) => sql<boolean>`(${concernsOwnAccount(staffId)} is true)`

export async function isHiddenFrom(tx: Tx, staffId: string, caseId: string): Promise<boolean> {
  const { rows } = await sql<{ hidden: boolean }>`
    select ${isHidden(staffId)} as hidden from cases c where id = ${caseId}`.execute(tx)
  return rows[0]?.hidden === true
}

/**
 * Whether the staff member reported or is the subject of `c` or of a case that it reviews, under any account, even a
 * deleted one.
 */
export const concernsOwnAccount = (staffId: string) => sql<boolean>`exists (
  select from cases about
  where about.id in ${REVIEWED_CASES} and (about.subject_id = any(${accountsOf(staffId)})
    or exists (select from reports r where r.case_id = about.id and r.reporter_id = any(${accountsOf(staffId)}))
    or exists (select from cases_of_staff own where own.case_id = about.id and own.staff_id = any(${accountsOf(staffId)}))))`

/** Case `c` and the cases whose decisions it reviews. */
const REVIEWED_CASES = sql`(select c.id
  union all select lifted.case_id from decisions d join decisions lifted on lifted.id = d.lifts_id
    where d.senior_case_id = c.id
  union all select d.case_id from decisions d
  where d.senior_case_id = c.id or d.id = (select decision_id from appeals where case_id = c.id))`

/** Whether the staff member took part in the decision that `c` reviews, or made a decision in `c` that was set aside. */
const tookPart = (staffId: string) => sql<boolean>`(was_set_aside(${staffId}, c.id) or exists (
  select from decisions d
  left join decisions lifted on lifted.id = d.lifts_id
  where (d.senior_case_id = c.id or d.id = (select decision_id from appeals where case_id = c.id))
    and (took_part(${staffId}, d.case_id) or took_part(${staffId}, lifted.case_id))))`

export async function hasTakenPart(tx: Tx, staffId: string, caseId: string): Promise<boolean> {
  const { rows } = await sql<{ part: boolean }>`
    select ${tookPart(staffId)} as part from cases c where id = ${caseId}`.execute(tx)
  return rows[0]?.part === true
}

export const staffName = async (tx: Tx, id: string): Promise<string> =>
  (await tx.selectFrom('staff').select('name').where('id', '=', id).executeTakeFirst())?.name ?? ''

export const setLease = (tx: Tx, caseId: string, staffId: string | null, until: Date | null) =>
  tx.updateTable('cases').set({ leased_by: staffId, leased_until: until }).where('id', '=', caseId).execute()

export interface LeaseCheck {
  staffId: string
  caseId: string
  now: Date
}

/** Locks the case until the transaction ends, so that the lease stays and no report is added. */
export async function holdsLease(tx: Tx, { staffId, caseId, now }: LeaseCheck): Promise<boolean> {
  const { rows } = await sql<{ id: string }>`
    select id from cases c
    where id = ${caseId} and leased_by = ${staffId} and leased_until > ${now} and closed_at is null
      and not ${isHidden(staffId)}
    for no key update`.execute(tx)
  return rows.length > 0
}
