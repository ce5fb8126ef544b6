import type { words as en } from '@ndoa/server/features/dating/discovery/words'

export const words: typeof en = {
  tooManySuggestions: 'Vous avez parcouru beaucoup de suggestions.',
  unknownPage: 'Cette page n’est pas connue.',
}
