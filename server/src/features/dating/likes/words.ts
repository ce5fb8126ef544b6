import { inLanguages } from '../../shared/languages.ts'
export const words = {
  tooManyLikes: "You've liked a lot of members today.",
  yourself: 'You cannot like yourself.',
  liked: (name: string) => `Your like was sent to ${name}.`,
  matched: 'Match Found! You both like each other.',
}

export const wordsIn = inLanguages(import.meta.url, words)
