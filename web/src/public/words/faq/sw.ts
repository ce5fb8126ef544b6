import { BRAND } from '@ndoa/contract/brand'
import type { words as en } from './en.ts'
import { account } from './sw/account.ts'
import { joining } from './sw/joining.ts'
import { matching } from './sw/matching.ts'
import { privacy } from './sw/privacy.ts'

export const words: typeof en = {
  title: 'Maswali na majibu',
  description: `Majibu kuhusu kujiunga na ${BRAND}, asilimia za ulinganifu, masharti ya lazima, faragha na usalama.`,
  subtitle: 'Majibu mafupi kwa maswali ambayo wanachama huuliza zaidi.',
  notFound: 'Hujapata jibu lako?',
  groups: { joining, matching, privacy, account },
}
