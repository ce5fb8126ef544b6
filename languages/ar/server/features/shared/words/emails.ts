import { BRAND } from '@ndoa/contract/brand'
import type { words as en } from '@ndoa/server/features/shared/words/emails'

export const words: typeof en = {
  dear: (name) => `تحية طيبة ${name}،`,
  member: 'إليك',
  goodbye: `مع أطيب التمنيات منا جميعًا في ${BRAND}`,
}
