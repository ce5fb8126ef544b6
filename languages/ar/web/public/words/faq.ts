import { BRAND } from '@ndoa/contract/brand'
import type { words as en } from '@ndoa/web/public/words/faq'
import { account } from './faq/account.ts'
import { joining } from './faq/joining.ts'
import { matching } from './faq/matching.ts'
import { privacy } from './faq/privacy.ts'

export const words: typeof en = {
  title: 'الأسئلة الشائعة',
  description: `أجوبة عن الانضمام إلى ${BRAND}، ونسب التوافق، والشروط الحاسمة، والخصوصية والسلامة.`,
  subtitle: 'أجوبة قصيرة عن أكثر ما يسأل عنه الأعضاء.',
  notFound: 'لم يظهر جوابك هنا؟',
  /** Keys are the anchors of the sections. */
  groups: { joining, matching, privacy, account },
}
