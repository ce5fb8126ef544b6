import type { words as en } from '@ndoa/server/features/trust/reports/words'

export const words: typeof en = {
  tooManyReports: 'Kun kai ƙara da yawa yau.',
  yourself: 'Ba za ku iya kai ƙarar kanku ba.',
}
