const HOUR = 3_600_000
const DAY = 24 * HOUR

const counted = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'} left`

/** How long a restriction still lasts, rounded up: "3 days left", "5 hours left". */
export function timeLeft(until: string, now: Date): string {
  const left = Math.max(0, new Date(until).getTime() - now.getTime())
  return left > DAY
    ? counted(Math.ceil(left / DAY), 'day')
    : counted(Math.max(1, Math.ceil(left / HOUR)), 'hour')
}
