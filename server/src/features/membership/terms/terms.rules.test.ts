import { TERMS, TIERS } from '@ndoa/contract/membership-rules'
import { moneyOf } from '@ndoa/contract/money'
import { priceOf } from '@ndoa/contract/prices'
import { expect, test } from 'vitest'
import {
  addMonths,
  type CountingTerm,
  type CreditedTerm,
  closeGaps,
  membershipAt,
  planTerm,
  takeCredit,
} from './terms.rules.ts'

const NOW = new Date('2026-03-10T12:00:00Z')
const DAY = 86_400_000
const days = (count: number) => new Date(NOW.getTime() + count * DAY)
const bought = (tier: CountingTerm['tier'], months: CountingTerm['months'] = 1, country = 'NG') => ({
  tier,
  months,
  country,
  price: priceOf(country, tier, months),
})
const term = (
  tier: CountingTerm['tier'],
  startsAt: Date,
  { months = 1, ...more }: Partial<CountingTerm> = {},
): CountingTerm => ({
  orderId: `${tier} ${startsAt.toISOString()}`,
  tier,
  months,
  price: priceOf('NG', tier, months),
  startsAt,
  endsAt: addMonths(startsAt, months),
  ...more,
})

test('the first term begins at once and lasts so many months', () => {
  expect(planTerm(bought('easy', 3), [], NOW)).toEqual({
    startsAt: NOW,
    endsAt: new Date('2026-06-10T12:00:00Z'),
    replaces: [],
  })
})

test.each([
  ['2026-01-31T08:00:00Z', 1, '2026-02-28T08:00:00Z'],
  ['2028-01-31T08:00:00Z', 1, '2028-02-29T08:00:00Z'],
  ['2028-02-29T08:00:00Z', 12, '2029-02-28T08:00:00Z'],
  ['2026-11-30T23:59:59Z', 3, '2027-02-28T23:59:59Z'],
  ['2026-12-15T00:00:00Z', 1, '2027-01-15T00:00:00Z'],
] as const)('from %s, %i months are until %s', (from, months, to) => {
  expect(addMonths(new Date(from), months)).toEqual(new Date(to))
})

test('a further term of the same or a lower tier begins where the last one ends', () => {
  const running = term('super', days(-10))
  const same = planTerm(bought('super'), [running], NOW)
  expect([same.startsAt, same.replaces]).toEqual([running.endsAt, []])
  const next = term('super', same.startsAt)
  expect(planTerm(bought('easy'), [running, next], NOW).startsAt).toEqual(next.endsAt)
})

test('a term that counts again lasts as long as was left of it, and never longer than it was paid for', () => {
  const again = (left: number) => planTerm(bought('easy'), [], NOW, left * DAY)
  expect(again(10)).toEqual({ startsAt: NOW, endsAt: days(10), replaces: [] })
  expect(again(90).endsAt).toEqual(addMonths(NOW, 1))
  const lower = term('easy', days(-10))
  const credit = planTerm(bought('super'), [lower], NOW).endsAt.getTime() - addMonths(NOW, 1).getTime()
  const higher = planTerm(bought('super'), [lower], NOW, 5 * DAY)
  expect(higher.replaces).toEqual([lower.orderId])
  expect(higher.endsAt.getTime()).toBe(days(5).getTime() + credit)
})

test('a higher tier begins at once, lengthened by what the unused days were worth', () => {
  const running = term('easy', days(-10), { price: moneyOf(1_000, 'NGN') })
  const unused = running.endsAt.getTime() - NOW.getTime()
  const length = running.endsAt.getTime() - running.startsAt.getTime()
  const { startsAt, endsAt, replaces } = planTerm(
    { ...bought('premium'), price: moneyOf(2_000, 'NGN') },
    [running],
    NOW,
  )
  expect([startsAt, replaces]).toEqual([NOW, [running.orderId]])
  const paidUntil = addMonths(NOW, 1).getTime()
  const credited = ((unused / length) * (paidUntil - NOW.getTime())) / 2
  expect(endsAt.getTime()).toBeCloseTo(paidUntil + credited, -1)
})

/** Of one that replaced it. */
function takenFrom(replaced: CountingTerm, higher: CreditedTerm, now: Date) {
  const { shortened, unused } = takeCredit(replaced, [higher], now)
  return { endsAt: shortened[0]!.endsAt, unused }
}

