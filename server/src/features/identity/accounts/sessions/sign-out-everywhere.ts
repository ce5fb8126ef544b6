import type { Tx } from '../../../../platform/db.ts'
import { endChallenges } from '../second-factor/second-factor.queries.ts'
import { deleteMailCodesOf } from '../sign-in/mail-codes.queries.ts'
import { endSessions } from './sessions.queries.ts'

/** Mailed links and unfinished sign-ins end too. @returns the number of ended sessions */
export async function endAllSessions(tx: Tx, userId: string): Promise<number> {
  await deleteMailCodesOf(tx, userId)
  await endChallenges(tx, userId)
  return endSessions(tx, userId)
}
