import { STRIKES, type StatementPart, type Step } from '@ndoa/contract/decision-rules'
import type { Language } from '@ndoa/contract/languages'
import type { ReportReason } from '@ndoa/contract/reports'
import type { Quote, StatementWords } from '@ndoa/contract/statements'
import { dateIn, listIn } from '../languages.ts'
import type { StillStanding } from './still-standing.queries.ts'
import { wordsIn } from './words/index.ts'

export interface StatementFacts {
  step: Exclude<Step, 'none' | 'lifted'>
  days: number | null
  reason: ReportReason
  /** In the words of staff. */
  facts: string
  quotes: readonly Quote[]
  wasReported: boolean
  /** A program, and no report, began the case. */
  foundByProgram: boolean
  /** The person wrote to so few that a quoted message or a date would name a reporter. */
  fewPeople: boolean
  /** When the case was opened. */
  openedAt: Date
}

/** A statement of reasons. Without absolute dates of steps, so that the preview is the statement that is sent. */
export function statementWords(language: Language, facts: StatementFacts): StatementWords {
  const { step, days, reason, fewPeople, wasReported, foundByProgram } = facts
  const words = wordsIn(language)
  const removed = words.removed((parts) => listIn(language, parts), removedThings(facts.quotes))
  const parts: Record<StatementPart, string> = {
    decision: `${words.decisions[step](days, removed).trim()} ${strikeWords(language, step)}`,
    facts: fewPeople ? words.fewFacts(dateIn(language, mondayOf(facts.openedAt))) : facts.facts,
    source: wasReported ? words.source.reported : words.source.found,
    automation: foundByProgram ? words.automation.program : words.automation.people,
    rule: words.rule(reason),
    explanation: words.why[reason],
    appeal: words.appeal,
  }
  return {
    title: words.titles[step],
    parts,
    quotes: fewPeople ? facts.quotes.filter(isOnProfile) : [...facts.quotes],
  }
}

/** What everybody could see names nobody who reported it. */
const isOnProfile = ({ kind }: Quote) => kind !== 'message'

function removedThings(quotes: readonly Quote[]) {
  const count = (kind: Quote['kind']) => quotes.filter((quote) => quote.kind === kind).length
  return { photos: count('photo'), messages: count('message'), bio: count('bio') > 0 }
}

function strikeWords(language: Language, step: Step): string {
  const { none, one, two } = wordsIn(language).strikes
  const strikes = STRIKES[step]
  if (strikes === 0) return none
  return strikes === 1 ? one : two
}

const DAY = 86_400_000
/** The Monday of a week. */
const mondayOf = (moment: Date) => new Date(moment.getTime() - ((moment.getUTCDay() + 6) % 7) * DAY)

/**
 * The same reasons, once a second person has confirmed the ban.
 * @param tellsContacts whether those who received messages are told of it
 */
export function banConfirmedWords(
  language: Language,
  { parts, quotes }: StatementWords,
  tellsContacts: boolean,
): StatementWords {
  const { title, decision } = wordsIn(language).banConfirmed
  return { title, parts: { ...parts, decision: decision(tellsContacts) }, quotes }
}

/** The same reasons, after a second look. */
export function upheldWords(language: Language, { parts, quotes }: StatementWords): StatementWords {
  const { title, decision, appeal } = wordsIn(language).upheld
  return { title, parts: { ...parts, decision: decision(parts.decision), appeal }, quotes }
}

interface Correction {
  wasAppealed: boolean
  standing: StillStanding
  /** Those who were warned are told of the mistake. */
  correctsContacts: boolean
}

/** A decision no longer stands. */
export function correctionWords(
  language: Language,
  { wasAppealed, standing, correctsContacts }: Correction,
): StatementWords {
  const { is_suspended, is_slowed, is_removed } = standing
  const stillHolds = is_suspended ? 'suspended' : is_slowed ? 'slowed' : 'all'
  const said = wordsIn(language).lifted(stillHolds, is_removed, correctsContacts, wasAppealed)
  return { ...said, quotes: [] }
}
