import type { Language } from '@ndoa/contract/languages'
import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db.ts'

/** The language is stored with the account, because an unconfirmed sign-up has no profile or settings yet. */
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

/** Contains only confirmed contacts, because the address of an unconfirmed sign-up may belong to anyone. */
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

/**
 * Warns the longest-absent members first. Paused members are not suggested anyway, so they get no warning.
 * @returns the warned members' ids
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

/** A visit clears the warning, so members whose warning is still set have not returned. */
export async function markInactive(db: Db, away: Away): Promise<void> {
  await setInactive(db, away).execute()
}

/** Exported so that a test can check that its plan uses the index `users_warned`. */
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

/** @returns when the member was hidden, or null if only held; undefined if the member was not held */
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
