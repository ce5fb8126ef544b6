import type { sorting as en } from '@ndoa/web/features/dating/photos/words/sorting'

export const sorting: typeof en = {
  how: 'Prima Espaço, escolha o lugar com as setas e prima Espaço de novo; Escape cancela.',
  pickedUp: (photo) => `Foto ${photo} levantada.`,
  over: (photo, place, total) => `Foto ${photo} sobre o lugar ${place} de ${total}.`,
  put: (photo, place, total) => `A foto ${photo} passou para o lugar ${place} de ${total}.`,
  stays: (photo) => `A foto ${photo} fica onde estava.`,
}
