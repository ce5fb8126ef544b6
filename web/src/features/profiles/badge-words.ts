import type { MemberProfile } from '@ndoa/contract/profiles'

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const

/** What the badge of a member rests on, and what it does not say. */
export function badgeWords({ kind, verified_at }: NonNullable<MemberProfile['verification']>): string {
  const date = new Date(verified_at)
  const day = `${date.getUTCDate()} ${MONTHS[date.getUTCMonth()]} ${date.getUTCFullYear()}`
  const seen =
    kind === 'call'
      ? `Two of our team compared this member’s photos with them in a video call on ${day}.`
      : `Two of our team compared this member’s photos with live pictures taken on ${day}.`
  return `${seen} This does not check name, age, marriage or intentions.`
}
