import { REPORT_REASONS } from '@ndoa/contract/dating/choices'
import { FREE_TEXT_ALERTS, TEXT_ALERTS, TIER_NAMES } from '@ndoa/contract/membership/membership-rules'
import { REPORT_DUE_HOURS } from '@ndoa/contract/trust/case-rules'
import { ifSold } from '@ndoa/web/public/sold'

/** "3፣ 7 ወይም 30" */
export const orList = (items: readonly (string | number)[]): string =>
  new Intl.ListFormat('am', { type: 'disjunction' }).format(items.map(String))

/** "1 ሰዓት", "24 ሰዓት" */
export const inHours = (hours: number): string => `${hours} ሰዓት`

const hoursOf = (reasons: readonly (keyof typeof REPORT_DUE_HOURS)[]) => [
  ...new Set(reasons.map((reason) => REPORT_DUE_HOURS[reason])),
]

/** How soon staff review reports, and which ones first. */
export const REVIEW_PROMISE = `ሪፖርቶች በ${inHours(Math.max(...hoursOf(REPORT_REASONS)))} ውስጥ ይታያሉ፤ ስለ ልጆች ወይም ስለሚገደዱ ሰዎች የሆኑት በ${inHours(Math.max(...hoursOf(['underage', 'trafficking'])))} ውስጥ፣ ስለ ገንዘብ፣ ስለ ዛቻ ወይም በአካል ስለ መገናኘት የሆኑት በ${inHours(Math.max(...hoursOf(['money', 'threats', 'meeting'])))} ውስጥ ይታያሉ።`

export const TIERS_ADD: readonly string[] = [
  `${TIER_NAMES.easy}፦ የሚከፈልበት አባልነት ለሌላቸው ፎቶአቸውን የሚያደበዝዙ አባላት ጥርት ያሉ ፎቶዎች።`,
  `${TIER_NAMES.super}፦ ያው ራሱ፣ በተጨማሪም በወር በ${FREE_TEXT_ALERTS} ፈንታ እስከ ${TEXT_ALERTS} የጽሑፍ መልእክት ማሳወቂያዎች።`,
  ...ifSold(
    'premium',
    `${TIER_NAMES.premium}፦ በ${TIER_NAMES.super} ያለው ሁሉ፣ በተጨማሪም አዲስ የሚስማማ ሰው ሲኖር የሚያሳውቁ የተቀመጡ ፍለጋዎች።`,
  ),
]
