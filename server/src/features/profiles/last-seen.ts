import { ACTIVE_WEEK_DAYS } from '@ndoa/contract/limits'
import type { LastSeen } from '@ndoa/contract/profiles'
import type { App } from '../../platform/app.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

/**
 * When a member was here last, as a match of theirs or anybody else may know it (docs/access-matrix.md, 4.4).
 * @returns null when the member does not show it
 */
export async function lastSeenOf(app: App, memberId: string, isMatch: boolean): Promise<LastSeen | null> {
  const at = await shownActivity(app, memberId)
  return at && lastSeen(at, app.clock.now(), isMatch)
}

async function shownActivity({ db }: App, memberId: string): Promise<Date | null> {
  const row = await db
    .selectFrom('users')
    .leftJoin('settings', 'settings.user_id', 'users.id')
    .select('users.last_active_at')
    .where('users.id', '=', memberId)
    .where((eb) => eb.fn.coalesce('settings.show_last_seen', eb.lit(true)))
    .executeTakeFirst()
  return row?.last_active_at ?? null
}

/**
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
