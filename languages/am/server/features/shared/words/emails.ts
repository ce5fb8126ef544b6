import { BRAND } from '@ndoa/contract/brand'
import type { words as en } from '@ndoa/server/features/shared/words/emails'

export const words: typeof en = {
  dear: (name) => `የተከበሩ ${name}፣`,
  member: 'አባላችን',
  goodbye: `ከመልካም ምኞት ጋር፣ ሁላችንም በ${BRAND}`,
}
