import type { words as en } from '@ndoa/web/features/trust/verification/words/member'

export const words: typeof en = {
  ask: 'Roƙi su nemi tabbatarwa',
  asked: (name) => `Mun roƙi ${name}.`,
  notDone: 'Bai yi nasara ba. Ku sake gwadawa.',
}
