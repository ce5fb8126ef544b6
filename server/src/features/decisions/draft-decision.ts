import { DECIDED_KINDS } from '@ndoa/contract/case-rules'
import type { NewDecision } from '@ndoa/contract/decisions'
import type { StatementWords } from '@ndoa/contract/statements'
import type { App, Staff } from '../../platform/app.ts'
import type { Tx } from '../../platform/db.ts'
import { showsBanOfDeleted } from '../ban-list/index.ts'
import { isHiddenFrom } from '../cases/index.ts'
import { fail } from '../failures.ts'
import { isSamePerson } from '../staff/index.ts'
import { correctsContacts } from './contacts-notice.queries.ts'
import { type Content, quotesOf, readContent } from './content.queries.ts'
import {
  backgroundOf,
  type DecisionRow,
  languageOfMember,
  lockDecision,
  wasSetAside,
} from './decisions.queries.ts'
import { isKept } from './deleted-subject.queries.ts'
import { type LeasedCase, lockLeasedCase } from './leases.queries.ts'
import { type Told, written } from './sealed-decision.ts'
import { correctionWords, statementWords } from './statement-words.ts'
import { standsBeside } from './still-standing.queries.ts'
import { type SuggestedStep, suggestStep } from './suggested-step.ts'

export interface DraftDecision {
  leased: LeasedCase
  content: Content
  suggested: SuggestedStep | null
  statement: StatementWords | null
  told?: Told | undefined
}

const NOTHING: Content = { photo_ids: [], messages: [], bio: null }

/**
 * What a decision would be, for the preview and for the decision itself.
 * @throws request.not_found, request.denied, decisions.*
 */
export async function draftDecision(
  app: Pick<App, 'cases'>,
  tx: Tx,
  staff: Staff,
  given: NewDecision,
  now: Date,
): Promise<DraftDecision> {
  const leased = await lockLeasedCase(tx, given.case_id, staff.id, now)
  if (!DECIDED_KINDS.includes(leased.kind)) throw fail('decisions.other_kind')
  if (leased.looked_at === null) throw fail('decisions.unseen')
  if (await wasSetAside(tx, leased.id, staff.id)) throw fail('decisions.own')
  if (await isHiddenFrom(tx, staff.id, leased.id)) throw fail('decisions.own')
  const { step, reason } = given
  const memberId = leased.subject_id
  if (step === 'none') return { leased, content: NOTHING, suggested: null, statement: null }
  if (memberId === null && !(step === 'banned' && (await isKept(tx, leased.id))))
    throw fail('decisions.nobody')
  if (step === 'banned' && staff.role === 'admin') throw fail('request.denied')
  if (memberId === null) return draftForDeleted(tx, leased, given, now)
  const language = await languageOfMember(tx, memberId)
  if (step === 'lifted' || !reason) {
    const earlier = await requireLiftable(tx, staff, leased, given.lifts ?? '')
    if (earlier.subject_id === null) return { leased, content: NOTHING, suggested: null, statement: null }
    const standing = await standsBeside(tx, earlier, memberId, now)
    const correction = {
      wasAppealed: false,
      standing,
      correctsContacts: await correctsContacts(tx, earlier.id),
    }
    const said = written(language, (spoken) => correctionWords(spoken, correction))
    return { leased, content: NOTHING, suggested: null, ...said }
  }
  const content = given.content
    ? await readContent(app, tx, memberId, given.content, leased.unknown_id !== null)
    : NOTHING
  const background = await backgroundOf(tx, leased.about_case_id, now)
  const facts = {
    step,
    days: given.days ?? null,
    reason,
    facts: given.facts,
    quotes: quotesOf(content),
    wasReported: background.was_reported,
    foundByProgram: background.found_by_program,
    fewPeople: background.few_people,
    openedAt: background.opened_at,
  }
  const suggested = await suggestStep(tx, leased.about_case_id, reason, now, leased.unknown_id)
  return { leased, content, suggested, ...written(language, (spoken) => statementWords(spoken, facts)) }
}

/** A ban of somebody who has deleted the account: nothing can be removed, and nobody reads a statement. */
async function draftForDeleted(
  tx: Tx,
  leased: LeasedCase,
  { reason }: NewDecision,
  now: Date,
): Promise<DraftDecision> {
  const suggested = reason
    ? await suggestStep(tx, leased.about_case_id, reason, now, leased.unknown_id)
    : null
  return { leased, content: NOTHING, suggested, statement: null }
}

/**
 * Of a decision about this member that stands, by somebody else who did not report them; a ban is lifted by two. So is the
 * ban of a deleted account, in the case of an account that shows its signs.
 */
async function requireLiftable(
  tx: Tx,
  staff: Staff,
  { kind, subject_id: memberId }: LeasedCase,
  id: string,
): Promise<DecisionRow> {
  const earlier = await lockDecision(tx, id)
  if (!earlier || earlier.applied_at === null) throw fail('request.not_found')
  const isOfReturned = () => kind === 'same_person' && memberId && showsBanOfDeleted(tx, memberId, id)
  if (earlier.subject_id !== memberId && !(await isOfReturned())) throw fail('request.not_found')
  if (earlier.lifted_at !== null) throw fail('decisions.decided')
  if (await isHiddenFrom(tx, staff.id, earlier.case_id)) throw fail('decisions.own')
  const isPlainBan = earlier.step === 'banned' && earlier.confirmed_by !== null
  if (earlier.step === 'none' || earlier.step === 'lifted') throw fail('decisions.other_kind')
  if (earlier.step === 'banned' && !isPlainBan) throw fail('decisions.other_kind') // a senior refuses it
  if (isPlainBan && staff.role === 'admin') throw fail('request.denied')
  if (!isPlainBan && (await isSamePerson(tx, staff.id, earlier.decided_by))) throw fail('decisions.own')
  return earlier
}
