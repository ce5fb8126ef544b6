import { expect, onTestFinished, test } from 'vitest'
import { cdp } from 'vitest/browser'
import { dayLabel, timeInDayLabel } from '../../../../lib/dates.ts'
import { AMARA, aMessage } from '../messages.test-data.ts'
import { timeline } from './timeline.ts'

async function useZone(timezoneId: string) {
  const browser = cdp()
  await browser.send('Emulation.setTimezoneOverride', { timezoneId })
  onTestFinished(async () => {
    await browser.send('Emulation.setTimezoneOverride', { timezoneId: '' })
  })
}

/** The line above and the time below each message sent at these UTC times. */
function shown(now: string, ...times: string[]) {
  const messages = times.map((created_at, place) => aMessage(place + 1, { created_at }))
  return timeline(messages, [], AMARA).map(({ created_at, startsDay }) => [
    startsDay ? dayLabel(created_at, new Date(now)) : '',
    timeInDayLabel(created_at, new Date(now)),
  ])
}

test('day lines and message times use the member’s current zone', async () => {
  const messages = ['2026-06-14T22:55:00Z', '2026-06-14T23:05:00Z'] as const
  await useZone('Africa/Lagos') // an hour ahead of UTC
  expect(shown('2026-06-15T08:00:00Z', ...messages)).toEqual([
    ['Yesterday', '11:55 PM'],
    ['Today', '12:05 AM'],
  ])
  await useZone('America/Toronto')
  expect(shown('2026-06-15T08:00:00Z', ...messages)).toEqual([
    ['Yesterday', '6:55 PM'],
    ['', '7:05 PM'],
  ])
})

test('days of 23 and 25 hours are one day each', async () => {
  await useZone('Europe/London') // clocks went forward on March 29, 2026, and back on October 25
  const spring = ['2026-03-29T00:30:00Z', '2026-03-29T22:30:00Z', '2026-03-29T23:10:00Z'] as const
  expect(shown('2026-03-30T11:00:00Z', ...spring)).toEqual([
    ['Yesterday', '12:30 AM'],
    ['', '11:30 PM'],
    ['Today', '12:10 AM'],
  ])
  const autumn = [
    '2026-10-24T23:10:00Z',
    '2026-10-25T00:30:00Z',
    '2026-10-25T01:30:00Z',
    '2026-10-25T23:50:00Z',
  ] as const
  expect(shown('2026-10-26T00:20:00Z', ...autumn)).toEqual([
    ['Yesterday', '12:10 AM'],
    ['', '1:30 AM'],
    ['', '1:30 AM'],
    ['', '11:50 PM'],
  ])
})
