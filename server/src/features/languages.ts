import { LANGUAGES, type Language, localeOf } from '@ndoa/contract/languages'
import { type Money, moneyLabel } from '@ndoa/contract/money'
import type { FastifyRequest } from 'fastify'
import Negotiator from 'negotiator'

declare module '../platform/app.ts' {
  interface Viewer {
    /** In which the member reads us. */
    language: Language
  }
}

/** The language of an answer: the best of ours that the browser accepts, else English. */
export const languageOf = ({ headers }: Pick<FastifyRequest, 'headers'>): Language =>
  (new Negotiator({ headers }).language([...LANGUAGES]) as Language | undefined) ?? 'en'

/** What a member reads, once the language is known; a bare string is not one, so that it comes from words. */
export type Sentence = (language: Language) => string

/** A day without its year: "23 November". */
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

/** A feature's words by language. A language that only a newer server knows reads English during its release. */
export const inLanguages =
  <Words>(words: { en: Words } & Record<Language, NoInfer<Words>>) =>
  (language: Language): Words =>
    (words as Partial<Record<Language, Words>>)[language] ?? words.en
