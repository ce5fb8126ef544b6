import { addMonths } from '@ndoa/contract/months'
import { expect, test } from 'vitest'
import { type CountingTerm, closeGaps, leftOf, membershipAt, planTerm } from './terms.rules.ts'

const NOW = new Date('2026-03-10T12:00:00Z')
const DAY = 86_400_000
const days = (count: number) => new Date(NOW.getTime() + count * DAY)
const bought = (tier: CountingTerm['tier'], months: 1 | 3 | 12 = 1) => ({ tier, months })
const term = (tier: CountingTerm['tier'], startsAt: Date, months = 1): CountingTerm => ({
  orderId: `${tier} ${startsAt.toISOString()}`,
  tier,
  startsAt,
  endsAt: addMonths(startsAt, months),
})

test('the first term begins at once and lasts so many months', () => {
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

test('what was left of a term counts again, behind what has come before it', () => {
  const running = term('super', days(-10))
  const again = (tier: CountingTerm['tier']) => planTerm(bought(tier), [running], NOW, 10 * DAY)
  const behind = new Date(running.endsAt.getTime() + 10 * DAY)
  expect(again('easy')).toEqual({ startsAt: running.endsAt, endsAt: behind, replaces: [] })
  expect(again('premium')).toEqual({ startsAt: NOW, endsAt: days(10), replaces: [running.orderId] })
  const [starts_at, ends_at] = [days(0), days(30)]
  const left = (revoked_at: Date) => leftOf({ starts_at, ends_at, revoked_at }) / DAY
  expect([left(days(-5)), left(days(10)), left(days(40))]).toEqual([30, 20, 0])
})

test('a higher tier begins at once for as long as it was bought, and replaces every lower one', () => {
  const running = term('easy', days(-10))
  const waiting = term('easy', running.endsAt)
  expect(planTerm(bought('premium'), [running, waiting], NOW)).toEqual({
    startsAt: NOW,
    endsAt: addMonths(NOW, 1),
    replaces: [running.orderId, waiting.orderId],
  })
})

test('a middle tier waits for the higher one, and replaces the lower one behind it', () => {
  const premium = term('premium', days(-5))
  const easy = term('easy', premium.endsAt)
  const { startsAt, replaces } = planTerm(bought('super'), [premium, easy], NOW)
  expect([startsAt, replaces]).toEqual([premium.endsAt, [easy.orderId]])
})

test('terms of one tier make one membership, until a lower tier takes over', () => {
  const [first, second] = [term('premium', days(-1)), term('premium', addMonths(days(-1), 1))]
  const easy = term('easy', second.endsAt)
  expect(membershipAt([easy, second, first], NOW)).toEqual({ tier: 'premium', endsAt: second.endsAt })
  expect(membershipAt([easy, second, first], second.endsAt)).toEqual({ tier: 'easy', endsAt: easy.endsAt })
  expect(membershipAt([first], first.endsAt)).toBeNull()
})

test('when a term is taken back, those behind it begin earlier, as long as they were', () => {
  const later = term('premium', days(40))
  const last = term('easy', later.endsAt)
  const moved = closeGaps([last, later], NOW)
  expect(moved.map(({ startsAt }) => startsAt)).toEqual([NOW, moved[0]?.endsAt])
  const length = ({ startsAt, endsAt }: CountingTerm) => endsAt.getTime() - startsAt.getTime()
  expect(moved.map(length)).toEqual([length(later), length(last)])
  const running = term('easy', days(-3))
  expect(closeGaps([running, term('easy', running.endsAt)], NOW)).toEqual([
    running,
    term('easy', running.endsAt),
  ])
})
