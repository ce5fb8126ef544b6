import { REPORT_REASONS } from '@ndoa/contract/dating/choices'
import { FREE_TEXT_ALERTS, TEXT_ALERTS, TIER_NAMES } from '@ndoa/contract/membership/membership-rules'
import { REPORT_DUE_HOURS } from '@ndoa/contract/trust/case-rules'
import { ifSold } from '../sold.ts'

/** "3, 7 or 30" */
export const orList = (items: readonly (string | number)[]): string =>
  new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(items.map(String))

/** "an hour", "24 hours" */
export const inHours = (hours: number): string => (hours === 1 ? 'an hour' : `${hours} hours`)

const hoursOf = (reasons: readonly (keyof typeof REPORT_DUE_HOURS)[]) => [
  ...new Set(reasons.map((reason) => REPORT_DUE_HOURS[reason])),
]

/** How soon staff review reports (the specification's sentence), and which ones first. */
export const REVIEW_PROMISE = `Reports are reviewed within ${Math.max(...hoursOf(REPORT_REASONS))} hours; those about children or people who are forced within ${inHours(Math.max(...hoursOf(['underage', 'trafficking'])))}, and those about money, threats or a meeting within ${inHours(Math.max(...hoursOf(['money', 'threats', 'meeting'])))}.`

export const TIERS_ADD: readonly string[] = [
  `${TIER_NAMES.easy}: clear photos of members who blur theirs for people without a membership.`,
  `${TIER_NAMES.super}: the same, and up to ${TEXT_ALERTS} text message alerts a month instead of ${FREE_TEXT_ALERTS}.`,
  ...ifSold(
    'premium',
    `${TIER_NAMES.premium}: the same as ${TIER_NAMES.super}, and saved searches that tell you when someone new fits.`,
  ),
]
