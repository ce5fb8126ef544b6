import { BRAND } from '@ndoa/contract/brand'
import { account } from './ar/account.ts'
import { joining } from './ar/joining.ts'
import { matching } from './ar/matching.ts'
import { privacy } from './ar/privacy.ts'
import type { words as en } from './en.ts'

export const words: typeof en = {
  title: 'الأسئلة الشائعة',
  description: `أجوبة عن الانضمام إلى ${BRAND}، ونسب التوافق، والشروط الحاسمة، والخصوصية والسلامة.`,
  subtitle: 'أجوبة قصيرة عن أكثر ما يسأل عنه الأعضاء.',
  notFound: 'لم يظهر جوابك هنا؟',
  /** By the anchor of each. */
  groups: { joining, matching, privacy, account },
}
