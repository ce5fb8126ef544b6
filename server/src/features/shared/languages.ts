import { createRequire } from 'node:module'
import { LANGUAGES, type Language, localeOf } from '@ndoa/contract/languages'
import { type Money, moneyLabel } from '@ndoa/contract/money'
import type { FastifyRequest } from 'fastify'
import Negotiator from 'negotiator'

declare module '../../platform/app.ts' {
  interface Viewer {
    language: Language
  }
}

export const languageOf = ({ headers }: Pick<FastifyRequest, 'headers'>): Language =>
  (new Negotiator({ headers }).language([...LANGUAGES]) as Language | undefined) ?? 'en'

/** A function instead of a string, so that every sentence comes from a language's texts. */
export type Sentence = (language: Language) => string

/** "23 November" */
export const dayIn = (language: Language, date: Date): string =>
  date.toLocaleDateString(localeOf(language), { day: 'numeric', month: 'long', timeZone: 'UTC' })

/** "23 November 2026" */
export const dateIn = (language: Language, date: Date): string =>
  date.toLocaleDateString(localeOf(language), { dateStyle: 'long', timeZone: 'UTC' })

/** "23 November 2026 at 05:20" */
export const momentIn = (language: Language, date: Date): string =>
  date.toLocaleString(localeOf(language), { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' })

/** "€57.00" */
export const moneyIn = (language: Language, money: Money): string => moneyLabel(money, language)

/** "a, b and c" */
export const listIn = (language: Language, parts: readonly string[]): string =>
  new Intl.ListFormat(localeOf(language), { type: 'conjunction' }).format(parts)

const require = createRequire(import.meta.url)
const SOURCES = new URL('../../', import.meta.url).href

/**
 * @param file the calling module's URL; translations are at the same path in `languages/<language>/server`, and the
 * server does not start if one is missing
 * @returns the texts in a given language
 */
export function inLanguages<Words>(file: string, english: Words): (language: Language) => Words {
  const place = file.slice(SOURCES.length, -'.ts'.length)
  const translated = LANGUAGES.filter((language) => language !== 'en').map((language) => {
    const { words } = require(`@ndoa/languages/${language}/server/${place}`) as { words: Words }
    return [language, words] as const
  })
  const all = new Map<Language, Words>([['en', english], ...translated])
  // During a rollout, a language that only newer servers support falls back to English.
  return (language) => all.get(language) ?? english
}
