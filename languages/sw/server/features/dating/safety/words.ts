import type { words as en } from '@ndoa/server/features/dating/safety/words'

export const words: typeof en = {
  tooManyPartings: 'Umezuia au kuachana na wanachama wengi.',
  tooManyAtOnce: 'Unaenda haraka sana.',
  tooManyProfiles: 'Leo umefungua wasifu wa watu wengi.',
  tooManyFaces: 'Leo umeona watu wapya wengi.',
  blockYourself: 'Huwezi kujizuia mwenyewe.',
  hideYourself: 'Huwezi kujificha mwenyewe.',
  parted: 'Tayari. Hamtaonana tena hapa.',
  unblocked: 'Kizuizi kimeondolewa. Mnaweza kuonana hapa tena.',
}
