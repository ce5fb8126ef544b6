import type { sorting as en } from '@ndoa/web/features/dating/photos/words/sorting'

export const sorting: typeof en = {
  how: 'Ku danna Space, ku zaɓi wuri da maɓallan kibiya, sannan ku sake danna Space; Escape yana sokewa.',
  pickedUp: (photo) => `An ɗauki hoto na ${photo}.`,
  over: (photo, place, total) => `Hoto na ${photo} yana kan wuri na ${place} cikin ${total}.`,
  put: (photo, place, total) => `An matsar da hoto na ${photo} zuwa wuri na ${place} cikin ${total}.`,
  stays: (photo) => `Hoto na ${photo} ya tsaya a inda yake.`,
}
