import type { words as en } from './en.ts'

export const words: typeof en = {
  tooManyReports: 'أرسلت اليوم بلاغات كثيرة.',
  yourself: 'لا يمكنك الإبلاغ عن نفسك.',
}
