import { LANGUAGES } from '@ndoa/contract/languages'
import { assert, constantFrom, date, property, string } from 'fast-check'
import { expect, test } from 'vitest'
import { signedInOn } from '../features/accounts/notices.ts'
import { deviceInWords } from '../features/accounts/sessions/device.ts'
import { wordsIn as signInWordsIn } from '../features/accounts/sign-in/words/index.ts'
import type { NoticeWords } from '../features/accounts/words/en.ts'
import { wordsIn as noticeWordsIn } from '../features/accounts/words/index.ts'
import { wordsIn as deliveriesWordsIn } from '../features/deliveries/words/index.ts'
import { momentIn } from '../features/languages.ts'
import { wordsIn as leavingWordsIn } from '../features/leaving/words/index.ts'
import { inSmsLetters, isOnePart } from '../platform/sms-part.ts'

test.each(LANGUAGES)('a text message in %s is one part', (language) => {
  const shorts = Object.values(noticeWordsIn(language))
    .filter((notice): notice is NoticeWords => typeof notice === 'object')
    .map(({ short }) => short)
  const texts = [
    signInWordsIn(language).phoneCode('123456'),
    leavingWordsIn(language).goodbyeText,
    deliveriesWordsIn(language).sms('https://ndoa.example/my-matches'),
    ...shorts,
  ]
  expect(texts.length).toBeGreaterThan(7)
  expect(texts.filter((text) => !isOnePart(text))).toEqual([])
})

const COUNTRIES = ['KE', 'CI', 'CD', 'ST', 'GS', 'BA', 'VC', 'HM']
const SYSTEMS = ['KaiOS', 'Android', 'iPadOS', 'iOS', 'ChromeOS', 'Windows', 'macOS', 'Linux', null]
const BROWSERS = ['Edge', 'Opera Mini', 'Samsung Internet', 'UC Browser', 'Firefox', 'Chrome', null]
const PLACES = Object.fromEntries(
  LANGUAGES.map((language) => [language, new Intl.DisplayNames(language, { type: 'region' })]),
)

test('the alert of a sign-in is one part in every language, whatever the device, the place and the day are called', () => {
  const language = constantFrom(...LANGUAGES)
  const days = date({ min: new Date('2026-01-01'), max: new Date('2030-01-01'), noInvalidDate: true })
  const known = property(
    language,
    constantFrom(...BROWSERS),
    constantFrom(...SYSTEMS),
    constantFrom(null, ...COUNTRIES),
    days,
    (spoken, browser, system, country, day) => {
      const device = deviceInWords(spoken, { browser, system })
      const place = country && (PLACES[spoken]?.of(country) ?? null)
      const text = signedInOn({ device, place, moment: `${momentIn(spoken, day)} UTC` }).short(spoken)
      expect(text).toSatisfy(isOnePart)
      if (browser !== 'Samsung Internet') expect(text).toContain(inSmsLetters(device))
    },
  )
  assert(known, { numRuns: 2000 })
  const made = property(
    language,
    string({ unit: 'grapheme', maxLength: 200 }),
    string({ unit: 'grapheme', maxLength: 200 }),
    (spoken, device, place) => {
      expect(signedInOn({ device, place, moment: 'now' }).short(spoken)).toSatisfy(isOnePart)
    },
  )
  assert(made, { numRuns: 1000 })
})

test('the alert says the country where it fits, in the letters of text messages', () => {
  const moment = '23 November 2026 at 16:21 UTC'
  const inAbidjan = { device: 'Chrome on Android', place: 'Côte d’Ivoire', moment }
  expect(signedInOn(inAbidjan).short('en')).toBe(
    `New sign-in to your Ndoa account: Chrome on Android, Cote d'Ivoire, ${moment}. Not you? Please sign in and check your security settings.`,
  )
  expect(signedInOn({ device: 'Chrome በAndroid', place: 'ኬንያ', moment }).short('am')).toContain('ኬንያ።')
})
