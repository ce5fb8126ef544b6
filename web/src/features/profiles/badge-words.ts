import type { MemberProfile } from '@ndoa/contract/profiles'
import { words as dates } from '../../lib/words/index.ts'
import { words } from './words/member/index.ts'

/** What the badge of a member rests on, and what it does not say. */
export function badgeWords({ kind, verified_at }: NonNullable<MemberProfile['verification']>): string {
  const date = new Date(verified_at)
  const month = dates.months[date.getUTCMonth()] ?? ''
  const day = words.badge.day(date.getUTCDate(), month, date.getUTCFullYear())
  return words.badge[kind](day)
}
