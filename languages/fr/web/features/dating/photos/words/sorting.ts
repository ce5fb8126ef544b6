import type { sorting as en } from '@ndoa/web/features/dating/photos/words/sorting'

export const sorting: typeof en = {
  how: 'Pour déplacer la photo, appuyez sur Espace, choisissez sa place avec les flèches, puis appuyez de nouveau sur Espace. Appuyez sur Échap pour la laisser où elle était.',
  pickedUp: (photo) => `Photo ${photo} prise.`,
  over: (photo, place, total) => `Photo ${photo} au-dessus de la place ${place} sur ${total}.`,
  put: (photo, place, total) => `Photo ${photo} posée à la place ${place} sur ${total}.`,
  stays: (photo) => `La photo ${photo} reste où elle était.`,
}
