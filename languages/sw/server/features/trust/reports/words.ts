import type { words as en } from '@ndoa/server/features/trust/reports/words'

export const words: typeof en = {
  tooManyReports: 'Leo umetuma ripoti nyingi.',
  yourself: 'Huwezi kujiripoti mwenyewe.',
}
