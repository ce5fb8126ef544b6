import type { Db } from '../../platform/db.ts'

/** Takes the verified badge away, until the member is checked again. */
export async function withdrawVerification(db: Db, userId: string): Promise<void> {
  await db.updateTable('users').set({ verified_at: null }).where('id', '=', userId).execute()
}
