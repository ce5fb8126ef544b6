import { REPORT_REASONS } from '@ndoa/contract/dating/choices'
import { FREE_TEXT_ALERTS, TEXT_ALERTS, TIER_NAMES } from '@ndoa/contract/membership/membership-rules'
import { REPORT_DUE_HOURS } from '@ndoa/contract/trust/case-rules'
import { ifSold } from '@ndoa/web/public/sold'

/** "3, 7 ou 30" */
export const orList = (items: readonly (string | number)[]): string =>
  new Intl.ListFormat('fr', { type: 'disjunction' }).format(items.map(String))

/** "une heure", "24 heures" */
export const inHours = (hours: number): string => (hours === 1 ? 'une heure' : `${hours} heures`)

const hoursOf = (reasons: readonly (keyof typeof REPORT_DUE_HOURS)[]) => [
  ...new Set(reasons.map((reason) => REPORT_DUE_HOURS[reason])),
]

/** How soon staff review reports, and which ones first. */
export const REVIEW_PROMISE = `Les signalements sont examinés sous ${Math.max(...hoursOf(REPORT_REASONS))} heures ; ceux qui concernent des enfants ou des personnes contraintes, sous ${inHours(Math.max(...hoursOf(['underage', 'trafficking'])))} ; ceux qui concernent l’argent, des menaces ou une rencontre, sous ${inHours(Math.max(...hoursOf(['money', 'threats', 'meeting'])))}.`

export const TIERS_ADD: readonly string[] = [
  `${TIER_NAMES.easy} : les photos nettes des membres qui floutent les leurs pour les personnes sans formule payante.`,
  `${TIER_NAMES.super} : la même chose, et jusqu’à ${TEXT_ALERTS} alertes par SMS par mois au lieu de ${FREE_TEXT_ALERTS}.`,
  ...ifSold(
    'premium',
    `${TIER_NAMES.premium} : la même chose que ${TIER_NAMES.super}, et des recherches enregistrées qui vous préviennent quand une nouvelle personne correspond.`,
  ),
]
