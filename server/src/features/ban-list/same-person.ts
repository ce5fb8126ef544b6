import type { App, Staff } from '../../platform/app.ts'
import type { Tx } from '../../platform/db.ts'
import { transaction } from '../../platform/outbox.ts'
import { fail } from '../failures.ts'
import { type Act, recordAct } from '../staff/index.ts'
import { releaseWaiting } from './release.ts'
import { lockOpenCase } from './same-person.queries.ts'

/** It is somebody else: the account is free, and the case is closed. @throws request.not_found, decisions.decided, decisions.not_leased */
export function releaseMember(app: App, staff: Staff, caseId: string): Promise<void> {
  return decide(app, staff, caseId, 'member_released', (tx, memberId) => releaseWaiting(app, tx, memberId))
}

/**
 * It is the banned person. The account goes on waiting; the case stays open for the ban, which needs a second person and
 * a statement like any other. @throws request.not_found, decisions.decided, decisions.not_leased
 */
export function confirmSamePerson(app: App, staff: Staff, caseId: string): Promise<void> {
  return decide(app, staff, caseId, 'same_person_confirmed', async (tx, memberId, now) => {
    await tx
      .updateTable('ban_signs')
      .set({ confirmed_at: now })
      .where('member_id', '=', memberId)
      .where('cleared_at', 'is', null)
      .execute()
    await tx.updateTable('cases').set({ looked_at: now }).where('id', '=', caseId).execute()
  })
}

function decide(
  app: App,
  staff: Staff,
  caseId: string,
  act: Act['act'],
  work: (tx: Tx, memberId: string, now: Date) => Promise<void>,
): Promise<void> {
  const now = app.clock.now()
  return transaction(app, async (tx) => {
    const found = await lockOpenCase(tx, caseId, staff.id, now)
    if (!found?.subject_id) throw fail('request.not_found')
    if (found.is_decided) throw fail('decisions.decided')
    if (!found.is_leased) throw fail('decisions.not_leased')
    await work(tx, found.subject_id, now)
    await recordAct(tx, { act, at: now, by: staff.id, subject: { kind: 'case', id: caseId } })
  })
}
