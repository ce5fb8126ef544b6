import { SHIELD_PAUSE_DAYS } from '@ndoa/contract/limits'
import { expect, test } from 'vitest'

/** "Pause" is reserved for members pausing their own profile. */
const PAUSE = {
  en: /paus/i,
  fr: /pause/i,
  pt: /pausa/i,
  sw: /sitish/i,
  ar: /إيقاف|متوقف|توقف/,
  am: /[ያካአ]ቆ[ሙምመማ]|ያቁ[ምሙ]|ቆሟል/,
  ha: /dakat/i,
}
type Language = keyof typeof PAUSE
const languages = Object.keys(PAUSE) as Language[]

const pages = import.meta.glob(
  [
    './{community-rules,safety-tips,transparency}.ts',
    '../../../../languages/*/web/public/words/{community-rules,safety-tips,transparency}.ts',
  ],
  { eager: true },
)
const faqs = import.meta.glob(
  ['./faq/account.ts', '../../../../languages/*/web/public/words/faq/account.ts'],
  { eager: true },
)
const own = import.meta.glob(
  [
    '../../features/dating/profiles/words/member.ts',
    '../../../../languages/*/web/features/dating/profiles/words/member.ts',
  ],
  { eager: true },
)
const deliveries = import.meta.glob(
  [
    '../../features/notifications/deliveries/words.ts',
    '../../../../languages/*/web/features/notifications/deliveries/words.ts',
  ],
  { eager: true },
)

const wordsOf = (modules: Record<string, unknown>, language: Language) =>
  Object.entries(modules).flatMap(([path, module]) =>
    (/languages\/(\w+)/.exec(path)?.[1] ?? 'en') === language ? stringsOf(module) : [],
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

test.each(languages)('no program limit and no bounced mail is called a pause (%s)', (language) => {
  const ofTheShield = wordsOf(pages, language).filter((text) => text.includes(String(SHIELD_PAUSE_DAYS)))
  expect(ofTheShield.length).toBeGreaterThan(2)
  for (const text of [...ofTheShield, ...wordsOf(deliveries, language)])
    expect(text).not.toMatch(PAUSE[language])
})
