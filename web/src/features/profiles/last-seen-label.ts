import type { LastSeen } from '@ndoa/contract/profiles'
import { dayLabel } from '../../lib/dates.ts'

const HOUR = 3_600_000

/** "Last seen this week"; to a match, who is told the hour, "Last seen about 5 hours ago". */
export function lastSeenLabel(lastSeen: LastSeen, now = new Date()): string {
  switch (lastSeen) {
    case 'today':
      return 'Last seen today'
    case 'this_week':
      return 'Last seen this week'
    case 'earlier':
      return 'Last seen over a week ago'
    default:
      return `Last seen ${hourWords(lastSeen, now)}`
  }
}

/** The time is the beginning of the hour in which the member was last active. */
function hourWords(hour: string, now: Date): string {
  const passed = Math.floor((now.getTime() - Date.parse(hour)) / HOUR)
  if (passed < 1) return 'within the last hour'
  if (passed === 1) return 'about an hour ago'
  return passed < 24 ? `about ${passed} hours ago` : dayLabel(hour, now).replace('Yesterday', 'yesterday')
}
