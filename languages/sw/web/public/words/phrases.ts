import { REPORT_REASONS } from '@ndoa/contract/dating/choices'
import { FREE_TEXT_ALERTS, TEXT_ALERTS, TIER_NAMES } from '@ndoa/contract/membership/membership-rules'
import { REPORT_DUE_HOURS } from '@ndoa/contract/trust/case-rules'
import { ifSold } from '@ndoa/web/public/sold'
import type { inHours as inHoursEn, orList as orListEn } from '@ndoa/web/public/words/phrases'

/** "3, 7 au 30" */
export const orList: typeof orListEn = (items) =>
  new Intl.ListFormat('sw', { type: 'disjunction' }).format(items.map(String))

/** "saa moja", "saa 24" */
export const inHours: typeof inHoursEn = (hours) => (hours === 1 ? 'saa moja' : `saa ${hours}`)

const hoursOf = (reasons: readonly (keyof typeof REPORT_DUE_HOURS)[]) => [
  ...new Set(reasons.map((reason) => REPORT_DUE_HOURS[reason])),
]

/** How soon staff review reports, and which ones first. */
export const REVIEW_PROMISE = `Ripoti huangaliwa ndani ya ${inHours(Math.max(...hoursOf(REPORT_REASONS)))}; zinazohusu watoto au watu wanaolazimishwa, ndani ya ${inHours(Math.max(...hoursOf(['underage', 'trafficking'])))}; na zinazohusu pesa, vitisho au kukutana ana kwa ana, ndani ya ${inHours(Math.max(...hoursOf(['money', 'threats', 'meeting'])))}.`

export const TIERS_ADD: readonly string[] = [
  `${TIER_NAMES.easy}: picha zisizo na ukungu za wanachama wanaozitia ukungu kwa wasio na uanachama wa kulipia.`,
  `${TIER_NAMES.super}: hayo hayo, na hadi arifa ${TEXT_ALERTS} za SMS kwa mwezi badala ya ${FREE_TEXT_ALERTS}.`,
  ...ifSold(
    'premium',
    `${TIER_NAMES.premium}: yaliyomo katika ${TIER_NAMES.super}, na utafutaji uliohifadhiwa unaokuarifu akipatikana mtu mpya anayekufaa.`,
  ),
]
