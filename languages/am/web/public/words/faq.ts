import { BRAND } from '@ndoa/contract/brand'
import type { words as en } from '@ndoa/web/public/words/faq'
import { account } from './faq/account.ts'
import { joining } from './faq/joining.ts'
import { matching } from './faq/matching.ts'
import { privacy } from './faq/privacy.ts'

export const words: typeof en = {
  title: 'ጥያቄና መልስ',
  description: `ወደ ${BRAND} ስለ መመዝገብ፣ ስለ መጣጣም መቶኛ፣ ስለ ወሳኝ መስፈርቶች፣ ስለ ግላዊነትና ስለ ደህንነት መልሶች።`,
  subtitle: 'አባላት ብዙ ጊዜ ለሚጠይቋቸው ጥያቄዎች አጭር መልሶች።',
  notFound: 'መልስዎን አላገኙም?',
  groups: { joining, matching, privacy, account },
}
