import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db.ts'

const BATCH = 100

/** Call before storing files, because files without a row would never be deleted. */
export const rememberUpload = (db: Db, storage_key: string, begun_at: Date) =>
  db.insertInto('photo_uploads').values({ storage_key, begun_at }).execute()

/**
 * Call in the transaction that adds the photo's row or removes its files. @returns false if the upload was already
 * abandoned
 */
export async function forgetUpload(db: Db, storageKey: string): Promise<boolean> {
  const [{ numDeletedRows } = { numDeletedRows: 0n }] = await db
    .deleteFrom('photo_uploads')
    .where('storage_key', '=', storageKey)
    .execute()
  return numDeletedRows > 0n
}

export async function hasBecomePhoto(db: Db, memberId: string, storageKey: string): Promise<boolean> {
  await sql`select from photo_uploads where storage_key = ${storageKey} for update`.execute(db)
  const { rows } = await sql`
    select from profile_photos where user_id = ${memberId} and storage_key = ${storageKey}`.execute(db)
  return rows.length > 0
}

/** Call before deleting the photo's row, so that a repeated upload is refused afterwards. */
export const recordDeletedUpload = (tx: Tx, photoId: string, deleted_at: Date) =>
  sql`insert into deleted_uploads (user_id, client_upload_id, deleted_at)
      select p.user_id, p.client_upload_id, ${deleted_at} from profile_photos p join users u on u.id = p.user_id
      where p.id = ${photoId} and p.client_upload_id is not null
      for key share of u -- it may be deleted in the same moment
      on conflict do nothing`.execute(tx)

export async function wasDeleted(db: Db, memberId: string, clientUploadId: string | null = null) {
  if (clientUploadId === null) return false
  const upload = await db
    .selectFrom('deleted_uploads')
    .select('deleted_at')
    .where('user_id', '=', memberId)
    .where('client_upload_id', '=', clientUploadId)
    .executeTakeFirst()
  return upload !== undefined
}

export const forgetDeletedUploads = (db: Db, before: Date) =>
  db.deleteFrom('deleted_uploads').where('deleted_at', '<', before).execute()

export async function leftoversAfter(db: Db, after: string | null): Promise<string[]> {
  const rows = await db
    .selectFrom('photo_leftovers')
    .select('storage_key')
    .$if(after !== null, (all) => all.where('storage_key', '>', after ?? ''))
    .orderBy('storage_key')
    .limit(BATCH)
    .execute()
  return rows.map(({ storage_key }) => storage_key)
}

export const moveAbandonedUploads = (db: Db, before: Date) =>
  sql`with abandoned as (delete from photo_uploads where begun_at < ${before} returning storage_key)
      insert into photo_leftovers (storage_key) select storage_key from abandoned on conflict do nothing`.execute(
    db,
  )

export const forgetLeftovers = (db: Db, storageKeys: readonly string[]) =>
  db.deleteFrom('photo_leftovers').where('storage_key', 'in', storageKeys).execute()
