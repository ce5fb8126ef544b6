import type { Language } from '@ndoa/contract/languages'
import { sql } from 'kysely'
import type { Db, Tx } from '../../platform/db.ts'

interface Warning {
  /** Members seen after this are not warned. */
  seenBefore: Date
  now: Date
  limit: number
}

interface Away {
  seenBefore: Date
  warnedBefore: Date
  now: Date
}

/**
 * Marks members as warned who have not been here for long, longest away first. A paused member is not suggested, so
 * there is nothing to warn about. @returns their ids
 */
export async function markWarned(tx: Tx, warning: Warning): Promise<string[]> {
  const { rows } = await warn(warning).execute(tx)
  return rows.map(({ id }) => id)
}

const warn = ({ seenBefore, now, limit }: Warning) => sql<{ id: string }>`
  update users set inactivity_warned_at = ${now}
  where id in (
    select u.id from users u join profiles p on p.user_id = u.id
    where u.last_active_at <= ${seenBefore} and u.inactivity_warned_at is null and u.confirmed_at is not null
      and u.suspended_at is null and u.deactivated_at is null and u.paused_since is null
    order by u.last_active_at limit ${limit} for update of u skip locked)
  returning id`

/** Ends suggestions of members warned long enough ago who have not been here since: a visit clears the warning. */
export async function markInactive(db: Db, away: Away): Promise<void> {
  await takeOut(db, away).execute()
}

/** Of `users_warned`, an index of those who are still suggested. */
export const takeOut = (db: Db, { seenBefore, warnedBefore, now }: Away) =>
  db
    .updateTable('users')
    .set({ inactive_since: now })
    .where('inactivity_warned_at', '<=', warnedBefore)
    .where('last_active_at', '<=', seenBefore)
    .where('inactive_since', 'is', null)

/** Where to write to, when the member wants mail and has not come back; undefined: nowhere. */
export const warnedReader = (db: Db, userId: string) =>
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
