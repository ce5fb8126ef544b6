import { randomUUID } from 'node:crypto'
import type { Step } from '@ndoa/contract/trust/decision-rules'
import type { App, Staff } from '../../../../platform/app.ts'
import type { Tx } from '../../../../platform/db.ts'
import { emit, retriedTransaction } from '../../../../platform/outbox.ts'
import { fail } from '../../../shared/failures.ts'
import { addToBanList } from '../../ban-list/index.ts'
import { recordAct } from '../../staff/index.ts'
import '../decisions.events.ts'
import { closeLeasedCase, lockLeasedCase } from '../../cases/index.ts'
import { applyLocked } from '../apply/apply-decision.ts'
import { liftDecision } from '../apply/lift-decision.ts'
import { prolongBanOfDeleted, settleRestriction } from '../apply/restriction.queries.ts'
import { quotesOf } from '../decide/content.queries.ts'
import { backgroundOf, insertDecision } from '../decide/decide.queries.ts'
import { type DecisionWords, decryptDecision, encryptDecision, statementIn } from '../decision-words.ts'
import { type DecisionRow, languageOfMember, lockCasesOf, lockDecision } from '../decisions.queries.ts'
import { banConfirmedWords, inBothLanguages, statementWords } from '../statements/statement-words.ts'
import { writeStatement } from '../statements/write-statement.ts'
import { deletePendingCorrections, hasContactsNotice } from './contacts-notice.queries.ts'
import { sendContactsNotice } from './contacts-notice.ts'
import { findProposal, setConfirmed, setRefused, setRestriction, tookPart } from './proposed-bans.queries.ts'

/** @throws request.not_found, decisions.own, decisions.decided, decisions.not_leased */
export function confirmBan(app: App, staff: Staff, id: string): Promise<void> {
  const now = app.clock.now()
  return retriedTransaction(app, async (tx) => {
    const proposal = await lockProposal(tx, staff, id, now)
    await setConfirmed(tx, id, staff.id, now)
    await closeLeasedCase(tx, proposal.senior_case_id, 'confirmed', now)
    if (proposal.lifts_id)
      await liftDecision(app, tx, { id: proposal.lifts_id, by: staff.id, wasAppealed: false, now })
    else {
      await deletePendingCorrections(tx, id)
      await sendContactsNotice(tx, id)
      await writeBanConfirmed(app, tx, proposal, now)
    }
    await recordAct(tx, { act: 'ban_confirmed', at: now, by: staff.id, ...aboutDecision(proposal) })
  })
}

async function writeBanConfirmed(
  app: App,
  tx: Tx,
  { id, subject_id, restriction_id, reason, sealed }: Proposal,
  now: Date,
) {
  if (subject_id === null) {
    if (restriction_id) await prolongBanOfDeleted(tx, restriction_id, now)
    await addToBanList(app, tx, id, null)
    return
  }
  const original = statementIn(decryptDecision(app, { id, sealed }))
  if (original)
    await writeStatement(app, tx, {
      decisionId: id,
      memberId: subject_id,
      kind: 'ban_confirmed',
      words: banConfirmedWords(original.language, original.words, await hasContactsNotice(tx, id)),
      now,
    })
  await emit(tx, 'decision.applied', { decision_id: id, member_id: subject_id, step: 'banned', reason })
}

export interface Refusal {
  decision_id: string
  step: Step
  days?: number | undefined
  /** Only staff read it. */
  note: string
}

/**
 * The step that replaces a refused ban takes effect at once; `none` frees the member.
 * @throws request.not_found, decisions.own, decisions.decided, decisions.not_leased
 */
