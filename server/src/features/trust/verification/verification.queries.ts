import type { Language } from '@ndoa/contract/languages'
import type { Challenge, OwnVerification } from '@ndoa/contract/trust/verification'
import { type Insertable, sql } from 'kysely'
import type { VerificationPictures } from '../../../platform/db/generated/tables.ts'
import type { Db, Tx } from '../../../platform/db.ts'
import { unregisterFiles } from '../reports/index.ts'

export interface SentVerification {
  kind: 'pictures' | 'call'
  sent_at: Date
  outcome: 'approved' | 'rejected' | null
  reason: OwnVerification['reason']
  decided_at: Date | null
  valid_until: Date | null
  ended_at: Date | null
  ended_by: OwnVerification['ended_by']
  call_at: Date | null
  call_link: string | null
}

/** A decision that only removed the photo appears as a new main photo. */
export const displayedEnd = sql<OwnVerification['ended_by']>`
  case when ended_by = 'ban' and exists (select from decisions d where d.id = ban_id and d.step <> 'banned')
    then 'main_photo' else ended_by end`

export const sentVerifications = (db: Db, memberId: string): Promise<SentVerification[]> =>
  db
    .selectFrom('verifications')
    .select(['kind', 'sent_at', 'outcome', 'reason', 'decided_at', 'valid_until', 'ended_at'])
    .select(['call_at', 'call_link', displayedEnd.as('ended_by')])
    .where('member_id', '=', memberId)
    .where('sent_at', 'is not', null)
    .orderBy('sent_at', 'desc')
    .$castTo<SentVerification>()
    .execute()

export const approvedMainPhoto = async (db: Db, memberId: string): Promise<string | undefined> =>
  (
    await db
      .selectFrom('profile_photos')
      .select('id')
      .where('user_id', '=', memberId)
      .where('is_primary', '=', true)
      .where('status', '=', 'approved')
      .executeTakeFirst()
  )?.id

/** Only an unsent request is replaced. It gets a new id, so that pictures for an earlier code don't count. */
const REPLACES_UNSENT = sql`on conflict (member_id) where outcome is null and ended_at is null do update set
  id = excluded.id, kind = excluded.kind, turn = excluded.turn, code = excluded.code, started_at = excluded.started_at,
  expires_at = excluded.expires_at, sent_at = excluded.sent_at, main_photo_id = excluded.main_photo_id,
  case_id = excluded.case_id
  where verifications.sent_at is null returning id`

