import { expect, test, vi } from 'vitest'
import { dateStyle, regionOf } from './date-style.ts'
import { dateLabel, timeLabel } from './dates.ts'

const afternoon = new Date(2026, 5, 8, 15, 5)
const morning = new Date(2026, 5, 8, 9, 5)

test.each([
  [['en-US', 'en'], 'Jun 8, 2026', '3:05 PM', '9:05 AM'],
  [['en-GB'], '8 Jun 2026', '15:05', '09:05'],
  [['en-NG'], '8 Jun 2026', '15:05', '09:05'],
  [['en-GH'], '8 Jun 2026', '3:05 PM', '9:05 AM'],
  [['fr'], '8 Jun 2026', '15:05', '09:05'],
  [['sw', 'en-US'], '8 Jun 2026', '15:05', '09:05'],
  [['en', 'en-KE'], '8 Jun 2026', '15:05', '09:05'],
  [['ar'], '8 Jun 2026', '3:05 PM', '9:05 AM'],
  [[], '8 Jun 2026', '15:05', '09:05'],
])('where the languages are %s, dates read %s and times %s', (languages, date, late, early) => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages)
  expect([dateLabel(afternoon), timeLabel(afternoon), timeLabel(morning)]).toEqual([date, late, early])
  vi.restoreAllMocks()
})

test('each country uses the clock of Intl', () => {
  const locales =
    'en-NG en-GH en-KE en-ZA am-ET ar-EG fr-MA fr-DZ fr-TN fr-SN fr-CI fr-CM en-UG sw-TZ en-ZM en-ZW so-SO ar-SD en-US en-CA en-GB en-IE fr-FR de-DE nl-NL en-AU en-IN pt-BR'
  for (const locale of locales.split(' ')) {
    const { hourCycle } = new Intl.DateTimeFormat(locale, { timeStyle: 'short' }).resolvedOptions()
    expect([locale, dateStyle([locale]).twelveHours]).toEqual([locale, hourCycle === 'h12'])
  }
})

test('a language’s country is found with any script or variant', () => {
  expect(regionOf(['zh-Hant-TW'])).toBe('TW')
  expect(regionOf(['en-GB-oxendict'])).toBe('GB')
  expect(regionOf(['es-419'])).toBeUndefined()
  expect(regionOf(['fr', 'en-US'])).toBeUndefined()
})
