import type { App } from './app.ts'

/**
 * How old the last visit must be before another one is written down, in milliseconds: for a page that comes into view or
 * leaves it, for something that a member does, and for any other call.
 */
export const VISIT_NOTED = { page: 1_000, act: 30_000, call: 5 * 60_000 }

// Concurrent calls all find the visit due; the condition lets only one of them write.
const NOTE = `
  update users set last_active_at = $2
  where id = $1 and last_active_at <= $2::timestamptz - $3 * interval '1 millisecond'`

/** Writes down that a member was here. Nothing waits for it; if one write is lost, the next visit repeats it. */
export function noteVisit(
  { pool, log }: Pick<App, 'pool' | 'log'>,
  memberId: string,
  at: Date,
  noted: number,
): void {
  pool
    .query(NOTE, [memberId, at, noted])
    .catch((error: unknown) => log.warn({ err: error }, 'a visit was not written down'))
}
