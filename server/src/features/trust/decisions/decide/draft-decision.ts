import { DECIDED_KINDS } from '@ndoa/contract/trust/case-rules'
import type { NewDecision } from '@ndoa/contract/trust/decisions'
import type { StatementWords } from '@ndoa/contract/trust/statements'
import type { App, Staff } from '../../../../platform/app.ts'
import type { Tx } from '../../../../platform/db.ts'
import { fail } from '../../../shared/failures.ts'
import { showsBanOfDeleted } from '../../ban-list/index.ts'
import { isHiddenFrom, type LeasedCase, lockLeasedCase } from '../../cases/index.ts'
import { isSamePerson } from '../../staff/index.ts'
import { effectsOfOtherDecisions } from '../apply/apply.queries.ts'
import { isSuspending } from '../apply/restriction.queries.ts'
import { correctsContacts } from '../bans/contacts-notice.queries.ts'
import { hasBanData } from '../bans/deleted-subject.queries.ts'
import { type MemberStatement } from '../decision-words.ts'
import { type DecisionRow, languageOfMember, lockDecision } from '../decisions.queries.ts'
import { correctionWords, inBothLanguages, statementWords } from '../statements/statement-words.ts'
import { type Content, quotesOf, readContent } from './content.queries.ts'
import { backgroundOf, type SuggestedStep, wasSetAside } from './decide.queries.ts'
import { suggestStep } from './suggested-step.ts'

export interface DraftDecision {
  leased: LeasedCase
  content: Content
  suggested: SuggestedStep | null
  statement: StatementWords | null
  told?: MemberStatement | undefined
}

const NO_CONTENT: Content = { photo_ids: [], messages: [], bio: null }

/** Serves both the preview and the decision. @throws request.not_found, request.denied, decisions.* */
export async function draftDecision(
  app: Pick<App, 'cases'>,
  tx: Tx,
  staff: Staff,
  input: NewDecision,
  now: Date,
): Promise<DraftDecision> {
  const leased = await lockLeasedCase(tx, input.case_id, staff.id, now)
  if (!DECIDED_KINDS.includes(leased.kind)) throw fail('decisions.other_kind')
  if (leased.looked_at === null) throw fail('decisions.unseen')
  if (await wasSetAside(tx, leased.id, staff.id)) throw fail('decisions.own')
  const { step, reason } = input
  const memberId = leased.subject_id
  if (step === 'none') return { leased, content: NO_CONTENT, suggested: null, statement: null }
  if (memberId === null && !(step === 'banned' && (await hasBanData(tx, leased.id))))
    throw fail('decisions.nobody')
  if (step === 'banned' && staff.role === 'admin') throw fail('request.denied')
  if (memberId === null) return draftForDeleted(tx, leased, input, now)
  const language = await languageOfMember(tx, memberId)
  if (step === 'lifted' || !reason) {
    const earlier = await requireLiftable(tx, staff, leased, input.lifts ?? '')
    if (earlier.subject_id === null) return { leased, content: NO_CONTENT, suggested: null, statement: null }
    const standing = await effectsOfOtherDecisions(tx, earlier, memberId, now)
    const correction = {
      wasAppealed: false,
      wasSuspended: isSuspending(earlier.step),
      standing,
      correctsContacts: await correctsContacts(tx, earlier.id),
    }
    const statements = inBothLanguages(language, (spoken) => correctionWords(spoken, correction))
    return { leased, content: NO_CONTENT, suggested: null, ...statements }
  }
  const content = input.content ? await readContent(app, tx, memberId, input.content) : NO_CONTENT
  const background = await backgroundOf(tx, leased.id, now)
  const facts = {
    step,
    days: input.days ?? null,
    reason,
    facts: input.facts,
    quotes: quotesOf(content),
    wasReported: background.was_reported,
    foundByProgram: background.found_by_program,
    fewPeople: background.few_people,
    openedAt: background.opened_at,
  }
  const suggested = await suggestStep(tx, leased.id, reason, now)
  return {
    leased,
    content,
    suggested,
    ...inBothLanguages(language, (spoken) => statementWords(spoken, facts)),
  }
}

/** A deleted account has no content to remove and receives no statement. */
async function draftForDeleted(
  tx: Tx,
  leased: LeasedCase,
  { reason }: NewDecision,
  now: Date,
): Promise<DraftDecision> {
  const suggested = reason ? await suggestStep(tx, leased.id, reason, now) : null
  return { leased, content: NO_CONTENT, suggested, statement: null }
}

/** Staff can't lift their own decisions, except confirmed bans, which two people lift. */
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
  if (earlier.step === 'banned' && !isPlainBan) throw fail('decisions.other_kind') // a senior must refuse a proposed ban
  if (isPlainBan && staff.role === 'admin') throw fail('request.denied')
  if (!isPlainBan && (await isSamePerson(tx, staff.id, earlier.decided_by))) throw fail('decisions.own')
  return earlier
}
