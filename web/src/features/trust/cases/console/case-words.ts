import type { CaseKind } from '@ndoa/contract/trust/case-rules'
import type { ReportReason } from '@ndoa/contract/trust/reports'

export const KINDS: Record<CaseKind, string> = {
  reports: 'Reports',
  notice: 'Notice',
  contact: 'Contact message',
  appeal: 'Appeal',
  ban: 'Proposed ban',
  shield: 'Asks for money',
  same_person: 'Possible return of a banned person',
  verification: 'Live pictures',
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

/** Opening a case with one of these reasons counts towards the reminder to take a break. */
export const HARD_REASONS: readonly ReportReason[] = ['underage', 'threats', 'hate', 'sexual', 'trafficking']

export const languageLabel = (slug: string): string =>
  slug
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')
