import type { Step } from '@ndoa/contract/decision-rules'
import { BAN_DUE_HOURS } from '@ndoa/contract/decision-rules'
import type { App } from '../../platform/app.ts'
import type { Tx } from '../../platform/db.ts'
import { emit, retriedTransaction } from '../../platform/outbox.ts'
import { keepForProposal, tracesForProposal } from '../ban-list/index.ts'
import { openCase } from '../cases/index.ts'
import { endByRemoval } from '../verification/index.ts'
import { contactsNoticeJobs, prepareContactsNotice } from './contacts-notice.ts'
import { type DecisionRow, dueDecisions, lockDecision, lockDueDecision } from './decisions.queries.ts'
import './decisions.events.ts'
import { keptForBan, prepareNoticeOfDeleted } from './deleted-subject.ts'
import { moveLateReports } from './late-reports.ts'
import { closeLeasedCase } from './leases.queries.ts'
import { liftDecision } from './lift-decision.ts'
import { oldWordsJobs } from './old-words.ts'
import { removeContent } from './removed-content.ts'
import { suspend } from './restriction.queries.ts'
import { openDecision, toldOf } from './sealed-decision.ts'
import { COMPARE_JOB, compareAnswer, compareDueAnswers, drawSecondLook } from './second-looks.ts'
import { writeStatement } from './write-statement.ts'

export const APPLY_JOB = 'apply-decision'
const DAY = 86_400_000

/** Each decision has a job; once a minute, decisions that a stopped process left are applied. */
export function decisionJobs(app: App): void {
  app.jobs.define(APPLY_JOB, ({ decision_id }: { decision_id: string }) => applyDecision(app, decision_id))
  app.jobs.define(COMPARE_JOB, ({ case_id }: { case_id: string }) => compareAnswer(app, case_id))
  app.jobs.define('apply-due-decisions', () => applyDueDecisions(app), { cron: '* * * * *' })
  oldWordsJobs(app)
  contactsNoticeJobs(app)
}

export async function applyDueDecisions(app: App): Promise<void> {
  for (const id of await dueDecisions(app.db, app.clock.now()))
    await applyDecision(app, id).catch((error: unknown) =>
      app.log.error({ err: error, decision: id }, 'a decision could not be applied'),
    )
  await compareDueAnswers(app)
}

/** Applies a decision with all that follows from it, in one transaction: once, however often this runs. */
export async function applyDecision(app: App, id: string): Promise<void> {
  const now = app.clock.now()
  const traces = await tracesForProposal(app, id)
  await retriedTransaction(app, async (tx) => {
    const decision = await lockDueDecision(tx, id, now)
    if (!decision) return
    const kept = await keptForBan(app, tx, decision) // before its case is closed
    await applyLocked(app, tx, decision, now)
    if (kept) await prepareNoticeOfDeleted(tx, decision, kept)
    const known = traces ?? kept?.traces
    if (known) await keepForProposal(app, tx, id, known, kept?.since)
  })
}

export async function applyLocked(app: App, tx: Tx, decision: DecisionRow, now: Date): Promise<void> {
  const {
    id,
    case_id,
    subject_id: memberId,
    step,
    days,
    last_report: lastSeen,
    decided_at: decidedAt,
  } = decision
  const seniorCaseId = (await needsSenior(tx, decision)) ? await askSenior(tx, memberId, now) : null
  await tx
    .updateTable('decisions')
    .set({
      applied_at: now,
      ends_at: days === null ? null : new Date(now.getTime() + days * DAY),
      senior_case_id: seniorCaseId,
    })
    .where('id', '=', id)
    .execute()
  const isNowClosed = await closeLeasedCase(tx, case_id, isBreach(step) ? 'breach' : 'no_breach', now)
  await moveLateReports(app, tx, { caseId: case_id, subjectId: memberId, lastSeen, decidedAt, now })
  if (memberId) await applyStep(app, tx, { ...decision, memberId, isProposal: seniorCaseId !== null, now })
  if (isNowClosed) await emit(tx, 'case.closed', { case_id }) // else it replaces another one: nothing new
  await drawSecondLook(app, tx, decision, now)
}

const isBreach = (step: Step) => step !== 'none' && step !== 'lifted'

/** A ban, and the end of one that stands, need a second person. */
async function needsSenior(tx: Tx, { step, lifts_id }: DecisionRow): Promise<boolean> {
  if (step !== 'lifted' || lifts_id === null) return step === 'banned'
  const lifted = await lockDecision(tx, lifts_id)
  return lifted?.step === 'banned' && lifted.lifted_at === null
}

const askSenior = (tx: Tx, subjectId: string | null, now: Date) =>
  openCase(tx, { kind: 'ban', subjectId, hours: BAN_DUE_HOURS, now })

type Applying = DecisionRow & { memberId: string; isProposal: boolean; now: Date }

/** What a step does to the member, and what the member is told of it. */
async function applyStep(app: App, tx: Tx, applying: Applying): Promise<void> {
  const { id, memberId, step, reason, isProposal, now } = applying
  if (step === 'none') return
  if (step === 'lifted') {
    // of a ban: once a senior has confirmed it
    if (!isProposal && applying.lifts_id)
      await liftDecision(app, tx, { id: applying.lifts_id, by: applying.decided_by, wasAppealed: false, now })
    return
  }
  const words = openDecision(app, applying)
  if (words) await endByRemoval(tx, memberId, id, words.content.photo_ids)
  if (words) await removeContent(app, tx, { decisionId: id, memberId, content: words.content, now })
  if (step === 'suspended' || step === 'banned') await suspend(tx, memberId, now)
  await prepareContactsNotice(tx, applying)
  const told = toldOf(words)
  if (told)
    await writeStatement(app, tx, { decisionId: id, memberId, kind: 'decision', words: told.words, now })
  if (!isProposal) await emit(tx, 'decision.applied', { decision_id: id, member_id: memberId, step, reason })
}
