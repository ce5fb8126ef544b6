import type { words as en } from '@ndoa/server/features/dating/discovery/words'

export const words: typeof en = {
  tooManySuggestions: 'Kun duba shawarwari da yawa.',
  unknownPage: 'Ba a san wannan shafin ba.',
}