/** @returns undefined if a request is already waiting */
export async function insertChallenge(
  tx: Tx,
  memberId: string,
  { turn, code }: Pick<Challenge, 'turn' | 'code'>,
  { now, expires }: { now: Date; expires: Date },
): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    insert into verifications (member_id, kind, turn, code, started_at, expires_at)
    values (${memberId}, 'pictures', ${turn}, ${code}, ${now}, ${expires}) ${REPLACES_UNSENT}`.execute(tx)
  return rows[0]?.id
}

/** @returns false if a request is already waiting */
export async function insertCall(
  tx: Tx,
  memberId: string,
  { main_photo_id, case_id, now }: { main_photo_id: string; case_id: string; now: Date },
): Promise<boolean> {
  const { rows } = await sql`
    insert into verifications (member_id, kind, started_at, expires_at, sent_at, main_photo_id, case_id)
    values (${memberId}, 'call', ${now}, ${now}, ${now}, ${main_photo_id}, ${case_id}) ${REPLACES_UNSENT}`.execute(
    tx,
  )
  return rows.length > 0
}

export interface Start {
  id: string
  memberId: string
  now: Date
}

export const isOpen = async (db: Db, { id, memberId, now }: Start): Promise<boolean> =>
  (await db
    .selectFrom('verifications')
    .select('id')
    .where('id', '=', id)
    .where('member_id', '=', memberId)
    .where('sent_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst()) !== undefined

/** @returns false if the challenge has expired, was already answered or was replaced */
export async function markSent(
  tx: Tx,
  { id, memberId, now }: Start,
  { main_photo_id, case_id }: { main_photo_id: string; case_id: string },
): Promise<boolean> {
  const row = await tx
    .updateTable('verifications')
    .set({ main_photo_id, case_id, sent_at: now })
    .where('id', '=', id)
    .where('member_id', '=', memberId)
    .where('sent_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export async function insertPictures(tx: Tx, pictures: Insertable<VerificationPictures>[]): Promise<void> {
  await tx.insertInto('verification_pictures').values(pictures).execute()
  await unregisterFiles(
    tx,
    pictures.map(({ storage_key }) => storage_key),
  )
}

export const withdraw = (db: Db, memberId: string, what: 'request' | 'badge', now: Date) =>
  sql`update verifications set ended_at = ${now}, ended_by = 'member', code = null
    where member_id = ${memberId} and sent_at is not null and ended_at is null
      and outcome is not distinct from ${what === 'badge' ? 'approved' : null}`.execute(db)

export const endByBan = (db: Db, memberId: string, decisionId: string) =>
  sql`select end_verification(${memberId}, 'ban', id) from decisions
    where id = ${decisionId} and lifted_at is null`.execute(db)

/** Run before the photo is removed, so that lifting the decision can restore the badge. */
export const endByRemoval = (tx: Tx, memberId: string, decisionId: string, photoIds: readonly string[]) =>
  sql`select end_verification(${memberId}, 'ban', ${decisionId}) from profile_photos
    where user_id = ${memberId} and is_primary and status <> 'rejected' and id = any(${photoIds}::uuid[])`.execute(
    tx,
  )

/** Needs no other ban, the main photo that was compared, and unchanged gender and date of birth. */
export const restoreBadge = (db: Db, decisionId: string, now: Date) =>
  sql`update verifications v set ended_at = null, ended_by = null, ban_id = null
    from decisions ban
    where ban.id = ${decisionId} and ban.lifted_at is not null
      and v.id = (select newest.id from verifications newest join decisions by on by.id = newest.ban_id
        where by.subject_id = ban.subject_id and by.lifted_at is not null
        and newest.outcome = 'approved' order by newest.decided_at desc limit 1)
      and v.valid_until > ${now}
      and not exists (select from decisions other where other.subject_id = v.member_id and other.step = 'banned'
        and other.applied_at is not null and other.lifted_at is null)
      and exists (select from profile_photos p where p.id = v.main_photo_id and p.is_primary and p.status = 'approved')
      and not exists (select from verifications other where other.member_id = v.member_id and other.ended_at is null
        and other.outcome = 'approved')`.execute(db)

/** @returns true only for the first request to an unverified member */
export async function insertAsk(tx: Tx, askerId: string, askedId: string, now: Date): Promise<boolean> {
  const { rows } = await sql`
    insert into verification_asks (asker_id, asked_id, asked_at)
    select ${askerId}::uuid, id, ${now} from users where id = ${askedId} and verified_at is null
    on conflict do nothing returning asked_id`.execute(tx)
  return rows.length > 0
}

export async function isMatch(db: Db, viewerId: string, otherId: string): Promise<boolean> {
  const { rows } = await sql`
    select from matches m
    where m.user1 = least(${viewerId}::uuid, ${otherId}::uuid) and m.user2 = greatest(${viewerId}::uuid, ${otherId}::uuid)
      and m.status = 'active' and reach(${viewerId}, ${otherId}) <> 'none'`.execute(db)
  return rows.length > 0
}

export async function endOldBadges(tx: Tx, now: Date): Promise<{ id: string; member_id: string }[]> {
  return tx
    .updateTable('verifications')
    .set({ ended_at: now, ended_by: 'time' })
    .where('outcome', '=', 'approved')
    .where('ended_at', 'is', null)
    .where('valid_until', '<=', now)
    .returning(['id', 'member_id'])
    .execute()
}

export async function endOldRequests(
  db: Db,
  { expired, sentBefore, now }: Record<string, Date>,
): Promise<void> {
  await sql`delete from verifications where sent_at is null and expires_at < ${expired}`.execute(db)
  await sql`update verifications set ended_at = ${now}, ended_by = 'time', code = null
    where outcome is null and ended_at is null and greatest(sent_at, call_at) < ${sentBefore}`.execute(db)
}

interface MailedVerification extends Pick<SentVerification, 'kind' | 'outcome' | 'reason'> {
  language: Language
  name: string
  email: string | null
  badge: 'kept' | 'ended' | 'none'
}

export async function mailedVerification(db: Db, id: string): Promise<MailedVerification | undefined> {
  const { rows } = await sql<MailedVerification>`
    select u.name, u.language, case when u.email_verified then u.email end as email, v.kind, v.outcome, v.reason,
      case when exists (select from verifications b where b.member_id = v.member_id and b.outcome = 'approved'
          and b.ended_at is null) then 'kept'
        when exists (select from verifications b where b.member_id = v.member_id and b.ended_by = 'rejected'
          and b.ended_at = v.decided_at) then 'ended'
        else 'none' end as badge
    from verifications v join users u on u.id = v.member_id
    where v.id = ${id} and (v.outcome is not null or v.ended_at is null)`.execute(db)
  return rows[0]
}
