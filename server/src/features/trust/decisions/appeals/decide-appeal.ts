import { type AppealOutcome } from '@ndoa/contract/trust/decision-rules'
import type { App, Staff } from '../../../../platform/app.ts'
import type { Tx } from '../../../../platform/db.ts'
import { emit, retriedTransaction } from '../../../../platform/outbox.ts'
import { fail } from '../../../shared/failures.ts'
import { moveReports } from '../../reports/index.ts'
import { recordAct } from '../../staff/index.ts'
import '../decisions.events.ts'
import { closeLeasedCase, closeMergedCase, lockLeasedCase, setReopened } from '../../cases/index.ts'
import { liftDecision } from '../apply/lift-decision.ts'
import { hasContactsNotice } from '../bans/contacts-notice.queries.ts'
import { decryptDecision, statementIn } from '../decision-words.ts'
import { lockCasesOf, lockDecision } from '../decisions.queries.ts'
import { banConfirmedWords, upheldWords } from '../statements/statement-words.ts'
import { writeStatement } from '../statements/write-statement.ts'
import {
  type AppealRow,
  findAppeal,
  lockAppeal,
  lockOtherOpenCases,
  reportsOf,
  setAppealDecided,
} from './appeals.queries.ts'

const REOPENED_DUE_HOURS = 24

interface AppealDecision {
  appeal_id: string
  outcome: AppealOutcome
  note: string
}

/**
 * Lifting undoes the decision at once or, after a reporter's appeal, reopens the case for another moderator.
 * @throws request.not_found, decisions.own, decisions.decided, decisions.not_leased
 * @throws decisions.lifted if a decision to uphold has been lifted since
 */
export function decideAppeal(
  app: App,
  staff: Staff,
  { appeal_id: id, outcome, note }: AppealDecision,
): Promise<void> {
  const now = app.clock.now()
  return retriedTransaction(app, async (tx) => {
    const found = await findAppeal(tx, id)
    if (!found) throw fail('request.not_found')
    await lockLeasedCase(tx, found.case_id, staff.id, now)
    await lockCasesOf(tx, [found.decision_id])
    const appeal = await lockAppeal(tx, id, staff.id)
    if (!appeal) throw fail('request.not_found')
    if (appeal.is_own) throw fail('decisions.own')
    if (outcome === 'upheld' && appeal.report_id === null && appeal.is_lifted) throw fail('decisions.lifted')
    await setAppealDecided(tx, id, {
      decided_by: staff.id,
      decided_at: now,
      outcome,
      note: app.cases.encryption.encrypt(JSON.stringify({ note_for_other_staff: note }), id),
    })
    await closeLeasedCase(tx, appeal.case_id, outcome, now)
    if (appeal.report_id === null) await answerMember(app, tx, appeal, outcome, staff.id, now)
    else await answerReporter(app, tx, appeal, outcome, staff.id, now)
    await recordAct(tx, {
      act: 'appeal_decided',
      at: now,
      by: staff.id,
      subject: { kind: 'case', id: appeal.about_case_id },
      details: { appeal: id, decision: appeal.decision_id, outcome },
    })
  })
}

async function answerMember(
  app: App,
  tx: Tx,
  { decision_id: id, member_id: memberId }: AppealRow,
  outcome: AppealOutcome,
  by: string,
  now: Date,
) {
  if (outcome === 'lifted') {
    await liftDecision(app, tx, { id, by, wasAppealed: true, now })
    return
  }
  const decision = await lockDecision(tx, id)
  const statement = decision ? statementIn(decryptDecision(app, decision)) : null
  if (memberId === null || !decision || !statement) return
  const stands = decision.confirmed_by
    ? banConfirmedWords(statement.language, statement.words, await hasContactsNotice(tx, id))
    : statement.words
  await writeStatement(app, tx, {
    decisionId: id,
    memberId,
    kind: 'appeal_upheld',
    words: upheldWords(statement.language, stands),
    now,
  })
}

async function answerReporter(
  app: App,
  tx: Tx,
  { id, about_case_id, is_decided_anew }: AppealRow,
  outcome: AppealOutcome,
  by: string,
  now: Date,
) {
  if (outcome === 'lifted' && !is_decided_anew) await reopenCase(app, tx, about_case_id, by, now)
  await emit(tx, 'appeal.decided', { appeal_id: id })
}

/** Merges the member's other open cases. @throws decisions.decided if a decision on one of them is waiting */
async function reopenCase(app: App, tx: Tx, caseId: string, by: string, now: Date): Promise<void> {
  const merged: string[] = []
  for (const { id, is_waiting } of await lockOtherOpenCases(tx, caseId)) {
    if (is_waiting) throw fail('decisions.decided')
    await moveReports(app, tx, await reportsOf(tx, id), caseId)
    await closeMergedCase(tx, id, now)
    merged.push(id)
  }
  await setReopened(tx, caseId, now, new Date(now.getTime() + REOPENED_DUE_HOURS * 3_600_000))
  await recordAct(tx, {
    act: 'case_reopened',
    at: now,
    by,
    subject: { kind: 'case', id: caseId },
    details: { merged: merged.join(' ') },
  })
}
