import type { LastSeen } from '@ndoa/contract/dating/profiles'
import { ACTIVE_WEEK_DAYS } from '@ndoa/contract/limits'

const HOUR = 3_600_000
const DAY = 24 * HOUR

/** Full hours or UTC days (docs/access-matrix.md, 4.4): a rolling window would reveal the minute of the visit. */
export function lastSeen(at: Date, now: Date, isMatch: boolean): LastSeen {
  if (isMatch) return new Date(wholeUnits(at, HOUR) * HOUR).toISOString()
  const daysAgo = wholeUnits(now, DAY) - wholeUnits(at, DAY)
  if (daysAgo <= 0) return 'today'
  return daysAgo < ACTIVE_WEEK_DAYS ? 'this_week' : 'earlier'
}

const wholeUnits = (moment: Date, unit: number) => Math.floor(moment.getTime() / unit)
