import { BRAND } from '@ndoa/contract/brand'
import type { words as en } from '@ndoa/web/public/words/faq'
import { account } from './faq/account.ts'
import { joining } from './faq/joining.ts'
import { matching } from './faq/matching.ts'
import { privacy } from './faq/privacy.ts'

export const words: typeof en = {
  title: 'Tambayoyi da amsoshi',
  description: `Amsoshi game da yin rajista a ${BRAND}, kashin dacewa, sharuɗɗan dole, sirri da tsaro.`,
  subtitle: 'Gajerun amsoshi ga tambayoyin da mambobi suka fi yi.',
  notFound: 'Ba ku sami amsarku ba?',
  groups: { joining, matching, privacy, account },
}
