import type { words as en } from '@ndoa/server/features/dating/discovery/words'

export const words: typeof en = {
  tooManySuggestions: 'Já viu muitas sugestões.',
  unknownPage: 'Esta página não é conhecida.',
}
