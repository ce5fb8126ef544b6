import { BRAND } from '@ndoa/contract/brand'
import type { words as en } from '@ndoa/web/public/words/faq'
import { account } from './faq/account.ts'
import { joining } from './faq/joining.ts'
import { matching } from './faq/matching.ts'
import { privacy } from './faq/privacy.ts'

export const words: typeof en = {
  title: 'Maswali na majibu',
  description: `Majibu kuhusu kujiunga na ${BRAND}, asilimia za ulinganifu, masharti ya lazima, faragha na usalama.`,
  subtitle: 'Majibu mafupi kwa maswali ambayo wanachama huuliza zaidi.',
  notFound: 'Hujapata jibu lako?',
  groups: { joining, matching, privacy, account },
}
