import { type Insertable, sql } from 'kysely'
import type { Evidence } from '../../../platform/db/generated/tables.ts'
import type { Db, Tx } from '../../../platform/db.ts'

/** Messages kept before and after a reported one; without one, how many of the latest are kept. */
const MESSAGES_AROUND = 20

export async function photosToCopy(db: Db, memberId: string): Promise<{ id: string; storage_key: string }[]> {
  const { rows } = await sql<{ id: string; storage_key: string }>`
    select p.id, p.storage_key from profile_photos p
    where p.user_id = ${memberId} and p.status = 'approved'
      and not exists (select from evidence e join cases c on c.id = e.case_id
        where c.subject_id = ${memberId} and c.closed_at is null and e.photo_id = p.id)
    order by p.position`.execute(db)
  return rows
}

/** Registered before writing, so that a crash leaves no untracked files. */
export async function registerFiles(db: Db, keys: readonly string[], since: Date): Promise<void> {
  if (keys.length === 0) return
  await db
    .insertInto('evidence_leftovers')
    .values(keys.map((storage_key) => ({ storage_key, since })))
    .execute()
}

export async function profileSeenByOthers(tx: Tx, memberId: string, now: Date): Promise<unknown> {
  const { rows } = await sql<{ profile: unknown }>`
    select jsonb_build_object('display_name', display_name, 'gender', gender,
      'age', date_part('year', age(${now}::date, date_of_birth)), 'location', location,
      'country_of_residence', country_of_residence, 'occupation', occupation, 'education', education,
      'faith', case when show_faith then faith end, 'denomination', case when show_faith then denomination end,
      'spoken_languages', spoken_languages, 'interests', interests,
      'bio', bio, 'member_since', to_char(created_at, 'YYYY-MM')) as profile
    from profiles where user_id = ${memberId}`.execute(tx)
  return rows[0]?.profile ?? null
}

export async function messagesAround(
  tx: Tx,
  reporterId: string,
  reportedId: string,
  messageIds: readonly string[],
): Promise<unknown[]> {
  const { rows } = await sql<{ message: unknown }>`
    with conversation as (
      select id, last_seq from matches
      where user1 = least(${reporterId}::uuid, ${reportedId}::uuid)
        and user2 = greatest(${reporterId}::uuid, ${reportedId}::uuid)
    ), wanted as (
      select s.seq from messages s join conversation m on m.id = s.match_id where s.id = any(${messageIds})
      union all
      select last_seq from conversation where cardinality(${messageIds}::uuid[]) = 0
    )
    select jsonb_build_object('id', s.id, 'from', case s.sender_id when ${reporterId} then 'reporter' else 'reported' end,
      'content', s.content, 'created_at', s.created_at, 'reported', s.id = any(${messageIds})) as message
    from messages s join conversation m on m.id = s.match_id
    where exists (select from wanted w -- held messages have negative numbers
      where s.seq between w.seq - ${MESSAGES_AROUND} and w.seq + ${MESSAGES_AROUND} and sign(s.seq) = sign(w.seq))
    order by s.created_at, s.seq`.execute(tx)
  return rows.map(({ message }) => message)
}

export async function insertEvidence(tx: Tx, rows: Insertable<Evidence>[]): Promise<void> {
  const inserted = await tx
    .insertInto('evidence')
    .values(rows)
    .onConflict((same) => same.columns(['case_id', 'photo_id']).doNothing())
    .returning('storage_key')
    .execute()
  const keys = inserted.flatMap(({ storage_key }) => storage_key ?? [])
  if (keys.length > 0) await unregisterFiles(tx, keys)
}

export const unregisterFiles = (db: Db, keys: readonly string[]) =>
  db.deleteFrom('evidence_leftovers').where('storage_key', 'in', keys).execute()

export async function leftoversBefore(db: Db, before: Date, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('evidence_leftovers')
    .select('storage_key')
    .where('since', '<', before)
    .limit(limit)
    .execute()
  return rows.map(({ storage_key }) => storage_key)
}

export interface EvidenceRow {
  id: string
  report_id: string | null
  kind: 'profile' | 'messages' | 'photo'
  sealed: string
  photo_id: string | null
  storage_key: string | null
  taken_at: Date
}

export const evidenceRows = (db: Db, caseId: string): Promise<EvidenceRow[]> =>
  db
    .selectFrom('evidence')
    .select(['id', 'report_id', 'kind', 'sealed', 'photo_id', 'storage_key', 'taken_at'])
    .where('case_id', '=', caseId)
    .orderBy('taken_at')
    .orderBy('id')
    .$castTo<EvidenceRow>()
    .execute()

export const evidenceRow = (db: Db, caseId: string, id: string): Promise<EvidenceRow | undefined> =>
  db
    .selectFrom('evidence')
    .select(['id', 'report_id', 'kind', 'sealed', 'photo_id', 'storage_key', 'taken_at'])
    .where('case_id', '=', caseId)
    .where('id', '=', id)
    .$castTo<EvidenceRow>()
    .executeTakeFirst()

export async function photosToShare(db: Db, fromCase: string, toCase: string): Promise<EvidenceRow[]> {
  const rows = await evidenceRows(db, fromCase)
  const held = (await evidenceRows(db, toCase)).map(({ photo_id }) => photo_id)
  return rows.filter(({ kind, photo_id }) => kind === 'photo' && !held.includes(photo_id))
}

export async function reportCase(db: Db, reportId: string, lock?: 'locked'): Promise<string | undefined> {
  const report = db.selectFrom('reports').select('case_id').where('id', '=', reportId)
  return (await (lock ? report.forShare() : report).executeTakeFirst())?.case_id
}

export const sealedReports = (db: Db, caseId: string) =>
  db
    .selectFrom('reports')
    .select(['id', 'sealed'])
    .where('case_id', '=', caseId)
    .where('sealed', 'is not', null)
    .$narrowType<{ sealed: string }>()
    .execute()

/** Drops copies of photos that the case already has. */
export async function assignReports(tx: Tx, reportIds: readonly string[], caseId: string): Promise<void> {
  await sql`update reports set case_id = ${caseId} where id = any(${reportIds}::uuid[])`.execute(tx)
  await sql`delete from evidence e where e.report_id = any(${reportIds}::uuid[]) and e.case_id <> ${caseId}
    and exists (select from evidence kept where kept.case_id = ${caseId} and kept.photo_id = e.photo_id)`.execute(
    tx,
  )
}

export const evidenceOfReports = (
  tx: Tx,
  reportIds: readonly string[],
  caseId: string,
): Promise<(EvidenceRow & { case_id: string })[]> =>
  tx
    .selectFrom('evidence')
    .select(['id', 'case_id', 'report_id', 'kind', 'sealed', 'photo_id', 'storage_key', 'taken_at'])
    .where('report_id', 'in', reportIds.length > 0 ? reportIds : [null])
    .where('case_id', '<>', caseId)
    .$castTo<EvidenceRow & { case_id: string }>()
    .execute()

export const reassignEvidence = (tx: Tx, id: string, change: { case_id: string; sealed: string }) =>
  tx.updateTable('evidence').set(change).where('id', '=', id).execute()
