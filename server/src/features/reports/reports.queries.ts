import type { OwnReport, Report } from '@ndoa/contract/reports'
import { type Insertable, sql } from 'kysely'
import type { Reports } from '../../platform/db/generated/tables.ts'
import type { Db, Tx } from '../../platform/db.ts'

export async function isKnownReport(db: Db, reporterId: string, clientReportId: string): Promise<boolean> {
  const known = await db
    .selectFrom('reports')
    .select('id')
    .where('reporter_id', '=', reporterId)
    .where('client_report_id', '=', clientReportId)
    .executeTakeFirst()
  return known !== undefined
}

/** Photos: approved ones of the reported member. Messages: what that member wrote to the reporter. */
export async function namesOwnThings(
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

/** @returns null when there is no such member, or none with a profile */
export async function reportedName(tx: Tx, memberId: string): Promise<string | null> {
  const profile = await tx
    .selectFrom('profiles')
    .select('display_name')
    .where('user_id', '=', memberId)
    .forKeyShare()
    .executeTakeFirst()
  return profile?.display_name ?? null
}

/** @returns null when this member has sent it already */
export async function insertReport(tx: Tx, report: Insertable<Reports>): Promise<string | null> {
  const inserted = await tx
    .insertInto('reports')
    .values(report)
    .onConflict((same) => same.columns(['reporter_id', 'client_report_id']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted?.id ?? null
}

type ReportRow = Pick<OwnReport, 'id' | 'surface' | 'reason' | 'state'> & {
  sealed: string | null
  client_report_id: string
  created_at: Date
}

export async function reportsBy(db: Db, memberId: string): Promise<ReportRow[]> {
  const { rows } = await sql<ReportRow>`
    select r.id, r.surface, r.reason, r.sealed, r.client_report_id, r.created_at,
      coalesce(c.outcome, case when c.looked_at is null then 'received' else 'in_review' end) as state
    from reports r join cases c on c.id = r.case_id
    where r.reporter_id = ${memberId} order by r.created_at desc, r.id`.execute(db)
  return rows
}

/** What was told and frozen is deleted so long after its case was closed; that there was a report stays. */
export async function deleteOldEvidence(db: Db, closedBefore: Date): Promise<void> {
  const old = sql`(select id from cases where closed_at < ${closedBefore})`
  await sql`delete from evidence where case_id in ${old}`.execute(db)
  await sql`update reports set sealed = null where sealed is not null and case_id in ${old}`.execute(db)
  await sql`update notices set sealed = null where sealed is not null and case_id in ${old}`.execute(db)
}
