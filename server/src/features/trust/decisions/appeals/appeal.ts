import { randomUUID } from 'node:crypto'
import { APPEAL_DUE_HOURS } from '@ndoa/contract/trust/decision-rules'
import type { App } from '../../../../platform/app.ts'
import type { Tx } from '../../../../platform/db.ts'
import { retriedTransaction } from '../../../../platform/outbox.ts'
import { fail } from '../../../shared/failures.ts'
import { appealUntil, askForAnotherLook, encryptAppeal, openCase } from '../../cases/index.ts'
import {
  decisionOfReport,
  decisionOfStatement,
  insertAppeal,
  setObjection,
  stopOfStatement,
} from './appeals.queries.ts'

/** @throws request.not_found, statements.appealed, statements.too_late */
export async function appealStatement(
  app: App,
  memberId: string,
  statementId: string,
  text: string,
): Promise<void> {
  if (await objectToStop(app, memberId, statementId, text)) return
  await createAppeal(app, memberId, text, (tx) => decisionOfStatement(tx, memberId, statementId), null)
}

/** @throws request.not_found, statements.appealed, statements.too_late */
export function appealReport(app: App, memberId: string, reportId: string, text: string): Promise<void> {
  return createAppeal(app, memberId, text, (tx) => decisionOfReport(tx, memberId, reportId), reportId)
}

/** @returns false if the statement is not about an open pause */
function objectToStop(app: App, memberId: string, statementId: string, text: string): Promise<boolean> {
  const now = app.clock.now()
  return retriedTransaction(app, async (tx) => {
    const stop = await stopOfStatement(tx, memberId, statementId, now)
    if (!stop) return false
    if (stop.objected_at) throw fail('statements.appealed')
    await askForAnotherLook(tx, stop.case_id, now)
    await setObjection(tx, statementId, encryptAppeal(app, statementId, text), now)
    return true
  })
}

function createAppeal(
  app: App,
  memberId: string,
  text: string,
  find: (tx: Tx) => ReturnType<typeof decisionOfReport>,
  reportId: string | null,
): Promise<void> {
  const now = app.clock.now()
  return retriedTransaction(app, async (tx) => {
    const about = await find(tx)
    if (!about) throw fail('request.not_found')
    if (appealUntil(about.notified_at) < now) throw fail('statements.too_late')
    const id = randomUUID()
    const isNew = await insertAppeal(tx, {
      id,
      decision_id: about.decision_id,
      member_id: memberId,
      report_id: reportId,
      sealed: encryptAppeal(app, id, text),
      case_id: await openCase(tx, {
        kind: 'appeal',
        subjectId: about.subject_id,
        hours: APPEAL_DUE_HOURS,
        now,
      }),
      created_at: now,
    })
    if (!isNew) throw fail('statements.appealed')
  })
}
