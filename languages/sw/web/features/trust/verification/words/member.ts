import type { words as en } from '@ndoa/web/features/trust/verification/words/member'

export const words: typeof en = {
  ask: 'Mwombe athibitishwe',
  asked: (name) => `Tumemwomba ${name}.`,
  notDone: 'Haikufaulu. Tafadhali jaribu tena.',
}
