import type { LastSeen } from '@ndoa/contract/dating/profiles'
import { dateLabel, daysSince } from '../../../../lib/dates.ts'
import { words } from '../words/member.ts'

const HOUR = 3_600_000

/** "Last seen this week"; matches see the hour, "Last seen about 5 hours ago". */
export function lastSeenLabel(lastSeen: LastSeen, now: Date): string {
  switch (lastSeen) {
    case 'today':
    case 'this_week':
    case 'earlier':
      return words.lastSeen[lastSeen]
    default:
      return hourWords(lastSeen, now)
  }
}

/** `hour` is the beginning of the hour in which the member was last active. */
function hourWords(hour: string, now: Date): string {
  const passed = Math.floor((now.getTime() - Date.parse(hour)) / HOUR)
  if (passed < 1) return words.lastSeen.withinHour
  if (passed < 24) return words.lastSeen.hoursAgo(passed)
  const days = daysSince(hour, now)
  if (days === 1) return words.lastSeen.yesterday
  return days < 7 ? words.lastSeen.daysAgo(days) : words.lastSeen.on(dateLabel(hour))
}
