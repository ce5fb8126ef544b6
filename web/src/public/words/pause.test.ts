import { SHIELD_PAUSE_DAYS } from '@ndoa/contract/limits'
import { expect, test } from 'vitest'

/** What a member does to their own profile, and nobody else to anything. */
const PAUSE = {
  en: /paus/i,
  fr: /pause/i,
  pt: /pausa/i,
  sw: /sitish/i,
  ar: /إيقاف|متوقف|توقف/,
  am: /[ያካአ]ቆ[ሙምመማ]|ያቁ[ምሙ]|ቆሟል/,
}
type Language = keyof typeof PAUSE
const languages = Object.keys(PAUSE) as Language[]

const pages = import.meta.glob('./{community-rules,safety-tips,transparency}/*.ts', { eager: true })
const faqs = import.meta.glob('./faq/*/account.ts', { eager: true })
const own = import.meta.glob('../../features/profiles/words/member/*.ts', { eager: true })
const deliveries = import.meta.glob('../../features/deliveries/words/*.ts', { eager: true })

const wordsOf = (modules: Record<string, unknown>, language: Language) =>
  Object.entries(modules).flatMap(([path, module]) =>
    new RegExp(`/${language}(/|\\.ts$)`).test(path) ? stringsOf(module) : [],
  )

const stringsOf = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : value && typeof value === 'object'
      ? Object.values(value).flatMap(stringsOf)
      : []

test.each(languages)('a member who takes a break pauses their profile (%s)', (language) => {
  expect(wordsOf(own, language).filter((text) => PAUSE[language].test(text)).length).toBeGreaterThan(2)
  expect(wordsOf(faqs, language).filter((text) => PAUSE[language].test(text)).length).toBeGreaterThan(0)
})

test.each(languages)(
  'nothing else is called a pause: no limit by a program, no mail that came back (%s)',
  (language) => {
    const ofTheShield = wordsOf(pages, language).filter((text) => text.includes(String(SHIELD_PAUSE_DAYS)))
    expect(ofTheShield.length).toBeGreaterThan(2)
    for (const text of [...ofTheShield, ...wordsOf(deliveries, language)])
      expect(text).not.toMatch(PAUSE[language])
  },
)
