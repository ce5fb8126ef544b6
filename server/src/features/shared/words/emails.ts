import { BRAND } from '@ndoa/contract/brand'
import { inLanguages } from '../languages.ts'

/** The salutation and the closing of each mail. */
export const words = {
  dear: (name: string) => `Dear ${name},`,
  member: 'member',
  goodbye: `Warm wishes from all of us at ${BRAND}`,
}

export const emailWordsIn = inLanguages(import.meta.url, words)
