import type { words as en } from '@ndoa/server/features/trust/reports/words'

export const words: typeof en = {
  tooManyReports: 'Vous avez envoyé beaucoup de signalements aujourd’hui.',
  yourself: 'Vous ne pouvez pas signaler votre propre profil.',
}
