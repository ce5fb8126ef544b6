import { randomUUID } from 'node:crypto'
import { UNDO_SECONDS } from '@ndoa/contract/decision-rules'
import type { NewDecision } from '@ndoa/contract/decisions'
import type { StatementWords } from '@ndoa/contract/statements'
import type { App, Staff } from '../../platform/app.ts'
import type { Tx } from '../../platform/db.ts'
import { retriedTransaction } from '../../platform/outbox.ts'
import { fail } from '../failures.ts'
import { recordAct } from '../staff/index.ts'
import { APPLY_JOB } from './apply-decision.ts'
import { lockCasesOf, lockDecision, setUndone } from './decisions.queries.ts'
import { type DraftDecision, draftDecision } from './draft-decision.ts'
import { insertDecision } from './insert-decision.ts'
import { keepLease } from './leases.queries.ts'
import { repeats, reporterWords } from './reporter-words.ts'
import { sealDecision } from './sealed-decision.ts'
import { setAnswer } from './second-looks.queries.ts'
import { COMPARE_JOB, undoAnswer } from './second-looks.ts'
import type { SuggestedStep } from './suggested-step.ts'

const SECOND = 1_000
/** The lease outlasts the ten seconds, so that nobody takes the case before they are over. */
const LEASE_AFTER = 120 * SECOND

/**
 * Decides a case. It takes effect after ten seconds; until then its author can take it back.
 * @throws request.invalid, request.not_found, request.denied, decisions.*
 */
export function decideCase(
  app: App,
  staff: Staff,
  given: NewDecision,
): Promise<{ decision_id: string; effective_at: string }> {
  const now = app.clock.now()
  const id = randomUUID()
  const effectiveAt = new Date(now.getTime() + UNDO_SECONDS * SECOND)
  return retriedTransaction(app, async (tx) => {
    const draft = await draftDecision(app, tx, staff, given, now)
    await requireWords(app, tx, given, draft)
    const { step, days = null, reason = null, facts, departure = null, lifts = null } = given
    const { leased, content, suggested, statement, told } = draft
    const made = { id, caseId: leased.id, step, reason, days, by: staff.id, now, effectiveAt }
    const words = { facts, departure, content, statement, told }
    const later = { after: UNDO_SECONDS + 1, tx }
    if (leased.unknown_id) {
      await lockCasesOf(tx, [leased.unknown_id])
      await setAnswer(tx, { ...made, sealed: sealDecision(app, id, words) })
      await app.jobs.add(COMPARE_JOB, { case_id: leased.id }, later)
    } else {
      await insertDecision(app, tx, { ...made, memberId: leased.subject_id, suggested, lifts, words })
      await app.jobs.add(APPLY_JOB, { decision_id: id }, later)
    }
    await keepLease(tx, given.case_id, new Date(effectiveAt.getTime() + LEASE_AFTER))
    await recordAct(tx, {
      act: 'case_decided',
      at: now,
      by: staff.id,
      subject: { kind: 'case', id: given.case_id },
      details: { decision: id, step, days, reason },
    })
    return { decision_id: id, effective_at: effectiveAt.toISOString() }
  })
}

/** A statement needs facts, none of them a reporter's, and a departure from the suggestion needs a reason. */
async function requireWords(
  app: App,
  tx: Tx,
  given: NewDecision,
  { suggested, leased }: DraftDecision,
): Promise<void> {
  if (!suggested) return
  const { facts, departure } = given
  if (!facts) throw fail('request.invalid', { fields: { facts: () => 'Please say what happened' } })
  if (repeats(facts, await reporterWords(app, tx, leased.about_case_id)))
    throw fail('request.invalid', {
      fields: {
        facts: () => 'This repeats words of a reporter, or names one. The person would recognise them.',
      },
    })
  if (departs(given, suggested) && !departure)
    throw fail('request.invalid', {
      fields: { departure: () => 'Please say why you depart from the suggested step' },
    })
}

const departs = ({ step, days }: NewDecision, suggested: SuggestedStep) =>
  step !== suggested.step || (days ?? null) !== suggested.days

/**
 * Takes a decision back before it takes effect; its author keeps the case.
 * @throws request.not_found when it is somebody else's; decisions.too_late
 */
export function undoDecision(app: App, staff: Staff, id: string): Promise<void> {
  const now = app.clock.now()
  return retriedTransaction(app, async (tx) => {
    const case_id = (await undoAnswer(tx, staff, id, now)) ?? (await undoFirst(tx, staff, id, now))
    await recordAct(tx, {
      act: 'decision_undone',
      at: now,
      by: staff.id,
      subject: { kind: 'case', id: case_id },
      details: { decision: id },
    })
  })
}

/** @returns its case */
async function undoFirst(tx: Tx, staff: Staff, id: string, now: Date): Promise<string> {
  const decision = await lockDecision(tx, id)
  if (decision?.decided_by !== staff.id) throw fail('request.not_found')
  if (!(await setUndone(tx, id, staff.id, now))) throw fail('decisions.too_late')
  return decision.case_id
}

/** The statement exactly as it would be sent, and what is suggested. Nothing is changed. */
export function previewStatement(
  app: App,
  staff: Staff,
  given: NewDecision,
): Promise<{ statement: StatementWords | null; suggested: SuggestedStep | null }> {
  return app.db.transaction().execute(async (tx) => {
    const { statement, suggested } = await draftDecision(app, tx, staff, given, app.clock.now())
    return { statement, suggested }
  })
}
