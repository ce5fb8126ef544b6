import type { words as en } from '@ndoa/server/features/dating/photos/words'

export const words: typeof en = {
  tooManyPhotos: 'Kun ƙara hotuna da yawa yau.',
  tooManyGrants: 'Kun nuna hotunanku ga mutane da yawa yau.',
  uploaded: 'An ɗora hoto!',
  deleted: 'An goge hoto.',
  reordered: 'An sake jera hotuna!',
  mainChosen: 'An canza babban hoto!',
}
