import { BRAND } from '@ndoa/contract/brand'
import { account } from './am/account.ts'
import { joining } from './am/joining.ts'
import { matching } from './am/matching.ts'
import { privacy } from './am/privacy.ts'
import type { words as en } from './en.ts'

export const words: typeof en = {
  title: 'ጥያቄና መልስ',
  description: `ወደ ${BRAND} ስለ መመዝገብ፣ ስለ መጣጣም መቶኛ፣ ስለ ወሳኝ መስፈርቶች፣ ስለ ግላዊነትና ስለ ደህንነት መልሶች።`,
  subtitle: 'አባላት ብዙ ጊዜ ለሚጠይቋቸው ጥያቄዎች አጭር መልሶች።',
  notFound: 'መልስዎን አላገኙም?',
  groups: { joining, matching, privacy, account },
}
