import type { MemberProfile } from '@ndoa/contract/dating/profiles'
import { words as dates } from '../../../../lib/words.ts'
import { words } from '../words/member.ts'

export function badgeWords({ kind, verified_at }: NonNullable<MemberProfile['verification']>): string {
  const date = new Date(verified_at)
  const month = dates.months[date.getUTCMonth()] ?? ''
  const day = words.badge.day(date.getUTCDate(), month, date.getUTCFullYear())
  return words.badge[kind](day)
}
