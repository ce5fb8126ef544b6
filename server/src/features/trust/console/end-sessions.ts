import type { App, Staff } from '../../../platform/app.ts'
import { retriedTransaction } from '../../../platform/outbox.ts'
import { endAllSessions } from '../../identity/accounts/index.ts'
import { fail } from '../../shared/failures.ts'
import { caseAct, requireLease } from '../cases/index.ts'
import { recordAct } from '../staff/index.ts'
import { subjectOf } from './case-view.queries.ts'

/** @throws cases.not_taken; decisions.nobody if the case has no member or the account is deleted */
export async function endMemberSessions(app: App, staff: Staff, caseId: string): Promise<void> {
  const now = app.clock.now()
  await retriedTransaction(app, async (tx) => {
    await requireLease(tx, staff, caseId, now)
    const subject_id = await subjectOf(tx, caseId)
    if (subject_id === null) throw fail('decisions.nobody')
    const sessions = await endAllSessions(tx, subject_id)
    await recordAct(tx, caseAct('member_signed_out', staff, caseId, now, { sessions }))
  })
}
