import type { words as en } from './en.ts'

export const words: typeof en = {
  tooManyPhotos: 'Hoje já adicionou muitas fotos.',
  uploaded: 'Foto enviada!',
  deleted: 'Foto eliminada.',
  reordered: 'A nova ordem das fotos foi guardada!',
  mainChosen: 'Foto principal mudada!',
}
