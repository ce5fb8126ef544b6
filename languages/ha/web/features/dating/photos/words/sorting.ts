import type { sorting as en } from '@ndoa/web/features/dating/photos/words/sorting'

export const sorting: typeof en = {
  how: 'Don matsar da hoton, ku danna Space, ku zaɓi wurinsa da maɓallan kibiya, sannan ku sake danna Space. Ku danna Escape don barinsa a inda yake.',
  pickedUp: (photo) => `An ɗauki hoto na ${photo}.`,
  over: (photo, place, total) => `Hoto na ${photo} yana kan wuri na ${place} cikin ${total}.`,
  put: (photo, place, total) => `An ajiye hoto na ${photo} a wuri na ${place} cikin ${total}.`,
  stays: (photo) => `Hoto na ${photo} ya tsaya a inda yake.`,
}
