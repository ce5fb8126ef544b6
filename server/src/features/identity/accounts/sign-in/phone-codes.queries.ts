import { PHONE_CODE_TRIES } from '@ndoa/contract/limits'
import type { Db } from '../../../../platform/db.ts'

export const deleteExpiredCodes = (db: Db, phone: string, now: Date) =>
  db.deleteFrom('phone_codes').where('phone_number', '=', phone).where('expires_at', '<=', now).execute()

/** A new code replaces the same browser's earlier one. */
export const saveCode = (
  db: Db,
  key: { phone_number: string; browser: string },
  code: { code_mac: string; tries: number; expires_at: Date },
) =>
  db
    .insertInto('phone_codes')
    .values({ ...key, ...code })
    .onConflict((before) => before.columns(['phone_number', 'browser']).doUpdateSet(code))
    .execute()

export async function countCodeTry(db: Db, phone: string, browser: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('phone_codes')
    .set(({ eb }) => ({ tries: eb('tries', '+', 1) }))
    .where('phone_number', '=', phone)
    .where('browser', '=', browser)
    .where('tries', '<', PHONE_CODE_TRIES)
    .where('expires_at', '>', now)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

export async function deleteCode(db: Db, phone: string, browser: string, codeMac: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('phone_codes')
    .where('phone_number', '=', phone)
    .where('browser', '=', browser)
    .where('code_mac', '=', codeMac) // keyed, so the comparison time reveals nothing
    .executeTakeFirstOrThrow()
  return numDeletedRows === 1n
}