test('when the money of a replaced term goes back, the higher tier loses the credited days that are unused', () => {
  const [lower, other] = [term('easy', days(-10)), term('super', days(-5), { months: 3 })]
  const [alone, both] = [[lower], [lower, other]].map((counting) => {
    const plan = planTerm(bought('premium'), counting, NOW)
    return { ...bought('premium'), ...plan, orderId: 'premium' }
  })
  const paidUntil = addMonths(NOW, 1)
  expect(takenFrom(lower, alone!, NOW).endsAt).toEqual(paidUntil)
  expect(takenFrom(lower, alone!, NOW).unused).toBe(lower.endsAt.getTime() - NOW.getTime())
  const credited = alone!.endsAt.getTime() - paidUntil.getTime()
  const halfway = takenFrom(lower, alone!, new Date(NOW.getTime() + credited / 2))
  expect(halfway.endsAt.getTime()).toBeCloseTo(paidUntil.getTime() + credited / 2, -1)
  expect(halfway.unused).toBeCloseTo((lower.endsAt.getTime() - NOW.getTime()) / 2, -1)
  expect(takenFrom(lower, alone!, days(29))).toEqual({ endsAt: alone!.endsAt, unused: 0 })
  // Of two, each has its own share.
  const withoutLower = takenFrom(lower, both!, NOW).endsAt
  expect(withoutLower.getTime()).toBeCloseTo(both!.endsAt.getTime() - credited, -1)
  expect(takenFrom(other, { ...both!, endsAt: withoutLower }, NOW).endsAt.getTime()).toBeCloseTo(
    paidUntil.getTime(),
    -1,
  )
})

test('credited days that went on to a still higher tier are taken from there, and from the one between', () => {
  const easy = term('easy', NOW, { months: 12 })
  const begun = days(10)
  const middle = { ...bought('super'), ...planTerm(bought('super'), [easy], NOW), orderId: 'super' }
  const top = { ...bought('premium'), ...planTerm(bought('premium'), [middle], begun), orderId: 'premium' }
  const without = { ...middle, endsAt: new Date(addMonths(NOW, 1).getTime() + 10 * DAY) } // ten of them were used
  const { shortened, unused } = takeCredit(easy, [middle, top], begun)
  expect(shortened.map(({ orderId }) => orderId)).toEqual(['super', 'premium'])
  expect(shortened[0]!.endsAt.getTime()).toBeCloseTo(without.endsAt.getTime(), -1)
  const expected = planTerm(bought('premium'), [without], begun).endsAt.getTime()
  expect(shortened[1]!.endsAt.getTime()).toBeCloseTo(expected, -1)
  const credited = middle.endsAt.getTime() - addMonths(NOW, 1).getTime()
  const left = (easy.endsAt.getTime() - NOW.getTime()) * (1 - (10 * DAY) / credited)
  expect(unused).toBeCloseTo(left, -1)
  expect(takeCredit(easy, [middle, top], days(10_000)).shortened[1]).toEqual(top) // all used
})

test('a middle tier waits for the higher one, and replaces the lower one behind it', () => {
  const premium = term('premium', days(-5))
  const easy = term('easy', premium.endsAt)
  const { startsAt, endsAt, replaces } = planTerm(bought('super'), [premium, easy], NOW)
  expect([startsAt, replaces]).toEqual([premium.endsAt, [easy.orderId]])
  expect(endsAt.getTime()).toBeGreaterThan(addMonths(startsAt, 1).getTime())
})

test('days that were paid in another currency are worth what they cost where the member lives now', () => {
  const running = term('easy', NOW, { price: moneyOf(6, 'EUR') })
  const { endsAt } = planTerm(bought('premium'), [running], NOW)
  const [easy, premium] = [priceOf('NG', 'easy', 1), priceOf('NG', 'premium', 1)]
  const month = addMonths(NOW, 1).getTime() - NOW.getTime()
  expect(endsAt.getTime() - NOW.getTime()).toBeCloseTo(month * (1 + easy.amount / premium.amount), -1)
})

test('however terms are bought, nothing that was paid is lost, and none of them overlap', () => {
  const random = seeded(7)
  for (let run = 0; run < 300; run++) {
    let now = NOW
    let counting: CountingTerm[] = []
    for (let i = 0; i < 8; i++) {
      now = new Date(now.getTime() + Math.floor(random() * 20 * DAY))
      counting = counting.filter(({ endsAt }) => endsAt > now)
      const tier = TIERS[Math.floor(random() * 3)]!
      const months = TERMS[Math.floor(random() * 3)]!
      const before = worth(counting, now)
      const plan = planTerm(bought(tier, months), counting, now)
      const paid = { orderId: `${run} ${i}`, ...bought(tier, months), ...plan }
      counting = [...counting.filter(({ orderId }) => !plan.replaces.includes(orderId)), paid]
      const gained = worth(counting, now) - before
      expect(gained / priceOf('NG', tier, months).amount).toBeCloseTo(1, 4)
      const order = counting.toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime())
      for (const [j, { startsAt }] of order.entries())
        if (j > 0) expect(startsAt).toEqual(order[j - 1]?.endsAt)
      expect(membershipAt(counting, now)?.tier).toBe(order[0]?.tier)
    }
  }
})

/** What the days from now on have cost. */
const worth = (terms: readonly CountingTerm[], now: Date) =>
  terms.reduce((total, { price, months, startsAt, endsAt }) => {
    const length = addMonths(startsAt, months).getTime() - startsAt.getTime()
    return total + (price.amount / length) * (endsAt.getTime() - Math.max(startsAt.getTime(), now.getTime()))
  }, 0)

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

/** The same numbers at each run: mulberry32. */
function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
