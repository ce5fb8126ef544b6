import { LANGUAGES, type Language } from '@ndoa/contract/languages'
import type { FastifyRequest } from 'fastify'
import Negotiator from 'negotiator'

/** The language of an answer: the best of ours that the browser accepts, else English. */
export const languageOf = ({ headers }: Pick<FastifyRequest, 'headers'>): Language =>
  (new Negotiator({ headers }).language([...LANGUAGES]) as Language | undefined) ?? 'en'

/** A feature's words by language; a language that does not have them yet reads English. */
export const inLanguages =
  <Words>(words: { en: Words } & Partial<Record<Language, Words>>) =>
  (language: Language): Words =>
    words[language] ?? words.en
