import type { words as en } from '@ndoa/server/features/dating/safety/words'

export const words: typeof en = {
  tooManyPartings: 'Já bloqueou muitos membros ou terminou muitas afinidades.',
  tooManyAtOnce: 'Está a ir muito depressa.',
  tooManyProfiles: 'Hoje já abriu muitos perfis.',
  tooManyFaces: 'Hoje já viu muitas pessoas novas.',
  blockYourself: 'Não pode bloquear o seu próprio perfil.',
  hideYourself: 'Não pode ocultar o seu próprio perfil.',
  parted: 'Feito. Deixam de se ver.',
  unblocked: 'Desbloqueado. Podem voltar a ver-se.',
}
