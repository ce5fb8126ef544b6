import type { Language } from '@ndoa/contract/languages'
import type { Db } from '../../../platform/db.ts'

/** @returns undefined if the member refuses mail or has returned */
export const readerToWarn = (db: Db, userId: string) =>
  db
    .selectFrom('users')
    .innerJoin('profiles', 'profiles.user_id', 'users.id')
    .leftJoin('settings', 'settings.user_id', 'users.id')
    .select(['users.email', 'users.language', 'profiles.display_name as name'])
    .where('users.id', '=', userId)
    .where('users.inactivity_warned_at', 'is not', null)
    .where('users.email_confirmed_at', 'is not', null)
    .where('users.suspended_at', 'is', null)
    .where('users.deactivated_at', 'is', null)
    .where((eb) => eb.fn.coalesce('settings.email_notifications', eb.lit(true)))
    .$narrowType<{ email: string; language: Language }>()
    .executeTakeFirst()
