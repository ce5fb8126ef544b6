import { randomUUID } from 'node:crypto'
import { UNDO_SECONDS } from '@ndoa/contract/trust/decision-rules'
import type { NewDecision } from '@ndoa/contract/trust/decisions'
import type { StatementWords } from '@ndoa/contract/trust/statements'
import type { App, Staff } from '../../../../platform/app.ts'
import type { Tx } from '../../../../platform/db.ts'
import { retriedTransaction } from '../../../../platform/outbox.ts'
import { fail } from '../../../shared/failures.ts'
import { extendLease } from '../../cases/index.ts'
import { recordAct } from '../../staff/index.ts'
import { APPLY_JOB } from '../apply/apply-decision.ts'
import { lockDecision } from '../decisions.queries.ts'
import { insertDecision, type SuggestedStep, setUndone } from './decide.queries.ts'
import { type DraftDecision, draftDecision } from './draft-decision.ts'
import { repeats, reporterWords } from './reporter-words.ts'

const SECOND = 1_000
/** Keeps the case leased beyond the undo period. */
const EXTENDED_LEASE = 120 * SECOND

/** @throws request.invalid, request.not_found, request.denied, decisions.* */
export function decideCase(
  app: App,
  staff: Staff,
  input: NewDecision,
): Promise<{ decision_id: string; effective_at: string }> {
  const now = app.clock.now()
  const id = randomUUID()
  const effectiveAt = new Date(now.getTime() + UNDO_SECONDS * SECOND)
  return retriedTransaction(app, async (tx) => {
    const draft = await draftDecision(app, tx, staff, input, now)
    await requireWords(app, tx, input, draft)
    const { step, days = null, reason = null, facts, departure = null, lifts = null } = input
    const { leased, content, suggested, statement, told } = draft
    const decision = { id, caseId: leased.id, step, reason, days, by: staff.id, now, effectiveAt }
    const words = { facts, departure, content, statement, told }
    await insertDecision(app, tx, { ...decision, memberId: leased.subject_id, suggested, lifts, words })
    await app.jobs.add(APPLY_JOB, { decision_id: id }, { after: UNDO_SECONDS + 1, tx })
    await extendLease(tx, input.case_id, new Date(effectiveAt.getTime() + EXTENDED_LEASE))
    await recordAct(tx, {
      act: 'case_decided',
      at: now,
      by: staff.id,
      subject: { kind: 'case', id: input.case_id },
      details: { decision: id, step, days, reason },
    })
    return { decision_id: id, effective_at: effectiveAt.toISOString() }
  })
}

async function requireWords(
  app: App,
  tx: Tx,
  input: NewDecision,
  { suggested, leased }: DraftDecision,
): Promise<void> {
  if (!suggested) return
  const { facts, departure } = input
  if (!facts) throw fail('request.invalid', { fields: { facts: () => 'Please say what happened' } })
  if (repeats(facts, await reporterWords(app, tx, leased.id)))
    throw fail('request.invalid', {
      fields: {
        facts: () => 'This repeats words of a reporter, or names one. The person would recognise them.',
      },
    })
  if (departsFromSuggestion(input, suggested) && !departure)
    throw fail('request.invalid', {
      fields: { departure: () => 'Please say why you depart from the suggested step' },
    })
}

const departsFromSuggestion = ({ step, days }: NewDecision, suggested: SuggestedStep) =>
  step !== suggested.step || (days ?? null) !== suggested.days

/** @throws request.not_found for another author's decision; decisions.too_late */
export function undoDecision(app: App, staff: Staff, id: string): Promise<void> {
  const now = app.clock.now()
  return retriedTransaction(app, async (tx) => {
    const decision = await lockDecision(tx, id)
    if (decision?.decided_by !== staff.id) throw fail('request.not_found')
    if (!(await setUndone(tx, id, staff.id, now))) throw fail('decisions.too_late')
    await recordAct(tx, {
      act: 'decision_undone',
      at: now,
      by: staff.id,
      subject: { kind: 'case', id: decision.case_id },
      details: { decision: id },
    })
  })
}

export function previewStatement(
  app: App,
  staff: Staff,
  input: NewDecision,
): Promise<{ statement: StatementWords | null; suggested: SuggestedStep | null }> {
  return app.db.transaction().execute(async (tx) => {
    const { statement, suggested } = await draftDecision(app, tx, staff, input, app.clock.now())
    return { statement, suggested }
  })
}
