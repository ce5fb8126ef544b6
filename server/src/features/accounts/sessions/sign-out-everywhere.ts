import type { Tx } from '../../../platform/db.ts'
import { endChallenges } from '../second-factor/challenges.ts'

/** Signs a member out everywhere. Mailed links and unfinished sign-ins end, too. @returns of how many sessions */
export async function endAllSessions(tx: Tx, userId: string): Promise<number> {
  await tx.deleteFrom('mail_codes').where('user_id', '=', userId).execute()
  await endChallenges(tx, userId)
  const { numDeletedRows } = await tx
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}
