import { BRAND } from '@ndoa/contract/brand'
import type { words as en } from '@ndoa/server/features/shared/words/emails'

export const words: typeof en = {
  dear: (name) => `Bonjour ${name},`,
  member: 'à vous',
  goodbye: `Bien chaleureusement, toute l’équipe de ${BRAND}`,
}
