import { dateStyle } from './date-style.ts'
import { serverNow } from './server-clock.ts'
import { words } from './words.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

export type Moment = string | Date

// Creating an `Intl` format takes a slow phone 50 to 130 ms, as long as drawing the page.

/** "May 31, 2026" or "31 May 2026", by the member's region; other languages have their own order. */
export function dateLabel(moment: Moment): string {
  const date = new Date(moment)
  const month = words.months[date.getMonth()] ?? ''
  return words.date(date.getDate(), month, date.getFullYear(), dateStyle().monthFirst)
}

export function timeLabel(moment: Moment): string {
  const date = new Date(moment)
  const [hours, minutes] = [date.getHours(), twoDigits(date.getMinutes())]
  if (!dateStyle().twelveHours) return `${twoDigits(hours)}:${minutes}`
  return `${hours % 12 || 12}:${minutes} ${hours < 12 ? words.am : words.pm}`
}

export function dayLabel(moment: Moment, now = serverNow()): string {
  const days = daysSince(moment, now)
  if (days === 0) return words.today
  if (days === 1) return words.yesterday
  return days > 0 && days < 7 ? words.daysAgo(days) : dateLabel(moment)
}

/** Counts calendar days in the viewer's time zone. */
export const daysSince = (moment: Moment, now: Date): number =>
  Math.round((startOfDay(now) - startOfDay(new Date(moment))) / DAY)

/** "Just now" under an hour, the time of day under 24 hours, "Yesterday" under 48, then the date. */
export function messageTimeLabel(moment: Moment, now = serverNow()): string {
  const passed = now.getTime() - new Date(moment).getTime()
  if (passed < HOUR) return words.justNow
  if (passed < DAY) return timeLabel(moment)
  return passed < 2 * DAY ? words.yesterday : dateLabel(moment)
}

export function timeInDayLabel(moment: Moment, now = serverNow()): string {
  const date = new Date(moment)
  const isNew = now.getTime() - date.getTime() < HOUR && startOfDay(now) === startOfDay(date)
  return isNew ? words.justNow : timeLabel(date)
}

/** "5m ago" under an hour and at least "1m ago", "3h ago" under 24 hours, "2d ago" under 7 days, then the date. */
export function agoLabel(moment: Moment, now = serverNow()): string {
  const passed = Math.max(0, now.getTime() - new Date(moment).getTime())
  if (passed < HOUR) return words.minutesShort(Math.max(1, Math.floor(passed / MINUTE)))
  if (passed < DAY) return words.hoursShort(Math.floor(passed / HOUR))
  return passed < 7 * DAY ? words.daysShort(Math.floor(passed / DAY)) : dateLabel(moment)
}

/** `YYYY-MM-DD` in the member's time zone, for date fields. */
export function today(now = serverNow()): string {
  const [year, month, day] = [now.getFullYear(), now.getMonth() + 1, now.getDate()]
  return `${year}-${twoDigits(month)}-${twoDigits(day)}`
}

const twoDigits = (figure: number) => String(figure).padStart(2, '0')

function startOfDay(date: Date): number {
  return new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime()
}
