import type { ContactText, WaitingPhoto } from '@ndoa/contract/trust/photo-review'
import { WAITING_PHOTOS_PAGE } from '@ndoa/contract/trust/photo-review-rules'
import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db.ts'
import { accountsOf } from '../staff/index.ts'

export type WrittenTexts = Record<ContactText['field'], string | null>
type WaitingRow = Omit<WaitingPhoto, 'uploaded_at' | 'due_at' | 'contact_texts'> &
  WrittenTexts & { uploaded_at: Date }

const isNotOwnPhoto = (staffId: string) => sql<boolean>`p.user_id <> all(${accountsOf(staffId)})`

/** Whether photo `p` has a verdict that can still be undone. */
const isJudged = sql<boolean>`exists (select from photo_verdicts v where v.photo_id = p.id)`

export async function waitingPhotos(db: Db, staffId: string, now: Date): Promise<WaitingRow[]> {
  const { rows } = await sql<WaitingRow>`
    select p.id, p.is_primary, p.is_plain, p.uploaded_at, m.gender, m.full_name, m.bio, m.occupation,
      date_part('year', age(${now}::date, m.date_of_birth))::int as age,
      (select count(*)::int from profile_photos o where o.user_id = p.user_id and o.status = 'approved') as approved_photos,
      (select count(*)::int from shield_conversations c
        where c.sender_id = p.user_id and c.rules::text like '%"contact: %') as contact_openers
    from profile_photos p left join profiles m on m.user_id = p.user_id
    where p.status = 'pending' and not ${isJudged} and ${isNotOwnPhoto(staffId)}
    order by p.uploaded_at, p.id limit ${WAITING_PHOTOS_PAGE}`.execute(db)
  return rows
}

export async function countWaiting(db: Db, staffId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from profile_photos p
    where p.status = 'pending' and not ${isJudged} and ${isNotOwnPhoto(staffId)}`.execute(db)
  return rows[0]?.count ?? 0
}

export async function storageKeyOfWaiting(
  tx: Tx,
  photoId: string,
  staffId: string,
): Promise<string | undefined> {
  const { rows } = await sql<{ storage_key: string }>`
    select storage_key from profile_photos p
    where p.id = ${photoId} and p.status = 'pending' and not ${isJudged} and ${isNotOwnPhoto(staffId)}`.execute(
    tx,
  )
  return rows[0]?.storage_key
}

/** @returns undefined if the photo was approved automatically */
export const reviewerOf = (tx: Tx, photoId: string) =>
  tx
    .selectFrom('profile_photos as p')
    .innerJoin('staff as s', 's.id', 'p.reviewed_by')
    .select(['s.id', 's.name'])
    .where('p.id', '=', photoId)
    .executeTakeFirst()

/** An owner may be held while a photo is under review; releasing the owner reviews the photo again. */
export const isHeld = async (tx: Tx, owner: string): Promise<boolean> =>
  (await tx
    .selectFrom('users')
    .select('id')
    .where('id', '=', owner)
    .where('held_since', 'is not', null)
    .executeTakeFirst()) !== undefined

/** @returns undefined for the staff member's own photo */
export async function ownerToJudge(db: Db, photoId: string, staffId: string): Promise<string | undefined> {
  const { rows } = await sql<{ user_id: string }>`
    select user_id from profile_photos p where p.id = ${photoId} and ${isNotOwnPhoto(staffId)}`.execute(db)
  return rows[0]?.user_id
}
