import type { words as en } from './en.ts'

export const words: typeof en = {
  ask: 'Mwombe athibitishwe',
  asked: (name) => `Tumemwomba ${name}.`,
  notDone: 'Haikufaulu. Tafadhali jaribu tena.',
}
