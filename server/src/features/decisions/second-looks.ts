import { randomInt, randomUUID } from 'node:crypto'
import { DECIDED_KINDS } from '@ndoa/contract/case-rules'
import { type AppealOutcome, SECOND_LOOK_DUE_HOURS } from '@ndoa/contract/decision-rules'
import type { App, Staff } from '../../platform/app.ts'
import type { Tx } from '../../platform/db.ts'
import { retriedTransaction } from '../../platform/outbox.ts'
import { isHiddenFrom, openCase } from '../cases/index.ts'
import { fail } from '../failures.ts'
import { recordAct } from '../staff/index.ts'
import { type DecisionRow, lockCasesOf } from './decisions.queries.ts'
import { closeLeasedCase, closeProposals, type LeasedCase, lockLeasedCase } from './leases.queries.ts'
import { liftDecision } from './lift-decision.ts'
import { reopenCase } from './reopen-case.ts'
import {
  clearAnswer,
  dueAnswers,
  insertSecondLook,
  lockAnswer,
  lockDisagreement,
  lockDueAnswer,
  setAnswer,
} from './second-looks.queries.ts'

export const COMPARE_JOB = 'compare-second-look'
const MILLION = 1_000_000

/**
 * Of decisions that take effect, one in twenty is put into the queue again, for somebody else. It looks like any other case
 * there, and what is decided in it has no effect on the member.
 */
export async function drawSecondLook(app: App, tx: Tx, decision: DecisionRow, now: Date): Promise<void> {
  const { case_id, step, subject_id } = decision
  // Of a deleted account the decision is a ban, against which nobody appeals.
  if (step === 'lifted' || (subject_id === null && step !== 'banned')) return
  if (randomInt(MILLION) >= app.cases.secondLookShare * MILLION) return
  const { kind } = await tx
    .selectFrom('cases')
    .select('kind')
    .where('id', '=', case_id)
    .executeTakeFirstOrThrow()
  if (DECIDED_KINDS.some((one) => one === kind)) await insertSecondLook(tx, decision, now)
}

/**
 * Takes an answer back, like a decision.
 * @returns the case; null when this is not an answer of a second look
 * @throws request.not_found when it is somebody else's; decisions.too_late
 */
export async function undoAnswer(tx: Tx, staff: Staff, id: string, now: Date): Promise<string | null> {
  const answer = await lockAnswer(tx, id)
  if (!answer) return null
  if (answer.decided_by !== staff.id) throw fail('request.not_found')
  if (!(await clearAnswer(tx, id, now))) throw fail('decisions.too_late')
  return answer.case_id
}

/** Closing is an answer, too, when the account is gone. @throws decisions.unseen, decisions.own */
export async function answerByClosing(
  app: App,
  tx: Tx,
  { id: by }: Staff,
  { leased, isBreach }: { leased: LeasedCase; isBreach: boolean },
  now: Date,
): Promise<void> {
  const { id: caseId, unknown_id, looked_at } = leased
  if (looked_at === null) throw fail('decisions.unseen')
  if (await isHiddenFrom(tx, by, caseId)) throw fail('decisions.own')
  if (unknown_id) await lockCasesOf(tx, [unknown_id])
  const step = isBreach ? 'advice' : 'none'
  const answer = { id: randomUUID(), caseId, step, reason: null, days: null } as const
  await setAnswer(tx, { ...answer, by, now, effectiveAt: now, sealed: null })
  await app.jobs.add(COMPARE_JOB, { case_id: caseId }, { tx })
}

export async function compareDueAnswers(app: App): Promise<void> {
  for (const caseId of await dueAnswers(app.db, app.clock.now()))
    await compareAnswer(app, caseId).catch((error: unknown) =>
      app.log.error({ err: error, case: caseId }, 'a second look could not be compared'),
    )
}

/** Compares an answer with the first decision, once; when one found a breach and the other did not, a senior decides. */
export function compareAnswer(app: App, caseId: string): Promise<void> {
  const now = app.clock.now()
  return retriedTransaction(app, async (tx) => {
    const compared = await lockDueAnswer(tx, caseId, now)
    if (!compared) return
    const { agrees, is_overturned, subject_id: subjectId, step } = compared
    const senior_case_id =
      agrees || is_overturned
        ? null
        : await openCase(tx, { kind: 'second_look', subjectId, hours: SECOND_LOOK_DUE_HOURS, now })
    await tx
      .updateTable('second_looks')
      .set({ settled_at: now, agrees, senior_case_id })
      .where('case_id', '=', caseId)
      .execute()
    await closeLeasedCase(tx, caseId, isBreach(step) ? 'breach' : 'no_breach', now)
  })
}

const isBreach = (step: DecisionRow['step']) => step !== 'none' && step !== 'lifted'

interface Settling {
  case_id: string
  outcome: AppealOutcome
  note: string
}

/**
 * Says which of two people who differ was right. A decision that does not stand is undone at once, and the case is open
 * again for somebody else when there was a breach.
 * @throws request.not_found, decisions.own, decisions.decided, decisions.not_leased; decisions.lifted when the first
 * decision was lifted or set aside meanwhile, so that it cannot stand
 */
export function settleSecondLook(
  app: App,
  staff: Staff,
  { case_id, outcome, note }: Settling,
): Promise<void> {
  const now = app.clock.now()
  return retriedTransaction(app, async (tx) => {
    await lockLeasedCase(tx, case_id, staff.id, now)
    const about = await tx
      .selectFrom('second_looks')
      .select('decision_id')
      .where('senior_case_id', '=', case_id)
      .executeTakeFirst()
    if (!about) throw fail('request.not_found')
    await lockCasesOf(tx, [about.decision_id])
    const found = await lockDisagreement(tx, case_id, staff.id)
    if (!found) throw fail('request.not_found')
    if (found.is_own) throw fail('decisions.own')
    if (outcome === 'upheld' && found.is_overturned) throw fail('decisions.lifted')
    const { decision_id: id } = found
    await tx
      .updateTable('second_looks')
      .set({
        outcome,
        settled_by: staff.id,
        note: app.cases.encryption.encrypt(JSON.stringify({ note_for_other_staff: note }), case_id),
      })
      .where('senior_case_id', '=', case_id)
      .execute()
    await closeLeasedCase(tx, case_id, outcome, now)
    if (outcome === 'lifted') {
      await liftDecision(app, tx, { id, by: staff.id, wasAppealed: false, now })
      await closeProposals(tx, id, now)
      if (isBreach(found.step) && !found.is_decided_anew)
        await reopenCase(app, tx, { caseId: found.case_id, by: staff.id, now })
    }
    await recordAct(tx, {
      act: 'second_look_settled',
      at: now,
      by: staff.id,
      subject: { kind: 'case', id: found.case_id },
      details: { decision: id, outcome },
    })
  })
}
