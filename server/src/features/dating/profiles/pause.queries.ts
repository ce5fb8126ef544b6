import type { Db } from '../../../platform/db.ts'

export async function pausedSince(db: Db, userId: string): Promise<Date | null> {
  const user = await db.selectFrom('users').select('paused_since').where('id', '=', userId).executeTakeFirst()
  return user?.paused_since ?? null
}
