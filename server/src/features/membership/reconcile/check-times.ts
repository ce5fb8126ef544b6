const SECOND = 1_000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** Milliseconds since the order. */
const CHECKS = [
  10 * SECOND,
  30 * SECOND,
  2 * MINUTE,
  10 * MINUTE,
  HOUR,
  ...Array.from({ length: 7 }, (_, day) => (day + 1) * DAY),
]
/** Milliseconds after which the member is no longer sent to pay. */
const START_WINDOW = 2 * MINUTE
const RETRY_AFTER = 10 * MINUTE

const after = (date: Date, milliseconds: number) => new Date(date.getTime() + milliseconds)

/** @returns null after an unpaid order's last check */
export function nextCheck(orderedAt: Date, now: Date): Date | null {
  const next = CHECKS.map((check) => after(orderedAt, check)).find((time) => time > now)
  return next ?? null
}

/** Never returns null, because a check that failed does not count as the last one. */
export function checkAfterFailure(orderedAt: Date, now: Date): Date {
  const retry = after(now, RETRY_AFTER)
  const next = nextCheck(orderedAt, now)
  return next && next < retry ? next : retry
}

export const canStillStart = (orderedAt: Date, now: Date) => after(orderedAt, START_WINDOW) > now
