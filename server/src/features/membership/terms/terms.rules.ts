import { type Term, TIERS, type Tier } from '@ndoa/contract/membership-rules'
import type { Money } from '@ndoa/contract/money'
import { priceOf } from '@ndoa/contract/prices'

interface Bought {
  tier: Tier
  months: Term
  price: Money
}

/** A term that was granted, is neither revoked nor replaced, and has not ended. */
export interface CountingTerm extends Bought {
  orderId: string
  startsAt: Date
  endsAt: Date
}

export interface PlannedTerm {
  startsAt: Date
  endsAt: Date
  /** The terms of lower tiers whose unused days it was credited, by order. */
  replaces: string[]
}

const rank = (tier: Tier) => TIERS.indexOf(tier)

/**
 * Where a term goes that was just paid. It begins where the last one of the same or a higher tier ends. Terms of lower
 * tiers end there, and lengthen it by what their unused days were worth.
 * @param country where the buyer lives; its prices compare terms that were paid in other currencies
 * @param left milliseconds of what was paid for that are still due; all of it when it is bought
 */
export function planTerm(
  bought: Bought & { country: string },
  counting: readonly CountingTerm[],
  now: Date,
  left = Number.POSITIVE_INFINITY,
): PlannedTerm {
  const before = counting.filter(({ tier }) => rank(tier) >= rank(bought.tier))
  const startsAt = latest([now, ...before.map(({ endsAt }) => endsAt)])
  const replaced = counting.filter(({ tier, endsAt }) => rank(tier) < rank(bought.tier) && endsAt > startsAt)
  const worth = sum(replaced.map((term) => worthOf(term, startsAt, bought)))
  const paidFor = addMonths(startsAt, bought.months).getTime() - startsAt.getTime()
  const credit = worth / (bought.price.amount / paidFor)
  return {
    startsAt,
    endsAt: new Date(startsAt.getTime() + Math.min(left, paidFor) + Math.round(credit)),
    replaces: replaced.map(({ orderId }) => orderId),
  }
}

/** What the rest of a term is worth. Credited days are worth as much as the paid ones beside them. */
function worthOf(term: CountingTerm, from: Date, { price, country }: Bought & { country: string }): number {
  const paid = term.price.currency === price.currency ? term.price : priceOf(country, term.tier, term.months)
  const begun = latest([term.startsAt, from])
  const length = addMonths(term.startsAt, term.months).getTime() - term.startsAt.getTime()
  return (paid.amount / length) * (term.endsAt.getTime() - begun.getTime())
}

/** A term that may have been lengthened by what was left of lower ones. */
export type CreditedTerm = CountingTerm & { country: string }

/**
 * What is taken from higher tiers when the money of a term that they replaced goes back: the credited days that are unused.
 * Credited days are used before the paid ones.
 * @param higher the one that replaced the term, the one that replaced that, and so on
 * @returns them with their new ends, and how many milliseconds of the replaced one were unused
 */
export function takeCredit(
  replaced: CountingTerm,
  higher: readonly CreditedTerm[],
  now: Date,
): { shortened: CreditedTerm[]; unused: number } {
  const begun = latest([replaced.startsAt, higher[0]?.startsAt ?? now])
  let share = 1
  let credit = { of: replaced, from: begun }
  const shortened = higher.map((term, i) => {
    const { startsAt, endsAt, months, price } = term
    const paidFor = addMonths(startsAt, months).getTime() - startsAt.getTime()
    const credited = endsAt.getTime() - startsAt.getTime() - paidFor // of all terms that it replaced
    const until = higher[i + 1]?.startsAt ?? now
    const used = Math.max(0, until.getTime() - startsAt.getTime())
    const left = credited > used ? 1 - used / credited : 0
    const own = Math.min(credited, worthOf(credit.of, credit.from, term) / (price.amount / paidFor)) * left
    share *= left
    credit = { of: term, from: sooner(endsAt, own) }
    return { ...term, endsAt: sooner(endsAt, Math.round(own)) }
  })
  return { shortened, unused: Math.max(0, (replaced.endsAt.getTime() - begun.getTime()) * share) }
}

/** When terms begin that waited for a revoked one: nobody loses what they have paid for. */
export function closeGaps(counting: readonly CountingTerm[], now: Date): CountingTerm[] {
  let free = now
  return counting
    .toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime())
    .map((term) => {
      const earlier = Math.max(0, term.startsAt.getTime() - free.getTime())
      const moved = {
        ...term,
        startsAt: sooner(term.startsAt, earlier),
        endsAt: sooner(term.endsAt, earlier),
      }
      free = latest([free, moved.endsAt])
      return moved
    })
}

/** The membership that terms make at a moment: the highest tier, for as long as it goes on. Null when there is none. */
export function membershipAt(
  counting: readonly CountingTerm[],
  now: Date,
): { tier: Tier; endsAt: Date } | null {
  const [first] = counting
    .filter(({ startsAt, endsAt }) => startsAt <= now && endsAt > now)
    .toSorted((a, b) => rank(b.tier) - rank(a.tier))
  if (!first) return null
  const following = counting
    .filter(({ tier }) => tier === first.tier)
    .toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime())
  let { endsAt } = first
  for (const term of following) if (term.startsAt <= endsAt) endsAt = latest([endsAt, term.endsAt])
  return { tier: first.tier, endsAt }
}

/** The same day of a later month, or its last day where it has no such day. In UTC. */
export function addMonths(date: Date, months: number): Date {
  const later = new Date(date)
  later.setUTCMonth(later.getUTCMonth() + months)
  if (later.getUTCDate() !== date.getUTCDate()) later.setUTCDate(0)
  return later
}

const latest = (dates: readonly Date[]) => new Date(Math.max(...dates.map((date) => date.getTime())))
const sooner = (date: Date, milliseconds: number) => new Date(date.getTime() - milliseconds)
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)
