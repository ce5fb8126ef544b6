import { BRAND } from '@ndoa/contract/brand'
import {
  APPEAL_MONTHS,
  STRIKE_DAYS,
  STRIKES,
  type StatementPart,
  type Step,
  SUSPENSION_STRIKE_DAYS,
} from '@ndoa/contract/decision-rules'
import type { ReportReason } from '@ndoa/contract/reports'
import type { Quote, StatementWords } from '@ndoa/contract/statements'
import { ruleWords, WHY } from './rule-words.ts'
import type { StillStanding } from './still-standing.queries.ts'

export interface StatementFacts {
  step: Exclude<Step, 'none' | 'lifted'>
  days: number | null
  reason: ReportReason
  /** Own words of staff. */
  facts: string
  quotes: readonly Quote[]
  wasReported: boolean
  /** A program, and no report, began the case. */
  foundByProgram: boolean
  /** The person talked to so few that a quote or a date would name a reporter. */
  fewPeople: boolean
  /** When the case was opened. */
  openedAt: Date
}

/** A statement of reasons. Without absolute dates of steps, so that the preview is the statement that is sent. */
export function statementWords(facts: StatementFacts): StatementWords {
  const { step, reason, fewPeople, wasReported, foundByProgram } = facts
  const parts: Record<StatementPart, string> = {
    decision: `${decisionWords(facts)} ${strikeWords(step)}`,
    facts: fewPeople
      ? `In the week of ${weekOf(facts.openedAt)} we found that the rule below was broken. We do not say more, so that no one can be recognised.`
      : facts.facts,
    source: wasReported
      ? 'We looked at this because it was reported to us.'
      : 'No one reported this. We found it ourselves.',
    automation: foundByProgram
      ? 'A program drew our attention to this. It decided nothing: someone from our team looked at it and decided.'
      : 'No program found or decided this. Someone from our team looked at it and decided.',
    rule: ruleWords(reason),
    explanation: WHY[reason],
    appeal: `If you think that we are wrong, ask for a second look here within ${APPEAL_MONTHS} months. It is free, and someone who took no part in this decision will decide. You can also go to a court or to a body that settles disputes out of court.`,
  }
  return { title: TITLES[step], parts, quotes: fewPeople ? [] : [...facts.quotes] }
}

const TITLES: Record<StatementFacts['step'], string> = {
  advice: 'A friendly note from our team',
  content_removed: 'We removed something from your account',
  slowed: 'You can’t start new conversations for a while',
  suspended: 'Your account is suspended',
  banned: 'Your account is suspended while we decide about a ban',
}

const EVERYWHERE = `This applies everywhere on ${BRAND}.`

function decisionWords({ step, days, quotes }: StatementFacts): string {
  const removed = removedWords(quotes)
  switch (step) {
    case 'advice':
      return 'This is advice. Nothing in your account is restricted.'
    case 'content_removed':
      return `${removed} No one on ${BRAND} can see it any more. The rest of your account is not restricted.`
    case 'slowed':
      return `For ${inDays(days)}, you cannot start new conversations. Those that have begun go on. ${EVERYWHERE} ${removed}`
    case 'suspended':
      return `For ${inDays(days)}, no one can see your profile and you cannot use your account. ${EVERYWHERE} ${removed}`
    case 'banned':
      return `We are considering a ban. A second person from our team decides about it within 24 hours. Until then no one can see your profile and you cannot use your account. ${EVERYWHERE} ${removed}`
    default:
      return step satisfies never
  }
}

function removedWords(quotes: readonly Quote[]): string {
  const count = (kind: Quote['kind']) => quotes.filter((quote) => quote.kind === kind).length
  const things = [
    counted(count('photo'), 'photo'),
    counted(count('message'), 'message'),
    count('bio') ? 'the text about you' : '',
  ].filter(Boolean)
  return things.length > 0 ? `We removed ${new Intl.ListFormat('en').format(things)}.` : ''
}
const counted = (count: number, thing: string) =>
  count === 0 ? '' : `${count} ${thing}${count === 1 ? '' : 's'}`
const inDays = (days: number | null) => (days === 1 ? '1 day' : `${days} days`)

function strikeWords(step: Step): string {
  const strikes = STRIKES[step]
  if (strikes === 0) return 'It does not count as a strike.'
  const days = step === 'suspended' ? SUSPENSION_STRIKE_DAYS : STRIKE_DAYS
  return `It counts as ${strikes === 1 ? 'one strike' : 'two strikes'} for ${days} days.`
}

const DAY = 86_400_000
/** The Monday of a week. */
function weekOf(moment: Date): string {
  const monday = new Date(moment.getTime() - ((moment.getUTCDay() + 6) % 7) * DAY)
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(monday)
}

const CONTACTS_TOLD =
  'Everyone who received a message from you is told that we removed your account because it broke our rules about money or false identities, and how to stay safe. If we lift the ban, they are told that we were wrong.'

/**
 * The same reasons, once a second person has confirmed the ban.
 * @param tellsContacts whether those who received messages are told of it
 */
export const banConfirmedWords = (
  { parts, quotes }: StatementWords,
  tellsContacts: boolean,
): StatementWords => ({
  title: 'Your account is banned',
  parts: {
    ...parts,
    decision: `Your account is banned, without an end. No one can see your profile and you cannot use your account. ${EVERYWHERE} Two people from our team decided this one after the other.${tellsContacts ? ` ${CONTACTS_TOLD}` : ''}`,
  },
  quotes,
})

/** The same reasons, after a second look. */
export const upheldWords = ({ parts, quotes }: StatementWords): StatementWords => ({
  title: 'We looked again, and our decision stands',
  parts: {
    ...parts,
    decision: `Our decision stands. ${parts.decision}`,
    appeal:
      'Someone who took no part in the decision has looked at it again, as you asked. You can still go to a court or to a body that settles disputes out of court.',
  },
  quotes,
})

const CONTACTS_CORRECTED =
  'We are telling everyone we warned about you that our decision was wrong, and that there is no reason to be wary of you.'

interface Correction {
  wasAppealed: boolean
  standing: StillStanding
  /** Those who were warned are told of the mistake. */
  correctsContacts: boolean
}

/** A decision no longer stands. */
export const correctionWords = ({ wasAppealed, standing, correctsContacts }: Correction): StatementWords => ({
  title: 'We have lifted our decision',
  parts: {
    decision: `Our earlier decision no longer stands. ${freedWords(standing)} Its strikes no longer count, and what it removed is back unless you deleted it${standing.is_removed ? ' or another decision removed it as well' : ''}.${correctsContacts ? ` ${CONTACTS_CORRECTED}` : ''} We are sorry.`,
    facts: 'Someone else from our team looked at it again and came to another result.',
    source: wasAppealed ? 'You asked us to look again.' : 'We looked again on our own.',
    automation: 'No program decided this. Someone from our team did.',
    rule: 'The rule that we named in the earlier statement was not broken.',
    explanation: 'That is why nothing of the earlier decision is left.',
    appeal:
      'There is nothing left to look at again. If something is not as it was, please write to us from the contact page.',
  },
  quotes: [],
})

function freedWords({ is_suspended, is_slowed }: StillStanding): string {
  if (is_suspended) return 'But your account stays suspended, for another reason that this does not change.'
  if (is_slowed)
    return 'But you still cannot start new conversations, for another reason that this does not change.'
  return `What it restricted on ${BRAND} is free again.`
}
