import type { words as en } from './en.ts'

export const words: typeof en = {
  tooManyReports: 'Leo umetuma ripoti nyingi.',
  yourself: 'Huwezi kujiripoti mwenyewe.',
}
