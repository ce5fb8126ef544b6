import { BRAND } from '@ndoa/contract/brand'
import type { words as en } from '@ndoa/server/features/shared/words/emails'

export const words: typeof en = {
  dear: (name) => `Olá, ${name},`,
  member: `membro da ${BRAND}`,
  goodbye: `Com os melhores votos de toda a equipa da ${BRAND}`,
}
