import type { Language } from '@ndoa/contract/languages'
import type { Settings, SettingsChange } from '@ndoa/contract/settings'
import { sql } from 'kysely'
import type { Db } from '../../platform/db.ts'

/** What is kept in the table of this feature; the second factor belongs to the account. */
export type StoredChange = Omit<SettingsChange, 'two_factor_enabled'>

/** A member's settings; anyone who has no row yet gets one with the defaults of the table. */
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

/** Writes the given settings and leaves the others as they are. @returns false when nothing was different */
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

/** Belongs to the account, so that somebody who is not a member yet has one too. */
export async function saveLanguage(db: Db, userId: string, language: Language) {
  await db.updateTable('users').set({ language }).where('id', '=', userId).execute()
  return { language }
}
