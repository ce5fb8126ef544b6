import { addMonths } from '@ndoa/contract/months'
import { expect, test } from 'vitest'
import {
  membershipAt,
  planTerm,
  remainingTime,
  sequenceTerms,
  type ValidTerm,
  withRestoredTime,
} from './terms.rules.ts'

const NOW = new Date('2026-03-10T12:00:00Z')
const DAY = 86_400_000
const days = (count: number) => new Date(NOW.getTime() + count * DAY)
const bought = (tier: ValidTerm['tier'], months: 1 | 3 | 12 = 1) => ({ tier, months })
const term = (tier: ValidTerm['tier'], startsAt: Date, months = 1): ValidTerm => ({
  orderId: `${tier} ${startsAt.toISOString()}`,
  tier,
  startsAt,
  endsAt: addMonths(startsAt, months),
})

test('the first term begins at once and lasts its months', () => {
  expect(planTerm(bought('easy', 3), [], NOW)).toEqual({
    startsAt: NOW,
    endsAt: new Date('2026-06-10T12:00:00Z'),
    replaces: [],
  })
})

test('a further term of the same or a lower tier begins where the last one ends', () => {
  const running = term('super', days(-10))
  const same = planTerm(bought('super'), [running], NOW)
  expect([same.startsAt, same.replaces]).toEqual([running.endsAt, []])
  const next = term('super', same.startsAt)
  expect(planTerm(bought('easy'), [running, next], NOW).startsAt).toEqual(next.endsAt)
})

test('a restored term counts after any terms before it', () => {
  const running = term('super', days(-10))
  const again = (tier: ValidTerm['tier']) => planTerm(bought(tier), [running], NOW, 10 * DAY)
  const behind = new Date(running.endsAt.getTime() + 10 * DAY)
  expect(again('easy')).toEqual({ startsAt: running.endsAt, endsAt: behind, replaces: [] })
  expect(again('premium')).toEqual({ startsAt: NOW, endsAt: days(10), replaces: [running.orderId] })
  const [starts_at, ends_at] = [days(0), days(30)]
  const left = (revoked_at: Date) => remainingTime({ starts_at, ends_at, revoked_at }) / DAY
  expect([left(days(-5)), left(days(10)), left(days(40))]).toEqual([30, 20, 0])
})

test('a higher tier begins at once at full length, and replaces every lower one', () => {
  const running = term('easy', days(-10))
  const waiting = term('easy', running.endsAt)
  expect(planTerm(bought('premium'), [running, waiting], NOW)).toEqual({
    startsAt: NOW,
    endsAt: addMonths(NOW, 1),
    replaces: [running.orderId, waiting.orderId],
  })
})

test('a middle tier waits for the higher one, and replaces the lower one afterwards', () => {
  const premium = term('premium', days(-5))
  const easy = term('easy', premium.endsAt)
  const { startsAt, replaces } = planTerm(bought('super'), [premium, easy], NOW)
  expect([startsAt, replaces]).toEqual([premium.endsAt, [easy.orderId]])
})

test('terms of one tier make one membership, until a lower tier takes over', () => {
  const [first, second] = [term('premium', days(-1)), term('premium', addMonths(days(-1), 1))]
  const easy = term('easy', second.endsAt)
  for (const terms of [
    [easy, second, first],
    [first, second, easy],
  ])
    expect(membershipAt(terms, NOW)).toEqual({ tier: 'premium', endsAt: second.endsAt })
  expect(membershipAt([easy, second, first], second.endsAt)).toEqual({ tier: 'easy', endsAt: easy.endsAt })
  expect(membershipAt([first], first.endsAt)).toBeNull()
})

test('withdrawing a term moves later ones forward at full length', () => {
  const later = term('premium', days(40))
  const last = term('easy', later.endsAt)
  const moved = sequenceTerms([last, later], NOW)
  expect(moved.map(({ startsAt }) => startsAt)).toEqual([NOW, moved[0]?.endsAt])
  const length = ({ startsAt, endsAt }: ValidTerm) => endsAt.getTime() - startsAt.getTime()
  expect(moved.map(length)).toEqual([length(later), length(last)])
  const running = term('easy', days(-3))
  expect(sequenceTerms([running, term('easy', running.endsAt)], NOW)).toEqual([
    running,
    term('easy', running.endsAt),
  ])
})

test('an interrupted term keeps its rest', () => {
  const running = term('easy', days(-10))
  const back: ValidTerm = { orderId: 'premium', tier: 'premium', startsAt: NOW, endsAt: days(3) }
  const left = running.endsAt.getTime() - NOW.getTime()
  expect(sequenceTerms([running, back], NOW)).toEqual([
    back,
    { ...running, startsAt: days(3), endsAt: new Date(days(3).getTime() + left) },
  ])
})

test('lost time is added to the rest or counts alone, and refunded money adds none', () => {
  const lost = [[days(-20), days(-12)] as const]
  const back = (from: number, to: number, more: Partial<Parameters<typeof withRestoredTime>[0]> = {}) => {
    const places = { starts_at: days(from), ends_at: days(to), revoked_at: null, refunded_for: null, ran: [] }
    const placed = withRestoredTime({ ...places, ...more }, lost, NOW)
    return placed && [placed.startsAt, placed.endsAt].map((date) => (date.getTime() - NOW.getTime()) / DAY)
  }
  expect(back(-25, 6)).toEqual([0, 14])
  expect(back(-15, 16)).toEqual([0, 19])
  expect(back(-46, -15)).toEqual([0, 5])
  expect([back(-50, -20), back(-12, 3), back(2, 30)]).toEqual([null, null, null])
  expect(back(0, 10, { ran: [[days(-22), days(-19)]] })).toEqual([0, 11])
  expect(back(5, 20, { ran: [[days(-22), days(-19)]] })).toEqual([0, 16]) // it waits behind another term
  expect(back(-25, 6, { revoked_at: days(-18), refunded_for: 'unused_days' })).toEqual([0, 2])
  expect(back(-25, 6, { revoked_at: days(-18), refunded_for: 'disputed' })).toEqual([-18, 8])
})
