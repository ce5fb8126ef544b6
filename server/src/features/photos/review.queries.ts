import type { ContactText, WaitingPhoto } from '@ndoa/contract/photo-review'
import { PHOTO_DUE_HOURS, type PhotoRejection, WAITING_PHOTOS_PAGE } from '@ndoa/contract/photo-review-rules'
import type { OwnPhoto } from '@ndoa/contract/photos'
import { sql } from 'kysely'
import type { Db, Tx } from '../../platform/db.ts'
import { accountsOf } from '../staff/index.ts'

export type Verdict = Exclude<OwnPhoto['status'], 'pending'>

/** What others read of the member, beside the photo. */
export type WrittenTexts = Record<ContactText['field'], string | null>
type WaitingRow = Omit<WaitingPhoto, 'uploaded_at' | 'due_at' | 'contact_texts'> &
  WrittenTexts & { uploaded_at: Date }

/** The photo `p` is not of an own account as a member. */
const isOfSomebodyElse = (staffId: string) => sql<boolean>`p.user_id <> all(${accountsOf(staffId)})`

/** Somebody has just judged the photo `p`, and can still take that back. */
const isJudged = sql<boolean>`exists (select from photo_verdicts v where v.photo_id = p.id)`

/** Photos that nobody has judged yet, the longest waiting first; without this person's own. */
export async function waitingPhotos(db: Db, staffId: string, now: Date): Promise<WaitingRow[]> {
  const { rows } = await sql<WaitingRow>`
    select p.id, p.is_primary, p.is_plain, p.uploaded_at, m.gender, m.full_name, m.bio, m.occupation,
      date_part('year', age(${now}::date, m.date_of_birth))::int as age,
      (select count(*)::int from profile_photos o where o.user_id = p.user_id and o.status = 'approved') as approved_photos,
      (select count(*)::int from shield_conversations c
        where c.sender_id = p.user_id and c.rules::text like '%"contact: %') as contact_openers
    from profile_photos p left join profiles m on m.user_id = p.user_id
    where p.status = 'pending' and not ${isJudged} and ${isOfSomebodyElse(staffId)}
    order by p.uploaded_at, p.id limit ${WAITING_PHOTOS_PAGE}`.execute(db)
  return rows
}

export async function countWaiting(db: Db, staffId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from profile_photos p
    where p.status = 'pending' and not ${isJudged} and ${isOfSomebodyElse(staffId)}`.execute(db)
  return rows[0]?.count ?? 0
}

/** Photos that have waited three quarters of their time, each once. @returns when each is due, the first one first */
export async function takePhotosToRemindOf(tx: Tx, now: Date): Promise<Date[]> {
  const { rows } = await sql<{ due_at: Date }>`
    update profile_photos set reminded_at = ${now}
    where status = 'pending' and reminded_at is null
      and uploaded_at + 0.75 * make_interval(hours => ${PHOTO_DUE_HOURS}) <= ${now}
    returning uploaded_at + make_interval(hours => ${PHOTO_DUE_HOURS}) as due_at`.execute(tx)
  return rows.map(({ due_at }) => due_at).sort((a, b) => a.getTime() - b.getTime())
}

export const statusOf = async (tx: Tx, photoId: string): Promise<OwnPhoto['status'] | undefined> =>
  (
    await tx
      .selectFrom('profile_photos')
      .select('status')
      .where('id', '=', photoId)
      .$narrowType<{ status: OwnPhoto['status'] }>()
      .executeTakeFirst()
  )?.status

export async function storageKeyOfWaiting(
  tx: Tx,
  photoId: string,
  staffId: string,
): Promise<string | undefined> {
  const { rows } = await sql<{ storage_key: string }>`
    select storage_key from profile_photos p
    where p.id = ${photoId} and p.status = 'pending' and not ${isJudged} and ${isOfSomebodyElse(staffId)}`.execute(
    tx,
  )
  return rows[0]?.storage_key
}

/** @returns who reviewed it; undefined when it was approved by itself */
export const reviewerOf = (tx: Tx, photoId: string) =>
  tx
    .selectFrom('profile_photos as p')
    .innerJoin('staff as s', 's.id', 'p.reviewed_by')
    .select(['s.id', 's.name'])
    .where('p.id', '=', photoId)
    .executeTakeFirst()

export const ownerOf = async (db: Db, photoId: string): Promise<string | undefined> =>
  (await db.selectFrom('profile_photos').select('user_id').where('id', '=', photoId).executeTakeFirst())
    ?.user_id

/** The same of a photo that this person may judge. */
export async function ownerToJudge(db: Db, photoId: string, staffId: string): Promise<string | undefined> {
  const { rows } = await sql<{ user_id: string }>`
    select user_id from profile_photos p where p.id = ${photoId} and ${isOfSomebodyElse(staffId)}`.execute(db)
  return rows[0]?.user_id
}

interface Reviewed {
  status: Verdict
  reviewed_at: Date
  reviewed_by: string | null
  rejected_for: PhotoRejection | null
}

/** @returns the photo as it was otherwise; undefined when it has just been deleted */
export const setReviewed = (tx: Tx, photoId: string, reviewed: Reviewed) =>
  tx
    .updateTable('profile_photos')
    .set(reviewed)
    .where('id', '=', photoId)
    .returning('is_primary')
    .executeTakeFirst()

/** A photo, and the state that it was in. */
export interface TakenPhoto {
  id: string
  status: string
}

/** Rejects photos of a member that are not rejected already. @returns these, with their earlier states */
export async function rejectPhotos(
  tx: Tx,
  memberId: string,
  photoIds: readonly string[],
  now: Date,
): Promise<TakenPhoto[]> {
  const { rows } = await sql<TakenPhoto>`
    with old as (select id, status from profile_photos
      where user_id = ${memberId} and id = any(${photoIds}::uuid[]) and status <> 'rejected')
    update profile_photos p set status = 'rejected', reviewed_at = ${now} from old where p.id = old.id
    returning p.id, old.status`.execute(tx)
  return rows
}
