import { dateLabel, timeLabel } from '../lib/dates.ts'
import { serverNow } from '../lib/server-clock.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const WEEK = 7 * DAY

/** "3 hours ago", after a week the date. */
export function timeAgo(moment: string, now = serverNow()): string {
  const passed = Math.max(0, now.getTime() - new Date(moment).getTime())
  return passed < WEEK ? `${formatDuration(passed)} ago` : dateLabel(moment)
}

export const momentLabel = (moment: string): string => `${dateLabel(moment)}, ${timeLabel(moment)}`

/** "due in 35 minutes", "2 hours late" */
export function dueLabel(due: string, now: Date): { text: string; isLate: boolean } {
  const left = new Date(due).getTime() - now.getTime()
  const words = formatDuration(Math.abs(left))
  return left < 0 ? { text: `${words} late`, isLate: true } : { text: `due in ${words}`, isLate: false }
}

export function formatDuration(milliseconds: number): string {
  const count = (value: number, unit: string) => `${value} ${unit}${value === 1 ? '' : 's'}`
  if (milliseconds < HOUR) return count(Math.max(1, Math.round(milliseconds / MINUTE)), 'minute')
  if (milliseconds < 48 * HOUR) return count(Math.round(milliseconds / HOUR), 'hour')
  return count(Math.round(milliseconds / DAY), 'day')
}
