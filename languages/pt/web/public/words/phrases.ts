import { REPORT_REASONS } from '@ndoa/contract/dating/choices'
import { FREE_TEXT_ALERTS, TEXT_ALERTS, TIER_NAMES } from '@ndoa/contract/membership/membership-rules'
import { REPORT_DUE_HOURS } from '@ndoa/contract/trust/case-rules'
import { ifSold } from '@ndoa/web/public/sold'

/** "3, 7 ou 30" */
export const orList = (items: readonly (string | number)[]): string =>
  new Intl.ListFormat('pt-PT', { type: 'disjunction' }).format(items.map(String))

/** "uma hora", "24 horas" */
export const inHours = (hours: number): string => (hours === 1 ? 'uma hora' : `${hours} horas`)

const hoursOf = (reasons: readonly (keyof typeof REPORT_DUE_HOURS)[]) => [
  ...new Set(reasons.map((reason) => REPORT_DUE_HOURS[reason])),
]

/** How soon staff review reports, and which ones first. */
export const REVIEW_PROMISE = `As denúncias são analisadas no prazo de ${Math.max(...hoursOf(REPORT_REASONS))} horas; as que dizem respeito a crianças ou a pessoas forçadas, no prazo de ${inHours(Math.max(...hoursOf(['underage', 'trafficking'])))}; e as que dizem respeito a dinheiro, ameaças ou um encontro, no prazo de ${inHours(Math.max(...hoursOf(['money', 'threats', 'meeting'])))}.`

export const TIERS_ADD: readonly string[] = [
  `${TIER_NAMES.easy}: fotos nítidas de membros que desfocam as suas para quem não tem um plano pago.`,
  `${TIER_NAMES.super}: o mesmo, e até ${TEXT_ALERTS} alertas por SMS por mês em vez de ${FREE_TEXT_ALERTS}.`,
  ...ifSold(
    'premium',
    `${TIER_NAMES.premium}: o mesmo que ${TIER_NAMES.super}, e pesquisas guardadas que avisam quando encontram uma nova pessoa.`,
  ),
]
