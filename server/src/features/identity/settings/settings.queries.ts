import type { Settings, SettingsChange } from '@ndoa/contract/identity/settings'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db.ts'

export type StoredChange = Omit<SettingsChange, 'two_factor_enabled'>

/** Inserts the table's defaults for a member without a row. */
export async function settingsOf(db: Db, userId: string): Promise<Settings> {
  return (await storedSettings(db, userId)) ?? insertDefaults(db, userId)
}

async function insertDefaults(db: Db, userId: string): Promise<Settings> {
  await db
    .insertInto('settings')
    .values({ user_id: userId })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return (await storedSettings(db, userId))!
}

async function storedSettings(db: Db, userId: string): Promise<Settings | null> {
  const row = await db
    .selectFrom('settings')
    .innerJoin('users', 'users.id', 'settings.user_id')
    .selectAll('settings')
    .select('users.two_factor_enabled')
    .where('settings.user_id', '=', userId)
    .$narrowType<Pick<Settings, 'profile_visibility' | 'photo_blur_for'>>()
    .executeTakeFirst()
  if (!row) return null
  const { user_id: _user, updated_at: _updated, ...settings } = row
  return settings
}

/** @returns false if nothing changed */
export async function changeSettings(
  db: Db,
  userId: string,
  change: StoredChange,
  now: Date,
): Promise<boolean> {
  const columns = Object.entries(change)
  if (columns.length === 0) return false
  const differs = columns.map(([column, value]) => sql`${sql.ref(column)} <> ${value}`)
  const { numUpdatedRows } = await db
    .updateTable('settings')
    .set({ ...change, updated_at: now })
    .where('user_id', '=', userId)
    .where(sql<boolean>`(${sql.join(differs, sql` or `)})`)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
