import { words } from './words.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

/** Rounds up, for example to "3 days left" or "5 hours left". */
export function timeLeft(until: string, now: Date): string {
  const left = Math.max(0, new Date(until).getTime() - now.getTime())
  return left > DAY
    ? words.daysLeft(Math.ceil(left / DAY))
    : words.hoursLeft(Math.max(1, Math.ceil(left / HOUR)))
}
