import type { CaseReport } from '@ndoa/contract/trust/cases'
import type { OwnReport, Report } from '@ndoa/contract/trust/reports'
import { type Insertable, sql } from 'kysely'
import type { Reports } from '../../../platform/db/generated/tables.ts'
import { type Db, type Tx, violates } from '../../../platform/db.ts'
import type { AppealColumns } from '../cases/index.ts'
import { isOnHold } from './holds/holds.queries.ts'

export const knownReport = (db: Db, reporterId: string, clientReportId: string) =>
  db
    .selectFrom('reports')
    .select(['id', 'surface', 'reason', 'sealed'])
    .where('reporter_id', '=', reporterId)
    .where('client_report_id', '=', clientReportId)
    .executeTakeFirst()

/** Requires an approved photo of the reported member, and messages from that member to the reporter. */
export async function ownsReportedContent(
  db: Db,
  reporterId: string,
  { user_id, photo_id, message_ids = [] }: Report,
): Promise<boolean> {
  const { rows } = await sql<{ owned: boolean }>`
    select (${photo_id ?? null}::uuid is null or exists (select from profile_photos
        where id = ${photo_id ?? null} and user_id = ${user_id} and status = 'approved'))
      and (select count(*) from messages s join matches m on m.id = s.match_id
        where s.id = any(${message_ids}) and s.sender_id = ${user_id} and ${reporterId} in (m.user1, m.user2))
        = ${new Set(message_ids).size} as owned`.execute(db)
  return rows[0]?.owned === true
}

/** Locks the account first, as account deletion does. @returns false if the member or the profile does not exist */
export async function lockReported(tx: Tx, memberId: string): Promise<boolean> {
  const { rows } = await sql`
    select from users u where u.id = ${memberId} and exists (select from profiles p where p.user_id = u.id)
    for key share of u`.execute(tx)
  return rows.length > 0
}

/** @returns null for a member whom the reporter can't see, so that reports do not reveal whether accounts exist */
export async function nameKnownTo(tx: Tx, reporterId: string, memberId: string): Promise<string | null> {
  const { rows } = await sql<{ name: string | null }>`
    select coalesce(
      (select display_name from profiles where user_id = ${memberId} and reach(${reporterId}, ${memberId}) <> 'none'),
      (select display_name from partings where member_id = ${reporterId} and other_id = ${memberId}),
      (select display_name from blocks where blocker_id = ${reporterId} and blocked_id = ${memberId})) as name`.execute(
    tx,
  )
  return rows[0]?.name ?? null
}

/** @throws on a repeat; see `isAlreadySent` */
export async function insertReport(tx: Tx, report: Insertable<Reports>): Promise<void> {
  await tx.insertInto('reports').values(report).execute()
}

export const isAlreadySent = (error: unknown): boolean =>
  violates(error, 'reports_reporter_id_client_report_id_key')

type ReportRow = Pick<OwnReport, 'id' | 'surface' | 'reason' | 'state'> &
  AppealColumns & {
    sealed: string | null
    created_at: Date
    decided_at: Date | null
    appeal_sealed: string | null
  }

export async function reportsBy(db: Db, memberId: string): Promise<ReportRow[]> {
  const { rows } = await sql<ReportRow>`
    select r.id, r.surface, r.reason, r.sealed, r.created_at,
      coalesce(c.outcome, case when coalesce(c.looked_at, c.looked_at_before) >= r.created_at then 'in_review'
        else 'received' end) as state,
      case when c.closed_at is not null and exists (select from decisions d
        where d.case_id = c.id and d.applied_at is not null) then c.closed_at end as decided_at,
      a.id as appeal_id, coalesce(a.outcome, 'open') as appeal_state, a.created_at as appealed_at,
      a.decided_at as appeal_decided_at, a.sealed as appeal_sealed
    from reports r join cases c on c.id = r.case_id left join appeals a on a.report_id = r.id
    where r.reporter_id = ${memberId} order by r.created_at desc, r.id`.execute(db)
  return rows
}

/** Spares cases under appeal or legal hold. A concurrent new hold waits for the lock and then finds nothing left. */
export async function deleteOldEvidence(tx: Tx, closedBefore: Date, now: Date): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    select c.id from cases c where c.closed_at < ${closedBefore} and (
        exists (select from evidence e where e.case_id = c.id)
        or exists (select from reports r where r.case_id = c.id and r.sealed is not null)
        or exists (select from notices n where n.case_id = c.id and n.sealed is not null))
      and not exists (
        select from decisions d left join appeals a on a.decision_id = d.id and a.decided_at is null
        where d.case_id = c.id and (a.id is not null or d.confirmed_at >= ${closedBefore}))
    order by c.id for update of c skip locked`.execute(tx)
  // Read after locking, because a hold may have been placed since the statement above began.
  const old = sql`any(array(select c.id from cases c
    where c.id = any(${rows.map(({ id }) => id)}::uuid[]) and not ${isOnHold(sql`c.id`, now)}))`
  await sql`delete from evidence where case_id = ${old}`.execute(tx)
  await sql`update reports set sealed = null where sealed is not null and case_id = ${old}`.execute(tx)
  await sql`update notices set sealed = null where sealed is not null and case_id = ${old}`.execute(tx)
}

export const deleteLetters = (tx: Tx, now: Date) =>
  sql`delete from contact_messages m where m.account_deleted and not ${isOnHold(sql`m.case_id`, now)}`.execute(
    tx,
  )

type CaseReportRow = Omit<CaseReport, 'created_at' | 'details'> & {
  id: string
  sealed: string | null
  created_at: Date
}

export async function caseReports(db: Db, caseId: string): Promise<CaseReportRow[]> {
  const { rows } = await sql<CaseReportRow>`
    select r.id, r.number, min(r.number) over (partition by coalesce(r.reporter_id, r.id)) as first_number, r.reason,
      r.surface, r.created_at, r.sealed, before.decided_before,
      before.upheld_before
    from reports r
    cross join lateral (
      select count(*)::int as decided_before, count(*) filter (where c.outcome = 'breach')::int as upheld_before
      from reports o join cases c on c.id = o.case_id
      where o.reporter_id = r.reporter_id and o.case_id <> r.case_id and c.outcome in ('breach', 'no_breach')
    ) before
    where r.case_id = ${caseId} order by r.created_at, r.id`.execute(db)
  return rows
}
