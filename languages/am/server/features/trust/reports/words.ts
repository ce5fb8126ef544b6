import type { words as en } from '@ndoa/server/features/trust/reports/words'

export const words: typeof en = {
  tooManyReports: 'ዛሬ ብዙ ሪፖርቶችን ልከዋል።',
  yourself: 'ራስዎን ሪፖርት ማድረግ አይችሉም።',
}
