import { REPORT_REASONS } from '@ndoa/contract/dating/choices'
import { FREE_TEXT_ALERTS, TEXT_ALERTS, TIER_NAMES } from '@ndoa/contract/membership/membership-rules'
import { REPORT_DUE_HOURS } from '@ndoa/contract/trust/case-rules'
import { ifSold } from '@ndoa/web/public/sold'
import type { inHours as inHoursEn, orList as orListEn } from '@ndoa/web/public/words/phrases'

/** "3, 7 ko 30" */
export const orList: typeof orListEn = (items) =>
  new Intl.ListFormat('ha', { type: 'disjunction' }).format(items.map(String))

/** "awa ɗaya", "awa 24" */
export const inHours: typeof inHoursEn = (hours) => (hours === 1 ? 'awa ɗaya' : `awa ${hours}`)

const hoursOf = (reasons: readonly (keyof typeof REPORT_DUE_HOURS)[]) => [
  ...new Set(reasons.map((reason) => REPORT_DUE_HOURS[reason])),
]

/** How soon staff review reports, and which ones first. */
export const REVIEW_PROMISE = `Ana duba ƙararraki cikin ${inHours(Math.max(...hoursOf(REPORT_REASONS)))}; waɗanda suka shafi yara ko mutanen da ake tilastawa, cikin ${inHours(Math.max(...hoursOf(['underage', 'trafficking'])))}; waɗanda suka shafi kuɗi, barazana ko haɗuwa ido da ido, cikin ${inHours(Math.max(...hoursOf(['money', 'threats', 'meeting'])))}.`

/** What each paid tier adds. */
export const TIERS_ADD: readonly string[] = [
  `${TIER_NAMES.easy}: ganin hotuna fili na mambobin da suke dusashe nasu ga waɗanda ba mambobi na biya ba.`,
  `${TIER_NAMES.super}: wannan ɗin, da sanarwar SMS har ${TEXT_ALERTS} a wata maimakon ${FREE_TEXT_ALERTS}.`,
  ...ifSold(
    'premium',
    `${TIER_NAMES.premium}: duk abin da ke cikin ${TIER_NAMES.super}, da neman da aka adana wanda yake sanar da ku idan an sami sabon mutum da ya dace.`,
  ),
]
