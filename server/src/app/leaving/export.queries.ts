import type { Language } from '@ndoa/contract/languages'
import { sql } from 'kysely'
import type { App } from '../../platform/app.ts'
import type { Db } from '../../platform/db.ts'

export const archiveKey = (exportId: string) => `exports/${exportId}.zip`

export async function insertExport(db: Db, user_id: string, expires_at: Date): Promise<string> {
  const { id } = await db
    .insertInto('data_exports')
    .values({ user_id, expires_at })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

interface Owner {
  language: Language
  user_id: string
  name: string
  email: string | null
  phone: string | null
}

/** @returns undefined if the export's owner has left */
export const ownerOf = (db: Db, exportId: string): Promise<Owner | undefined> =>
  db
    .selectFrom('data_exports')
    .innerJoin('users', 'users.id', 'data_exports.user_id')
    .select(['users.id as user_id', 'users.language', 'users.email', 'users.phone'])
    // Leaves out the name of an unconfirmed account, which could carry a message to a stranger's mailbox.
    .select(sql<string>`case when users.confirmed_at is null then '' else users.name end`.as('name'))
    .where('data_exports.id', '=', exportId)
    .$narrowType<{ language: Language }>()
    .executeTakeFirst()

export async function setReady(
  db: Db,
  exportId: string,
  code_hash: string,
  expires_at: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('data_exports')
    .set({ code_hash, expires_at })
    .where('id', '=', exportId)
    .where('user_id', 'is not', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Only one of two concurrent requests can claim the archive. @returns null if it can't be fetched */
export async function claimExport(
  db: Db,
  userId: string,
  codeHash: string,
  now: Date,
): Promise<string | null> {
  const claimed = await db
    .updateTable('data_exports')
    .set({ fetched_at: now })
    .where('code_hash', '=', codeHash)
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .where('fetched_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return claimed?.id ?? null
}

export const releaseExport = (db: Db, exportId: string) =>
  db.updateTable('data_exports').set({ fetched_at: null }).where('id', '=', exportId).execute()

export async function expiredExports(db: Db, now: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('data_exports')
    .select('id')
    .where((row) => row.or([row('user_id', 'is', null), row('expires_at', '<=', now)]))
    .execute()
  return rows.map(({ id }) => id)
}

/** Deletes the file first, because a later run finds a row without a file, but not a file without a row. */
export async function removeExport({ db, storage }: App, exportId: string): Promise<void> {
  await storage.delete([archiveKey(exportId)])
  await db.deleteFrom('data_exports').where('id', '=', exportId).execute()
}
