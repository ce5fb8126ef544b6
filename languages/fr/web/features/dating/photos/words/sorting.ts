import type { sorting as en } from '@ndoa/web/features/dating/photos/words/sorting'

export const sorting: typeof en = {
  how: 'Appuyez sur Espace, choisissez une place avec les flèches, puis de nouveau sur Espace ; Échap annule.',
  pickedUp: (photo) => `Photo ${photo} prise.`,
  over: (photo, place, total) => `Photo ${photo} au-dessus de la place ${place} sur ${total}.`,
  put: (photo, place, total) => `Photo ${photo} posée à la place ${place} sur ${total}.`,
  stays: (photo) => `La photo ${photo} reste où elle était.`,
}
