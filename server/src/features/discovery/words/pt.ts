import type { words as en } from './en.ts'

export const words: typeof en = {
  tooManySuggestions: 'Já viu muitas sugestões.',
  unknownPage: 'Esta página não é conhecida.',
}
