import { SHIELD_PAUSE_DAYS } from '@ndoa/contract/limits'
import { SHIELD_DUE_HOURS } from '@ndoa/contract/trust/case-rules'
import type { App } from '../../../platform/app.ts'
import type { Tx } from '../../../platform/db.ts'
import { emit } from '../../../platform/outbox.ts'
import { openCase } from '../cases/index.ts'
import { freezeEvidence } from '../reports/index.ts'
import { clearCounts, endStop, insertStop, lockScreening, stoppedUntil, stopsIn } from './shield.queries.ts'
import { deleteStoppedContacts } from './stopped-contacts.queries.ts'

const DAY = 86_400_000

interface StopInput {
  memberId: string
  /** The last member whom the sender asked; that conversation is kept as evidence. */
  otherId: string
  now: Date
}

/** Also notifies the member and opens a case. Does nothing during a stop. */
export async function stopMember(
  app: Pick<App, 'cases'>,
  tx: Tx,
  { memberId, otherId, now }: StopInput,
): Promise<void> {
  if (await stoppedUntil(tx, memberId, now)) return
  const caseId = await openCase(tx, { kind: 'shield', subjectId: memberId, hours: SHIELD_DUE_HOURS, now })
  await freezeEvidence(app, tx, {
    caseId,
    reportId: null,
    reporterId: otherId,
    report: { user_id: memberId },
    copies: [],
    now,
  })
  const stop = {
    since: now,
    until: new Date(now.getTime() + SHIELD_PAUSE_DAYS * DAY),
    case_id: caseId,
    lifted_at: null,
  }
  await insertStop(tx, memberId, stop)
  await emit(tx, 'member.paused', { member_id: memberId, case_id: caseId, since: now.toISOString() })
}

/** The decision replaces the stop; without a breach the counts are deleted. */
export async function endStopOfCase(tx: Tx, caseId: string): Promise<void> {
  await lockScreening(tx) // concurrent screening would write the counts back
  for (const { member_id, is_breach } of await stopsIn(tx, { caseId })) {
    await endStop(tx, member_id)
    if (!is_breach) await clearCounts(tx, member_id)
  }
}

export async function clearLiftedCounts(tx: Tx, decisionId: string): Promise<void> {
  await lockScreening(tx)
  await deleteStoppedContacts(tx, decisionId)
  for (const { member_id } of await stopsIn(tx, { decisionId })) {
    await endStop(tx, member_id)
    await clearCounts(tx, member_id)
  }
}
