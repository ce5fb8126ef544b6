import { BRAND } from '@ndoa/contract/brand'
import type { words as en } from '@ndoa/server/features/shared/words/emails'

export const words: typeof en = {
  dear: (name) => `Habari ${name},`,
  member: 'mwanachama',
  goodbye: `Salamu njema kutoka kwetu sote wa ${BRAND}`,
}