export function refuseBan(app: App, staff: Staff, refusal: Refusal): Promise<void> {
  const now = app.clock.now()
  const { decision_id: id, step } = refusal
  return retriedTransaction(app, async (tx) => {
    const proposal = await lockProposal(tx, staff, id, now)
    await setRefused(tx, id, staff.id, now, withNote(app, proposal, refusal.note))
    await closeLeasedCase(tx, proposal.senior_case_id, 'refused', now)
    if (proposal.step === 'banned') {
      const isReplaced = step !== 'none'
      await liftDecision(app, tx, { id, by: staff.id, wasAppealed: false, isReplaced, now })
      if (isReplaced) {
        await decideReplacement(app, tx, staff, proposal, refusal, now)
        await settleRestriction(tx, proposal, now)
      }
    }
    await recordAct(tx, { act: 'ban_refused', at: now, by: staff.id, ...aboutDecision(proposal, step) })
  })
}

function withNote(app: App, proposal: Proposal, refusal: string): string {
  return encryptDecision(app, proposal.id, { ...(decryptDecision(app, proposal) ?? NO_WORDS), refusal })
}

async function decideReplacement(app: App, tx: Tx, staff: Staff, ban: Proposal, refusal: Refusal, now: Date) {
  const { step, days = null, note: departure } = refusal
  const { case_id: caseId, subject_id: memberId, reason } = ban
  if (step !== 'advice' && step !== 'slowed' && step !== 'suspended') throw fail('decisions.other_kind')
  if (!reason) throw new Error('A ban has a reason.')
  const proposed = decryptDecision(app, ban) ?? NO_WORDS
  const background = await backgroundOf(tx, caseId, now)
  const content = step === 'advice' ? NO_WORDS.content : proposed.content
  const statementFacts = {
    step,
    days,
    reason,
    facts: proposed.facts,
    quotes: quotesOf(content),
    wasReported: background.was_reported,
    foundByProgram: background.found_by_program,
    fewPeople: background.few_people,
    openedAt: background.opened_at,
  }
  const language = memberId ? await languageOfMember(tx, memberId) : 'en'
  const statement = inBothLanguages(language, (spoken) => statementWords(spoken, statementFacts))
  const id = randomUUID()
  await insertDecision(app, tx, {
    id,
    caseId,
    memberId,
    step,
    reason,
    days,
    suggested: { step: 'banned', days: null },
    lifts: null,
    words: { facts: proposed.facts, departure, content, ...statement },
    by: staff.id,
    now,
    effectiveAt: now,
  })
  await setRestriction(tx, id, ban.restriction_id)
  const decided = await lockDecision(tx, id)
  if (decided) await applyLocked(app, tx, decided, now)
  await recordAct(tx, {
    act: 'case_decided',
    at: now,
    by: staff.id,
    subject: { kind: 'case', id: caseId },
    details: { decision: id, step, days, reason, instead_of: ban.id },
  })
}

const NO_WORDS: DecisionWords = {
  facts: '',
  departure: null,
  content: { photo_ids: [], messages: [], bio: null },
  statement: null,
}

type Proposal = DecisionRow & { senior_case_id: string }

/** Locks a proposal for a senior who leases its case and took no part in the decisions concerned. */
async function lockProposal(tx: Tx, staff: Staff, id: string, now: Date): Promise<Proposal> {
  const found = await findProposal(tx, id)
  if (!found?.senior_case_id) throw fail('request.not_found')
  await lockLeasedCase(tx, found.senior_case_id, staff.id, now)
  await lockCasesOf(tx, found.lifts_id ? [id, found.lifts_id] : [id])
  const proposal = await lockDecision(tx, id)
  if (!proposal) throw fail('request.not_found')
  if (proposal.confirmed_by || proposal.refused_by || proposal.lifted_at) throw fail('decisions.decided')
  const lifts = proposal.lifts_id ? await lockDecision(tx, proposal.lifts_id) : undefined
  for (const about of lifts ? [proposal, lifts] : [proposal])
    if (await tookPart(tx, staff.id, about.case_id)) throw fail('decisions.own')
  if (lifts && lifts.lifted_at !== null) throw fail('decisions.decided')
  return { ...proposal, senior_case_id: found.senior_case_id }
}

const aboutDecision = ({ id, case_id }: DecisionRow, step?: Step) => ({
  subject: { kind: 'case', id: case_id },
  details: { decision: id, ...(step && { step }) },
})
