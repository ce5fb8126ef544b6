import type { sorting as en } from '@ndoa/web/features/dating/photos/words/sorting'

export const sorting: typeof en = {
  how: 'Bonyeza Space, chagua nafasi kwa vitufe vya mishale, kisha bonyeza Space tena; Escape inaghairi.',
  pickedUp: (photo) => `Picha ya ${photo} imeshikwa.`,
  over: (photo, place, total) => `Picha ya ${photo} iko juu ya nafasi ya ${place} kati ya ${total}.`,
  put: (photo, place, total) => `Picha ya ${photo} imewekwa kwenye nafasi ya ${place} kati ya ${total}.`,
  stays: (photo) => `Picha ya ${photo} imebaki ilipokuwa.`,
}
