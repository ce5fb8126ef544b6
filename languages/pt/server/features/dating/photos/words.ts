import type { words as en } from '@ndoa/server/features/dating/photos/words'

export const words: typeof en = {
  tooManyPhotos: 'Hoje já adicionou muitas fotos.',
  tooManyGrants: 'Hoje já mostrou as suas fotos a muitas pessoas.',
  uploaded: 'Foto enviada!',
  deleted: 'Foto eliminada.',
  reordered: 'A nova ordem das fotos foi guardada!',
  mainChosen: 'Foto principal alterada!',
}
