import { BRAND } from '@ndoa/contract/brand'
import type { words as en } from '@ndoa/server/features/shared/words/emails'

export const words: typeof en = {
  dear: (name) => `Barka dai ${name},`,
  member: 'mamba',
  goodbye: `Gaisuwa mai daɗi daga dukanmu a ${BRAND}`,
}
