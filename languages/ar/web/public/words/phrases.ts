import { hoursAr } from '@ndoa/contract/arabic'
import { REPORT_REASONS } from '@ndoa/contract/dating/choices'
import { FREE_TEXT_ALERTS, TEXT_ALERTS, TIER_NAMES } from '@ndoa/contract/membership/membership-rules'
import { REPORT_DUE_HOURS } from '@ndoa/contract/trust/case-rules'
import { ifSold } from '@ndoa/web/public/sold'
import type { inHours as inHoursEn, orList as orListEn } from '@ndoa/web/public/words/phrases'

/** "3 أو 7 أو 30" */
export const orList: typeof orListEn = (items) =>
  new Intl.ListFormat('ar', { type: 'disjunction' }).format(items.map(String))

/** "ساعة واحدة", "24 ساعة" */
export const inHours: typeof inHoursEn = hoursAr

const hoursOf = (reasons: readonly (keyof typeof REPORT_DUE_HOURS)[]) => [
  ...new Set(reasons.map((reason) => REPORT_DUE_HOURS[reason])),
]

/** How soon staff review reports (the specification's sentence), and which ones first. */
export const REVIEW_PROMISE = `ننظر في البلاغات خلال ${inHours(Math.max(...hoursOf(REPORT_REASONS)))}؛ وفي ما يخص الأطفال أو من يُجبرون خلال ${inHours(Math.max(...hoursOf(['underage', 'trafficking'])))}، وفي ما يخص المال أو التهديد أو اللقاء خلال ${inHours(Math.max(...hoursOf(['money', 'threats', 'meeting'])))}.`

export const TIERS_ADD: readonly string[] = [
  `عضوية ${TIER_NAMES.easy}: صور واضحة للأعضاء الذين يموّهون صورهم لمن ليست لديه عضوية مدفوعة.`,
  `عضوية ${TIER_NAMES.super}: المزايا نفسها، وما يصل إلى ${TEXT_ALERTS} تنبيهًا بالرسائل النصية في الشهر بدلًا من ${FREE_TEXT_ALERTS}.`,
  ...ifSold(
    'premium',
    `عضوية ${TIER_NAMES.premium}: مزايا ${TIER_NAMES.super}، وعمليات بحث محفوظة تُعلمك حين يظهر شخص جديد مناسب.`,
  ),
]
