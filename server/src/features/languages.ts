import { LANGUAGES, type Language } from '@ndoa/contract/languages'
import type { FastifyRequest } from 'fastify'
import Negotiator from 'negotiator'

/** The language of an answer: the best of ours that the browser accepts, else English. */
export const languageOf = ({ headers }: Pick<FastifyRequest, 'headers'>): Language =>
  (new Negotiator({ headers }).language([...LANGUAGES]) as Language | undefined) ?? 'en'

/** What a member reads, once the language is known; a bare string is not one, so that it comes from words. */
export type Sentence = (language: Language) => string

/** A day without its year: "23 November". */
export const dayIn = (language: Language, date: Date): string =>
  date.toLocaleDateString(localeOf(language), { day: 'numeric', month: 'long', timeZone: 'UTC' })

/** For `Intl`: members write the day before the month. */
const localeOf = (language: Language) => (language === 'en' ? 'en-GB' : language)

/** A feature's words by language; a language that does not have them yet reads English. */
export const inLanguages =
  <Words>(words: { en: Words } & Partial<Record<Language, Words>>) =>
  (language: Language): Words =>
    words[language] ?? words.en
