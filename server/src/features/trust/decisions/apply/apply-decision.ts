import { REPORT_DUE_HOURS } from '@ndoa/contract/trust/case-rules'
import type { Step } from '@ndoa/contract/trust/decision-rules'
import { BAN_DUE_HOURS } from '@ndoa/contract/trust/decision-rules'
import type { App } from '../../../../platform/app.ts'
import type { Tx } from '../../../../platform/db.ts'
import { emit, retriedTransaction } from '../../../../platform/outbox.ts'
import { keepForProposal, tracesForProposal } from '../../ban-list/index.ts'
import { closeLeasedCase, openCase } from '../../cases/index.ts'
import { moveReports } from '../../reports/index.ts'
import { endByRemoval } from '../../verification/index.ts'
import '../decisions.events.ts'
import { prepareContactsNotice } from '../bans/contacts-notice.ts'
import { prepareNoticeOfDeleted, retainedBanData } from '../bans/deleted-subject.ts'
import { decryptDecision, statementIn } from '../decision-words.ts'
import { type DecisionRow, lockDecision } from '../decisions.queries.ts'
import { writeStatement } from '../statements/write-statement.ts'
import { dueDecisions, lateReports, lockDueDecision, setApplied } from './apply.queries.ts'
import { liftDecision } from './lift-decision.ts'
import { removeContent } from './removed-content.ts'
import { suspend } from './restriction.queries.ts'

export const APPLY_JOB = 'apply-decision'
const DAY = 86_400_000

export async function applyDueDecisions(app: App): Promise<void> {
  for (const id of await dueDecisions(app.db, app.clock.now()))
    await applyDecision(app, id).catch((error: unknown) =>
      app.log.error({ err: error, decision: id }, 'a decision could not be applied'),
    )
}

/** Applies a decision at most once, in one transaction. */
export async function applyDecision(app: App, id: string): Promise<void> {
  const now = app.clock.now()
  const traces = await tracesForProposal(app, id)
  await retriedTransaction(app, async (tx) => {
    const decision = await lockDueDecision(tx, id, now)
    if (!decision) return
    const kept = await retainedBanData(app, tx, decision) // closing the case deletes the kept data
    await applyLocked(app, tx, decision, now)
    if (kept) await prepareNoticeOfDeleted(tx, decision, kept)
    const known = traces ?? kept?.traces
    if (known) await keepForProposal(app, tx, id, known, kept?.since)
  })
}

export async function applyLocked(app: App, tx: Tx, decision: DecisionRow, now: Date): Promise<void> {
  const { id, case_id, subject_id: memberId, step, days } = decision
  const seniorCaseId = (await needsSenior(tx, decision)) ? await askSenior(tx, memberId, now) : null
  await setApplied(tx, id, {
    applied_at: now,
    ends_at: days === null ? null : new Date(now.getTime() + days * DAY),
    senior_case_id: seniorCaseId,
  })
  const isNowClosed = await closeLeasedCase(tx, case_id, isBreach(step) ? 'breach' : 'no_breach', now)
  await moveLateReports(app, tx, decision, now) // after closing, because a member can have only one open case
  if (memberId) await applyStep(app, tx, { ...decision, memberId, isProposal: seniorCaseId !== null, now })
  if (isNowClosed) await emit(tx, 'case.closed', { case_id }) // a replacement decision does not close the case again
}

const isBreach = (step: Step) => step !== 'none' && step !== 'lifted'

/** A second person must agree to a ban, and to lifting a confirmed ban. */
async function needsSenior(tx: Tx, { step, lifts_id }: DecisionRow): Promise<boolean> {
  if (step !== 'lifted' || lifts_id === null) return step === 'banned'
  const lifted = await lockDecision(tx, lifts_id)
  return lifted?.step === 'banned' && lifted.lifted_at === null
}

const askSenior = (tx: Tx, subjectId: string | null, now: Date) =>
  openCase(tx, { kind: 'ban', subjectId, hours: BAN_DUE_HOURS, now })

type ApplyInput = DecisionRow & { memberId: string; isProposal: boolean; now: Date }

async function applyStep(app: App, tx: Tx, applying: ApplyInput): Promise<void> {
  const { id, memberId, step, reason, isProposal, now } = applying
  if (step === 'none') return
  if (step === 'lifted') {
    // A senior must confirm the lifting of a ban first.
    if (!isProposal && applying.lifts_id)
      await liftDecision(app, tx, { id: applying.lifts_id, by: applying.decided_by, wasAppealed: false, now })
    return
  }
  const words = decryptDecision(app, applying)
  if (words) await endByRemoval(tx, memberId, id, words.content.photo_ids)
  if (words) await removeContent(app, tx, { decisionId: id, memberId, content: words.content, now })
  if (step === 'suspended' || step === 'banned') await suspend(tx, memberId, now) // `reach` hides; matches stay
  await prepareContactsNotice(tx, applying)
  const statement = statementIn(words)
  if (statement)
    await writeStatement(app, tx, { decisionId: id, memberId, kind: 'decision', words: statement.words, now })
  if (!isProposal) await emit(tx, 'decision.applied', { decision_id: id, member_id: memberId, step, reason })
}

/** Moves reports that the decision's author has not seen to a new case. */
async function moveLateReports(app: App, tx: Tx, decision: DecisionRow, now: Date): Promise<void> {
  const { case_id, subject_id: subjectId, last_report } = decision
  const late = await lateReports(tx, case_id, last_report)
  const [first] = late
  if (!first) return
  const hours = Math.min(...late.map(({ reason }) => REPORT_DUE_HOURS[reason]))
  const next = await openCase(tx, { kind: 'reports', subjectId, hours, now })
  const ids = late.map(({ id }) => id)
  await moveReports(app, tx, ids, next)
  await emit(tx, 'report.moved', { from_case: case_id, report_id: first.id })
}
