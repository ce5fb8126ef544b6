import type { CaseKind } from '@ndoa/contract/case-rules'
import type { AccountLink, CaseSubject, EarlierDecision } from '@ndoa/contract/cases'
import type { Step } from '@ndoa/contract/decision-rules'
import type { PhotoRejection } from '@ndoa/contract/photo-review-rules'
import type { Report, ReportReason } from '@ndoa/contract/reports'

export const KINDS: Record<CaseKind, string> = {
  reports: 'Reports',
  notice: 'Notice',
  contact: 'Contact message',
  appeal: 'Appeal',
  ban: 'Proposed ban',
  shield: 'Asks for money',
  same_person: 'Possible return of a banned person',
  verification: 'Live pictures',
  second_look: 'Conflicting decisions',
}

export const REASONS: Record<ReportReason, string> = {
  money: 'Asks for money',
  not_in_photos: 'Not the person in the photos',
  underage: 'Under 18',
  threats: 'Threats or blackmail',
  hate: 'Insults or hatred',
  sexual: 'Sexual words or pictures',
  married: 'Married or promised',
  advertising: 'Advertising',
  trafficking: 'Forced or sold',
  meeting: 'Something at a meeting',
  other: 'Something else',
}

/** What is hard to read or to look at: it counts towards a pause. */
export const HARD_REASONS: readonly ReportReason[] = ['underage', 'threats', 'hate', 'sexual', 'trafficking']

export const SIGNS: Record<AccountLink['signs'][number], string> = {
  phone: 'the same phone number',
  email: 'the same mailbox',
  device: 'the same browser',
  photo: 'a similar photo',
  bio: 'the same sentences in the bio',
}

export const LINK_ANSWERS: Record<AccountLink['answer'], string> = {
  open: 'not looked at yet',
  cleared: 'someone else, the team decided',
  confirmed: 'the same person, the team decided',
}

export const SURFACES: Record<Report['surface'], string> = {
  profile: 'on the profile',
  photo: 'on a photo',
  like: 'on a like',
  match: 'in a match',
  message: 'in a conversation',
  parting: 'after parting',
}

export const STEP_WORDS: Record<Step, { label: string; hint: string }> = {
  none: { label: 'No breach', hint: 'The case is closed, and only the outcome is shared' },
  advice: { label: 'Friendly advice', hint: 'A note without a strike' },
  content_removed: { label: 'Remove content', hint: '1 strike for 90 days' },
  slowed: { label: 'Slow down', hint: 'No new conversations for some days; 1 strike for 90 days' },
  suspended: { label: 'Suspend', hint: '3, 7 or 30 days; 2 strikes for 180 days' },
  banned: { label: 'Propose a ban', hint: 'Suspended at once; a senior confirms it within a day' },
  lifted: { label: 'Lift an earlier decision', hint: 'Everything it did is undone' },
}

/** "Suspend, 7 days" */
export const stepLabel = (step: Step, days: number | null): string =>
  [STEP_WORDS[step].label, days && dayCount(days)].filter(Boolean).join(', ')

export const dayCount = (days: number): string => (days === 1 ? '1 day' : `${days} days`)

export const DECISION_STATES: Record<EarlierDecision['state'], string> = {
  waiting: 'taking effect',
  in_effect: 'in effect',
  proposed: 'waiting for a senior',
  ended: 'ended',
  refused: 'refused',
  lifted: 'lifted',
  undone: 'taken back',
}

export const ACCOUNT_STATES: Record<CaseSubject['state'], string> = {
  active: 'Active',
  slowed: 'Slowed down',
  suspended: 'Suspended',
  banned: 'Banned',
  away: 'Deactivated',
}

export const REJECTIONS: Record<PhotoRejection, string> = {
  no_face: 'No face visible',
  several_people: 'Several people',
  not_the_member: 'Not the member',
  child: 'A child',
  sexual: 'Sexual',
  violence: 'Violence',
  contact_details: 'Contact details',
  unclear: 'Too dark or blurred',
}

const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** "due in 35 minutes", "2 hours late" */
export function dueLabel(due: string, now: Date): { text: string; isLate: boolean } {
  const left = new Date(due).getTime() - now.getTime()
  const words = span(Math.abs(left))
  return left < 0 ? { text: `${words} late`, isLate: true } : { text: `due in ${words}`, isLate: false }
}

/** "5 minutes", "3 hours", "2 days" */
export function span(milliseconds: number): string {
  const count = (value: number, unit: string) => `${value} ${unit}${value === 1 ? '' : 's'}`
  if (milliseconds < HOUR) return count(Math.max(1, Math.round(milliseconds / MINUTE)), 'minute')
  if (milliseconds < 48 * HOUR) return count(Math.round(milliseconds / HOUR), 'hour')
  return count(Math.round(milliseconds / (24 * HOUR)), 'day')
}

/** "nigerian-pidgin" as "Nigerian Pidgin" */
export const languageLabel = (slug: string): string =>
  slug
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')
