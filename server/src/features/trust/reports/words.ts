import { inLanguages } from '../../shared/languages.ts'
export const words = {
  tooManyReports: "You've sent a lot of reports today.",
  yourself: 'You cannot report yourself.',
}

export const wordsIn = inLanguages(import.meta.url, words)
