import type { Db } from '../../platform/db.ts'

/** Pauses a profile, or resumes it with null. A second pause does not begin again. */
export async function setPaused(db: Db, userId: string, at: Date | null): Promise<void> {
  await db
    .updateTable('users')
    .set({ paused_since: at })
    .where('id', '=', userId)
    .where('paused_since', at ? 'is' : 'is not', null)
    .execute()
}

/** @returns since when the member's profile is paused; null when it is not */
export async function pausedSince(db: Db, userId: string): Promise<Date | null> {
  const user = await db.selectFrom('users').select('paused_since').where('id', '=', userId).executeTakeFirst()
  return user?.paused_since ?? null
}
