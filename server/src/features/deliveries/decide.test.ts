import type { DeliveryChannel } from '@ndoa/contract/deliveries'
import { expect, test } from 'vitest'
import type { Sent } from './decide.ts'
import { type History, historyOf, type Outcome, play, settingsAt } from './history.test-data.ts'
import { endOfQuiet, hourIn, isZone, zoneOfCountry } from './local-time.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const HISTORIES = 10_000
const CEILINGS: [DeliveryChannel, most: number, within: number][] = [
  ['push', 6, DAY],
  ['mail', 1, DAY],
  ['sms', 1, DAY],
  ['sms', 8, 30 * DAY],
]

/** By the calendar of `Intl`, apart from how the rule finds it. */
function isNight({ quiet: { starts, ends }, zone }: ReturnType<typeof settingsAt>, at: number): boolean {
  const hour = Number(
    new Date(at).toLocaleString('en-GB', { timeZone: zone, hour: '2-digit', hourCycle: 'h23' }),
  )
  if (starts === ends) return false
  return starts < ends ? hour >= starts && hour < ends : hour >= starts || hour < ends
}

const isCounted = ({ kinds }: Sent) => kinds.some((kind) => kind !== 'safety')

/** What must never happen, in words; nothing when all is well. */
function faultsOf(history: History, { outcomes, sent }: ReturnType<typeof play>): string[] {
  const faults: string[] = []
  const sentOnes = outcomes.filter(({ skipped }) => skipped === undefined)
  const times = (one: Outcome) =>
    sentOnes.filter((other) => other.news === one.news && other.channel === one.channel)
  for (const one of sentOnes) {
    const { news, at, channel } = one
    if (news.readAt !== null && news.readAt <= at) faults.push('told of what was read')
    if (history.visits.some((visit) => visit > news.at && visit <= at))
      faults.push('told of what was seen in the app')
    if (isNight(settingsAt(history, at), at)) faults.push('told in quiet hours')
    if (settingsAt(history, at).refused === news.kind) faults.push('told of what was refused')
    if (times(one).length > 1) faults.push('told twice on a channel')
    if (at < news.at + 30_000) faults.push('told too soon')
    const quieter = sentOnes.filter((other) => other.news === news && other.at > at)
    if (channel === 'mail' && quieter.some((other) => other.channel === 'push'))
      faults.push('pushed after a mail')
  }
  for (const [channel, most, within] of CEILINGS) {
    const counted = sent[channel].filter(isCounted)
    for (const { at } of counted)
      if (counted.filter((other) => other.at > at - within && other.at <= at).length > most)
        faults.push(`too many by ${channel}`)
  }
  return [...faults, ...lostIn(history, outcomes)]
}

/** News that is still unread was told, or stood in a page that was opened since, or was refused: it is nowhere else. */
function lostIn(history: History, outcomes: readonly Outcome[]): string[] {
  return history.news.flatMap((news) => {
    const about = outcomes.filter((outcome) => outcome.news === news && outcome.channel === 'mail')
    const [outcome] = about
    if (!outcome) return [`lost: ${news.kind}`]
    return outcome.skipped === 'late' || outcome.skipped === 'ceiling' ? [`given up: ${news.kind}`] : []
  })
}

test(`in ${HISTORIES} histories nobody hears of what was read, at night, too often or twice, and nothing is lost`, () => {
  const found: string[] = []
  let sentInAll = 0
  for (let seed = 1; seed <= HISTORIES; seed++) {
    const history = historyOf(seed)
    const played = play(history)
    sentInAll += Object.values(played.sent).flat().length
    for (const fault of faultsOf(history, played)) found.push(`${fault} (seed ${seed})`)
  }
  expect(found.slice(0, 5)).toEqual([])
  expect(sentInAll).toBeGreaterThan(HISTORIES) // the histories are about something
})

test('quiet hours end at the same hour of the clock when the clocks change', () => {
  const quiet = { starts: 22, ends: 7 }
  for (const [night, end] of [
    ['2026-03-28T23:30Z', '2026-03-29T06:00Z'], // London loses an hour
    ['2026-10-24T22:30Z', '2026-10-25T07:00Z'], // and wins one
  ])
    expect(endOfQuiet(quiet, 'Europe/London', Date.parse(night!))).toBe(Date.parse(end!))
  expect(endOfQuiet(quiet, 'Asia/Kathmandu', Date.parse('2026-01-01T20:00Z'))).toBe(
    Date.parse('2026-01-02T01:15Z'),
  )
})

test('zones are those that the calendar knows, and a country has one', () => {
  expect(isZone('Africa/Kinshasa')).toBe(true)
  expect(isZone('Africa/Wakanda')).toBe(false)
  expect(hourIn(zoneOfCountry('KE'), Date.parse('2026-01-01T00:30Z'))).toBe(3)
  expect(zoneOfCountry(null)).toBe('UTC')
})
