import type { words as en } from '@ndoa/server/features/dating/safety/words'

export const words: typeof en = {
  tooManyPartings: 'Kun toshe mambobi da yawa ko kun raba dacewa da su.',
  tooManyAtOnce: 'Kuna yin sauri sosai.',
  tooManyProfiles: 'Kun buɗe bayanan mutane da yawa yau.',
  tooManyFaces: 'Kun ga sababbin mutane da yawa yau.',
  blockYourself: 'Ba za ku iya toshe kanku ba.',
  hideYourself: 'Ba za ku iya ɓoye kanku ba.',
  parted: 'An gama. Ba za ku sake ganin juna a nan ba.',
  unblocked: 'An cire toshewa. Kuna iya sake ganin juna a nan.',
}
