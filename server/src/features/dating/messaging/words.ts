import { inLanguages } from '../../shared/languages.ts'
import { waiting } from '../../shared/words.ts'

export const words = {
  slowedUntil: (day: string) =>
    `You can’t start new conversations until ${day}. You can still write to people you’re already talking to.`,
  tooFast: (seconds: number) => `You are sending very fast. Please try again in ${waiting(seconds)}.`,
}

export const wordsIn = inLanguages(import.meta.url, words)
