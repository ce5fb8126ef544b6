import { BRAND } from '@ndoa/contract/brand'
import type { words as en } from '@ndoa/web/public/words/faq'
import { account } from './faq/account.ts'
import { joining } from './faq/joining.ts'
import { matching } from './faq/matching.ts'
import { privacy } from './faq/privacy.ts'

export const words: typeof en = {
  title: 'Questions fréquentes',
  description: `Des réponses sur l’inscription à ${BRAND}, les pourcentages de compatibilité, les critères non négociables, la vie privée et la sécurité.`,
  subtitle: 'Des réponses courtes aux questions que les membres posent le plus.',
  notFound: 'Vous n’avez pas trouvé votre réponse ?',
  groups: { joining, matching, privacy, account },
}
