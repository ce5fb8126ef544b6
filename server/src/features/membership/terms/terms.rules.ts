import { type Term, TIERS, type Tier } from '@ndoa/contract/membership-rules'
import { addMonths } from '@ndoa/contract/months'

/** A term that was granted, is not revoked, and has not ended. */
export interface CountingTerm {
  orderId: string
  tier: Tier
  startsAt: Date
  endsAt: Date
}

export interface PlannedTerm {
  startsAt: Date
  endsAt: Date
  /** The terms of lower tiers that end for it, by order: their unused days are refunded. */
  replaces: string[]
}

const rank = (tier: Tier) => TIERS.indexOf(tier)

/**
 * Where a term goes that was just paid: it begins where the last one of the same or a higher tier ends, and replaces those of
 * lower tiers.
 * @param left milliseconds of a term that counts again; all of its months when it is bought
 */
export function planTerm(
  { tier, months }: { tier: Tier; months: Term },
  counting: readonly CountingTerm[],
  now: Date,
  left?: number,
): PlannedTerm {
  const before = counting.filter((term) => rank(term.tier) >= rank(tier))
  const startsAt = latest([now, ...before.map(({ endsAt }) => endsAt)])
  return {
    startsAt,
    endsAt: left === undefined ? addMonths(startsAt, months) : new Date(startsAt.getTime() + left),
    replaces: counting.filter((term) => !before.includes(term)).map(({ orderId }) => orderId),
  }
}

/** Milliseconds of a term that were left when it was revoked. */
export const leftOf = (term: { starts_at: Date; ends_at: Date; revoked_at: Date }): number =>
  Math.max(0, term.ends_at.getTime() - Math.max(term.starts_at.getTime(), term.revoked_at.getTime()))

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

const latest = (dates: readonly Date[]) => new Date(Math.max(...dates.map((date) => date.getTime())))
const sooner = (date: Date, milliseconds: number) => new Date(date.getTime() - milliseconds)
