import type { words as en } from '@ndoa/server/features/trust/reports/words'

export const words: typeof en = {
  tooManyReports: 'أرسلت اليوم بلاغات كثيرة.',
  yourself: 'لا يمكنك الإبلاغ عن نفسك.',
}
