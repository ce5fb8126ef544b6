import type { words as en } from './en.ts'

export const words: typeof en = {
  tooManyReports: 'ዛሬ ብዙ ሪፖርቶችን ልከዋል።',
  yourself: 'ራስዎን ሪፖርት ማድረግ አይችሉም።',
}
