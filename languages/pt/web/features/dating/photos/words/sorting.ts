import type { sorting as en } from '@ndoa/web/features/dating/photos/words/sorting'

export const sorting: typeof en = {
  how: 'Para mover a foto, prima Espaço, escolha o lugar com as setas e prima Espaço de novo. Prima Escape para a deixar onde estava.',
  pickedUp: (photo) => `Foto ${photo} levantada.`,
  over: (photo, place, total) => `Foto ${photo} sobre o lugar ${place} de ${total}.`,
  put: (photo, place, total) => `Foto ${photo} posta no lugar ${place} de ${total}.`,
  stays: (photo) => `A foto ${photo} fica onde estava.`,
}
