import type { Language } from '@ndoa/contract/languages'
import type { Db } from '../../../platform/db.ts'

export const renameAccount = (db: Db, userId: string, name: string) =>
  db.updateTable('users').set({ name }).where('id', '=', userId).execute()

export interface ContactChannels {
  name: string
  language: Language
  email: string | null
  phone: string | null
}

/** Includes unconfirmed contacts, unlike `confirmedChannelsOf`. */
export const allChannelsOf = (db: Db, userId: string): Promise<ContactChannels> =>
  db
    .selectFrom('users')
    .select(['name', 'language', 'email', 'phone'])
    .where('id', '=', userId)
    .$narrowType<{ language: Language }>()
    .executeTakeFirstOrThrow()

export async function confirmedChannelsOf(db: Db, userId: string): Promise<ContactChannels> {
  const user = await db
    .selectFrom('users')
    .select(['name', 'language', 'email', 'email_verified', 'phone', 'phone_confirmed_at'])
    .where('id', '=', userId)
    .$narrowType<{ language: Language }>()
    .executeTakeFirstOrThrow()
  return {
    name: user.name,
    language: user.language,
    email: user.email_verified ? user.email : null,
    phone: user.phone_confirmed_at ? user.phone : null,
  }
}

/** Suspended members get only mail about their suspension (docs/access-matrix.md, section 5). */
export async function wantsLoginAlerts(db: Db, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('users')
    .leftJoin('settings', 'settings.user_id', 'users.id')
    .select('settings.login_alerts')
    .where('users.id', '=', userId)
    .where('users.suspended_at', 'is', null)
    .executeTakeFirst()
  return row !== undefined && row.login_alerts !== false
}
