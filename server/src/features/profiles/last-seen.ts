import { ACTIVE_WEEK_DAYS } from '@ndoa/contract/limits'
import type { LastSeen } from '@ndoa/contract/profiles'

const HOUR = 3_600_000
const DAY = 24 * HOUR

/**
 * When a member was here last, as a match of theirs or anybody else may know it (docs/access-matrix.md, 4.4).
 * The full hour, or whole days of the calendar (UTC). A span of 24 hours that moves with the clock would tell the
 * minute to anybody who watches when "today" ends.
 */
export function lastSeen(at: Date, now: Date, isMatch: boolean): LastSeen {
  if (isMatch) return new Date(wholes(at, HOUR) * HOUR).toISOString()
  const daysAgo = wholes(now, DAY) - wholes(at, DAY)
  if (daysAgo <= 0) return 'today'
  return daysAgo < ACTIVE_WEEK_DAYS ? 'this_week' : 'earlier'
}

const wholes = (moment: Date, unit: number) => Math.floor(moment.getTime() / unit)
