import type { Language } from '@ndoa/contract/languages'
import { STRIKES, type StatementPart, type Step } from '@ndoa/contract/trust/decision-rules'
import type { ReportReason } from '@ndoa/contract/trust/reports'
import type { Quote, StatementWords } from '@ndoa/contract/trust/statements'
import { dateIn, listIn } from '../../../shared/languages.ts'
import { type RemainingEffects } from '../apply/apply.queries.ts'
import { wordsIn } from '../words.ts'

export interface StatementFacts {
  step: Exclude<Step, 'none' | 'lifted'>
  days: number | null
  reason: ReportReason
  facts: string
  quotes: readonly Quote[]
  wasReported: boolean
  foundByProgram: boolean
  /** The member wrote to so few people that a quoted message or a date would identify a reporter. */
  fewPeople: boolean
  openedAt: Date
}

/** Writes the statement in English, as staff preview it, and in the member's language. */
export const inBothLanguages = (language: Language, write: (language: Language) => StatementWords) => ({
  statement: write('en'),
  told: language === 'en' ? undefined : { language, words: write(language) },
})

/** Omits the dates of steps, so that the preview equals the statement sent later. */
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

/** Public content does not identify a reporter. */
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
const mondayOf = (moment: Date) => new Date(moment.getTime() - ((moment.getUTCDay() + 6) % 7) * DAY)

export function banConfirmedWords(
  language: Language,
  { parts, quotes }: StatementWords,
  tellsContacts: boolean,
): StatementWords {
  const { title, decision } = wordsIn(language).banConfirmed
  return { title, parts: { ...parts, decision: decision(tellsContacts) }, quotes }
}

export function upheldWords(language: Language, { parts, quotes }: StatementWords): StatementWords {
  const { title, decision, appeal } = wordsIn(language).upheld
  return { title, parts: { ...parts, decision: decision(parts.decision), appeal }, quotes }
}

interface Correction {
  wasAppealed: boolean
  wasSuspended: boolean
  standing: RemainingEffects
  correctsContacts: boolean
}

export function correctionWords(
  language: Language,
  { wasAppealed, wasSuspended, standing, correctsContacts }: Correction,
): StatementWords {
  const { is_suspended, is_slowed, is_removed } = standing
  const stillHolds = is_suspended ? 'suspended' : is_slowed ? 'slowed' : 'all'
  const correction = wordsIn(language).lifted(
    stillHolds,
    is_removed,
    correctsContacts,
    wasAppealed,
    wasSuspended,
  )
  return { ...correction, quotes: [] }
}
