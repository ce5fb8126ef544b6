import { sql } from 'kysely'
import type { Db } from '../../../../platform/db.ts'

export async function deleteAttempts(db: Db, userId: string, origin?: string): Promise<void> {
  await db
    .deleteFrom('second_factor_tries')
    .where('user_id', '=', userId)
    .$if(origin !== undefined, (some) => some.where('origin', '=', origin ?? ''))
    .execute()
}

/** Keeps the wait if a later attempt started it; `counted` then differs from the current count. */
export async function refundFactorAttempt(
  db: Db,
  userId: string,
  origin: string,
  counted: number,
): Promise<void> {
  await sql`update second_factor_tries set tries = greatest(0, tries - 1),
      open_at = case when tries = ${counted} then 'epoch' else open_at end
    where user_id = ${userId} and origin = ${origin}`.execute(db)
}
