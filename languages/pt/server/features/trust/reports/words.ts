import type { words as en } from '@ndoa/server/features/trust/reports/words'

export const words: typeof en = {
  tooManyReports: 'Hoje já enviou muitas denúncias.',
  yourself: 'Não pode denunciar o seu próprio perfil.',
}
