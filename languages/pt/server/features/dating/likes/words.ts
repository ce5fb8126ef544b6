import type { words as en } from '@ndoa/server/features/dating/likes/words'

export const words: typeof en = {
  tooManyLikes: 'Hoje já gostou de muitos perfis.',
  yourself: 'Não pode gostar do seu próprio perfil.',
  liked: (name) => `O seu «Gosto» foi enviado para ${name}.`,
  matched: 'Uma nova afinidade! O interesse é recíproco.',
}
