import { LANGUAGES, type Language, localeOf } from '@ndoa/contract/languages'
import { assert, constantFrom, date, property, string } from 'fast-check'
import { expect, test } from 'vitest'
import { signedInOn } from '../features/identity/accounts/notices.ts'
import { describeDevice } from '../features/identity/accounts/sessions/device.ts'
import { wordsIn as signInWordsIn } from '../features/identity/accounts/sign-in/words.ts'
import type { NoticeWords } from '../features/identity/accounts/words.ts'
import { wordsIn as noticeWordsIn } from '../features/identity/accounts/words.ts'
import { wordsIn as deliveriesWordsIn } from '../features/notifications/deliveries/words.ts'
import { momentIn } from '../features/shared/languages.ts'
import { wordsIn as decisionsWordsIn } from '../features/trust/decisions/words.ts'
import { isOnePart, toGsm7 } from '../platform/sms-part.ts'
import { archiveLink, archiveText, goodbyeText } from './leaving/emails.ts'
import { newArchiveCode } from './leaving/export.rules.ts'

/** The public URLs that `deploy` configures. */
const ADDRESSES = ['https://ndoa.example', 'https://www.ndoa.example']

/** Every text message except the sign-in alert, whose parts vary. */
function textsIn(language: Language): string[] {
  const shorts = Object.values(noticeWordsIn(language))
    .filter((notice): notice is NoticeWords => typeof notice === 'object')
    .map(({ short }) => short)
  return [
    signInWordsIn(language).phoneCode('123456'),
    goodbyeText(language),
    decisionsWordsIn(language).statementText,
    ...ADDRESSES.flatMap((address) => [
      archiveText(language, archiveLink(address, newArchiveCode())),
      deliveriesWordsIn(language).sms(`${address}/my-matches`),
    ]),
    ...shorts,
  ]
}

test.each(LANGUAGES)('a text message in %s fits one part', (language) => {
  const texts = textsIn(language)
  expect(texts.length).toBeGreaterThan(11)
  expect(texts.filter((text) => !isOnePart(text))).toEqual([])
})

test('an Arabic text message begins with an Arabic letter', () => {
  const first = (text: string) => /\p{L}/u.exec(text)?.[0]
  expect(textsIn('ar').filter((text) => !/\p{Script=Arabic}/u.test(first(text) ?? ''))).toEqual([])
})

const COUNTRIES = ['KE', 'CI', 'CD', 'ST', 'GS', 'BA', 'VC', 'HM']
const SYSTEMS = ['KaiOS', 'Android', 'iPadOS', 'iOS', 'ChromeOS', 'Windows', 'macOS', 'Linux', null]
const BROWSERS = ['Edge', 'Opera Mini', 'Samsung Internet', 'UC Browser', 'Firefox', 'Chrome', null]
const PLACES = Object.fromEntries(
  LANGUAGES.map((language) => [language, new Intl.DisplayNames(localeOf(language), { type: 'region' })]),
)

test('the sign-in alert fits one part in every language, for any device, place and day', () => {
  const language = constantFrom(...LANGUAGES)
  const days = date({ min: new Date('2026-01-01'), max: new Date('2030-01-01'), noInvalidDate: true })
  const known = property(
    language,
    constantFrom(...BROWSERS),
    constantFrom(...SYSTEMS),
    constantFrom(null, ...COUNTRIES),
    days,
    (spoken, browser, system, country, day) => {
      const device = describeDevice(spoken, { browser, system })
      const place = country && (PLACES[spoken]?.of(country) ?? null)
      const text = signedInOn({ device, place, moment: `${momentIn(spoken, day)} UTC` }).short(spoken)
      expect(text).toSatisfy(isOnePart)
      if (browser !== 'Samsung Internet') expect(text).toContain(toGsm7(device))
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

test('the alert names the country where it fits, in text-message characters', () => {
  const moment = '23 November 2026 at 16:21 UTC'
  const inAbidjan = { device: 'Chrome on Android', place: 'Côte d’Ivoire', moment }
  expect(signedInOn(inAbidjan).short('en')).toBe(
    `New sign-in to your Ndoa account: Chrome on Android, Cote d'Ivoire, ${moment}. Not you? Please sign in and check your security settings.`,
  )
  expect(signedInOn({ device: 'Chrome በAndroid', place: 'ኬንያ', moment }).short('am')).toContain('ኬንያ።')
  const inKinshasa = { device: 'Chrome a Android', place: 'Jamhuriyar Dimokuraɗiyyar Kongo', moment: '' }
  expect(signedInOn(inKinshasa).short('ha')).toContain('Jamhuriyar Dimokuradiyyar Kongo.')
})
