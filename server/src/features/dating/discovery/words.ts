import { inLanguages } from '../../shared/languages.ts'
export const words = {
  tooManySuggestions: "You've looked through a lot of suggestions.",
  unknownPage: 'This page is not known.',
}

export const wordsIn = inLanguages(import.meta.url, words)
