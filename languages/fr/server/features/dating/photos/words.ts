import type { words as en } from '@ndoa/server/features/dating/photos/words'

export const words: typeof en = {
  tooManyPhotos: 'Vous avez ajouté beaucoup de photos aujourd’hui.',
  tooManyGrants: 'Vous avez montré vos photos à beaucoup de personnes aujourd’hui.',
  uploaded: 'Photo envoyée !',
  deleted: 'Photo supprimée.',
  reordered: 'Nouvel ordre des photos enregistré !',
  mainChosen: 'Photo principale changée !',
}
