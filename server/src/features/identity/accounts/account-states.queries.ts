import type { Language } from '@ndoa/contract/languages'
import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db.ts'

/** Stored with the account, because a sign-up has a language before it is a member. */
export async function saveLanguage(db: Db, userId: string, language: Language) {
  await db.updateTable('users').set({ language }).where('id', '=', userId).execute()
  return { language }
}

export async function setPaused(db: Db, userId: string, at: Date | null): Promise<void> {
  await db
    .updateTable('users')
    .set({ paused_since: at })
    .where('id', '=', userId)
    .where('paused_since', at ? 'is' : 'is not', null)
    .execute()
}

/** @returns false if the account was already deactivated */
export async function setDeactivated(tx: Tx, userId: string, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('users')
    .set({ deactivated_at: at })
    .where('id', '=', userId)
    .where('deactivated_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Confirmed contacts only: an address in an unconfirmed sign-up may belong to anyone. */
export interface DeletedAccount {
  name: string
  language: Language
  email: string | null
  phone: string | null
  restriction_id: string | null
  suspended_at: Date | null
  suspended_until: Date | null
}

/** @returns null if the account was already deleted */
export async function deleteUser(tx: Tx, userId: string): Promise<DeletedAccount | null> {
  const user = await tx
    .deleteFrom('users')
    .where('id', '=', userId)
    .returning([
      'name',
      'language',
      'email',
      'email_verified',
      'phone',
      'phone_confirmed_at',
      'restriction_id',
      'suspended_at',
      'suspended_until',
    ])
    .$narrowType<{ language: Language }>()
    .executeTakeFirst()
  if (!user) return null
  const { email_verified, phone_confirmed_at, ...contact } = user
  return {
    ...contact,
    email: email_verified ? contact.email : null,
    phone: phone_confirmed_at ? contact.phone : null,
  }
}

interface Warning {
  seenBefore: Date
  now: Date
  limit: number
}

interface Away {
  seenBefore: Date
  warnedBefore: Date
  now: Date
}

/** Longest absence first. Paused members are not suggested, so they get no warning. @returns the members' ids */
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

/** A visit clears the warning, so these members have not returned. */
export async function markInactive(db: Db, away: Away): Promise<void> {
  await setInactive(db, away).execute()
}

/** Uses the index `users_warned` on members who are still suggested. */
export const setInactive = (db: Db, { seenBefore, warnedBefore, now }: Away) =>
  db
    .updateTable('users')
    .set({ inactive_since: now })
    .where('inactivity_warned_at', '<=', warnedBefore)
    .where('last_active_at', '<=', seenBefore)
    .where('inactive_since', 'is', null)

/** Never weakens `hidden` to `held`. @returns whether the state changed */
export async function holdMember(
  tx: Tx,
  memberId: string,
  state: 'held' | 'hidden',
  { now, since }: { now: Date; since: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('users')
    .set({
      held_since: sql`coalesce(held_since, ${since})`,
      ...(state === 'hidden' && { hidden_since: sql`coalesce(hidden_since, ${now})` }),
    })
    .where('id', '=', memberId)
    .where(state === 'hidden' ? 'hidden_since' : 'held_since', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** @returns since when other members could not see the member; undefined if the member was not waiting */
export async function releaseMember(
  tx: Tx,
  memberId: string,
): Promise<{ hidden_since: Date | null } | undefined> {
  const before = await tx
    .selectFrom('users')
    .select('hidden_since')
    .where('id', '=', memberId)
    .where('held_since', 'is not', null)
    .forUpdate()
    .executeTakeFirst()
  if (before)
    await tx
      .updateTable('users')
      .set({ held_since: null, hidden_since: null })
      .where('id', '=', memberId)
      .execute()
  return before
}
