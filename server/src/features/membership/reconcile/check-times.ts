const SECOND = 1_000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** How long after its order a payment is asked about. */
const CHECKS = [
  10 * SECOND,
  30 * SECOND,
  2 * MINUTE,
  10 * MINUTE,
  HOUR,
  ...Array.from({ length: 7 }, (_, day) => (day + 1) * DAY),
]
/** After this, nobody is sent to pay for the order any more. */
const BEGUN_WITHIN = 2 * MINUTE
/** After a failure of a provider. */
const RETRY_AFTER = 10 * MINUTE

const after = (date: Date, milliseconds: number) => new Date(date.getTime() + milliseconds)

/** When to ask about an unpaid order again; null: that was the last time. */
export function nextCheck(orderedAt: Date, now: Date): Date | null {
  const next = CHECKS.map((check) => after(orderedAt, check)).find((time) => time > now)
  return next ?? null
}

/** When to ask again because the provider did not answer: soon, and it never counts as the last time. */
export function checkAfterFailure(orderedAt: Date, now: Date): Date {
  const retry = after(now, RETRY_AFTER)
  const next = nextCheck(orderedAt, now)
  return next && next < retry ? next : retry
}

export const canStillBegin = (orderedAt: Date, now: Date) => after(orderedAt, BEGUN_WITHIN) > now
