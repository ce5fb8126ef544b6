import { dateLabel, timeLabel } from '../lib/dates.ts'
import { span } from './case-words.ts'

const WEEK = 7 * 24 * 60 * 60_000

/** "3 hours ago", after a week the date. */
export function agoWords(moment: string, now = new Date()): string {
  const passed = Math.max(0, now.getTime() - new Date(moment).getTime())
  return passed < WEEK ? `${span(passed)} ago` : dateLabel(moment)
}

/** "Nov 12, 2026, 3:05 PM" */
export const momentLabel = (moment: string): string => `${dateLabel(moment)}, ${timeLabel(moment)}`
