import { expect, test } from 'vitest'
import { dayIn, zoneOfCountry } from './zones.ts'

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('')
type Region = Intl.Locale & { getTimeZones: () => string[] | undefined }

test('a country’s zone is one of its own', () => {
  const wrong = LETTERS.flatMap((first) => LETTERS.map((second) => first + second)).filter((country) => {
    const zones = (new Intl.Locale('und', { region: country }) as Region).getTimeZones() ?? []
    return zones.length > 0 && !zones.includes(zoneOfCountry(country))
  })
  expect(wrong).toEqual([])
  expect(zoneOfCountry(null)).toBe('UTC')
})

const hourIn = (timeZone: string, at: Date) =>
  Number(new Intl.DateTimeFormat('en-GB', { hour: 'numeric', hourCycle: 'h23', timeZone }).format(at))

test.each([
  ['US', 7],
  ['CA', 7],
  ['BR', 9],
  ['MX', 6],
  ['CL', 9],
  ['AU', 23],
  ['RU', 15],
  ['ID', 19],
  ['CD', 13],
  ['PT', 12],
  ['NG', 13],
])('a wide country uses the zone of most inhabitants: in %s it is %i o’clock', (country, hour) => {
  expect(hourIn(zoneOfCountry(country), new Date('2026-01-01T12:00Z'))).toBe(hour)
})

test.each([
  ['Africa/Nairobi', '2026-03-31T20:59:59Z', '2026-03-31'],
  ['Africa/Nairobi', '2026-03-31T21:00:00Z', '2026-04-01'],
  ['America/New_York', '2026-04-01T03:59:59Z', '2026-03-31'],
  ['Pacific/Kiritimati', '2026-03-31T10:00:00Z', '2026-04-01'],
  ['UTC', '2026-12-31T23:59:59Z', '2026-12-31'],
])('in %s it is at %s the day %s', (zone, now, day) => {
  expect(dayIn(zone, new Date(now))).toBe(day)
})
