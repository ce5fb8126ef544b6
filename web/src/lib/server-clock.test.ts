import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { messageTimeLabel } from './dates.ts'
import { learnServerTime, onTimeCorrected, serverNow } from './server-clock.ts'

const DAY = 86_400_000
let server = Date.UTC(2026, 5, 15, 12, 0)
let passed = 0

beforeEach(() => {
  server += 400 * DAY // later than what the clock learnt in the test before
  vi.spyOn(performance, 'now').mockImplementation(() => passed)
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

const deviceIs = (moment: number) => vi.useFakeTimers({ now: moment, toFake: ['Date'] })
const answered = (moment: number) => learnServerTime(new Date(moment).toUTCString())

test('until the server answers, the phone’s clock counts', async () => {
  const url = './server-clock.ts?unanswered' // another instance, which no other test has told the time
  const { learnServerTime, serverNow } = (await import(
    /* @vite-ignore */ url
  )) as typeof import('./server-clock.ts')
  deviceIs(server - DAY)
  learnServerTime(null)
  learnServerTime('yesterday')
  expect(serverNow().getTime()).toBe(server - DAY)
})

test.each([
  ['3 days behind', -3 * DAY],
  ['a year ahead', 365 * DAY],
])('a phone whose clock is %s knows the server’s time', (_what, wrong) => {
  deviceIs(server + wrong)
  answered(server)
  passed += 60_000
  expect(serverNow().getTime()).toBe(server + 60_000)
  const dayOld = new Date(server - 1.5 * DAY)
  expect(messageTimeLabel(dayOld, serverNow())).toBe('Yesterday')
})

test('a slow or cached answer, or a phone set back meanwhile, never sets the time back', () => {
  deviceIs(server)
  answered(server)
  passed += 5_000
  for (const late of [server + 2_000, server - DAY]) answered(late)
  vi.setSystemTime(server - 3 * DAY)
  expect(serverNow().getTime()).toBe(server + 5_000)
  answered(server + 9_000)
  expect(serverNow().getTime()).toBe(server + 9_000)
})

test('whoever shows the time hears of a correction, but not of each answer', () => {
  deviceIs(server - 3 * DAY)
  const corrected = vi.fn()
  const stop = onTimeCorrected(corrected)
  answered(server)
  answered(server + 1_000)
  expect(corrected).toHaveBeenCalledOnce()
  stop()
  answered(server + DAY)
  expect(corrected).toHaveBeenCalledOnce()
})
