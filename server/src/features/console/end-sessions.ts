import type { App, Staff } from '../../platform/app.ts'
import { retriedTransaction } from '../../platform/outbox.ts'
import { endAllSessions } from '../accounts/index.ts'
import { caseAct, requireLease } from '../cases/index.ts'
import { fail } from '../failures.ts'
import { recordAct } from '../staff/index.ts'

/**
 * Signs the member of a case out everywhere: somebody else may be in the account.
 * @throws cases.not_taken; decisions.nobody when the case is about nobody who is still there
 */
export async function endMemberSessions(app: App, staff: Staff, caseId: string): Promise<void> {
  const now = app.clock.now()
  await retriedTransaction(app, async (tx) => {
    await requireLease(tx, staff, caseId, now)
    const { subject_id } = await tx
      .selectFrom('cases')
      .select('subject_id')
      .where('id', '=', caseId)
      .executeTakeFirstOrThrow()
    if (subject_id === null) throw fail('decisions.nobody')
    const sessions = await endAllSessions(tx, subject_id)
    await recordAct(tx, caseAct('member_signed_out', staff, caseId, now, { sessions }))
  })
}
