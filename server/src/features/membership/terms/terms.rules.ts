import { type Term, TIERS, type Tier } from '@ndoa/contract/membership/membership-rules'
import { addMonths } from '@ndoa/contract/months'

export interface ValidTerm {
  orderId: string
  tier: Tier
  startsAt: Date
  endsAt: Date
}

export interface PlannedTerm {
  startsAt: Date
  endsAt: Date
  /** Lower-tier orders whose unused days are refunded. */
  replaces: string[]
}

const rank = (tier: Tier) => TIERS.indexOf(tier)

/**
 * A term starts after those of the same or a higher tier, and replaces lower ones.
 * @param left the remaining milliseconds of a restored term
 */
export function planTerm(
  { tier, months }: { tier: Tier; months: Term },
  terms: readonly ValidTerm[],
  now: Date,
  left?: number,
): PlannedTerm {
  const before = terms.filter((term) => rank(term.tier) >= rank(tier))
  const startsAt = latest([now, ...before.map(({ endsAt }) => endsAt)])
  return {
    startsAt,
    endsAt: left === undefined ? addMonths(startsAt, months) : new Date(startsAt.getTime() + left),
    replaces: terms.filter((term) => !before.includes(term)).map(({ orderId }) => orderId),
  }
}

/** @returns the milliseconds of the term that were left when it was revoked */
export const remainingTime = (term: { starts_at: Date; ends_at: Date; revoked_at: Date }): number =>
  Math.max(0, term.ends_at.getTime() - Math.max(term.starts_at.getTime(), term.revoked_at.getTime()))

/** Puts terms one after another, the highest tier first, so that no two count at once and no paid time is lost. */
export function sequenceTerms(terms: readonly ValidTerm[], now: Date): ValidTerm[] {
  let nextStart = now
  return terms
    .toSorted((a, b) => rank(b.tier) - rank(a.tier) || a.startsAt.getTime() - b.startsAt.getTime())
    .map((term) => {
      const start = latest([term.startsAt, now])
      const startsAt = nextStart
      nextStart = later(startsAt, term.endsAt.getTime() - start.getTime())
      return start.getTime() === startsAt.getTime() ? term : { ...term, startsAt, endsAt: nextStart }
    })
}

export type Period = readonly [Date, Date]

export interface TermWithLostTime {
  starts_at: Date
  ends_at: Date
  revoked_at: Date | null
  refunded_for: 'unused_days' | 'disputed' | null
  /** Earlier periods in which the term counted before it was moved. */
  ran: readonly Period[]
}

/**
 * A disputed term gets its time only if the dispute is won.
 * @param lost periods that do not overlap
 * @returns null if nothing was lost
 */
export function withRestoredTime(
  { starts_at, ends_at, revoked_at, refunded_for, ran }: TermWithLostTime,
  lost: readonly Period[],
  now: Date,
): { startsAt: Date; endsAt: Date; isRevoked: boolean } | null {
  const isRevoked = refunded_for === 'disputed'
  const at = (isRevoked && revoked_at) || now
  const until = refunded_for === 'unused_days' && revoked_at ? revoked_at : ends_at
  const counted: Period[] = [...ran, [starts_at, earliest([until, at])]]
  const back = sum(counted.flatMap((one) => lost.map((other) => overlap(one, other))))
  if (back === 0) return null
  const left = Math.max(0, until.getTime() - latest([starts_at, at]).getTime())
  return { startsAt: at, endsAt: later(at, left + back), isRevoked }
}

/** @returns milliseconds */
const overlap = ([from, to]: Period, [start, end]: Period) =>
  Math.max(0, earliest([to, end]).getTime() - latest([from, start]).getTime())

/** @returns the current highest tier, and when its consecutive terms end */
export function membershipAt(terms: readonly ValidTerm[], now: Date): { tier: Tier; endsAt: Date } | null {
  const [first] = terms
    .filter(({ startsAt, endsAt }) => startsAt <= now && endsAt > now)
    .toSorted((a, b) => rank(b.tier) - rank(a.tier))
  if (!first) return null
  const following = terms
    .filter(({ tier }) => tier === first.tier)
    .toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime())
  let { endsAt } = first
  for (const term of following) if (term.startsAt <= endsAt) endsAt = latest([endsAt, term.endsAt])
  return { tier: first.tier, endsAt }
}

const latest = (dates: readonly Date[]) => new Date(Math.max(...dates.map((date) => date.getTime())))
const earliest = (dates: readonly Date[]) => new Date(Math.min(...dates.map((date) => date.getTime())))
const later = (date: Date, milliseconds: number) => new Date(date.getTime() + milliseconds)
const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0)
