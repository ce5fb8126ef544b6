import type { App } from '../../../../platform/app.ts'

/** Minimum milliseconds since the last saved visit: for page visibility, for a member's action, for other calls. */
export const VISIT_SAVE_INTERVAL = { page: 1_000, act: 30_000, call: 5 * 60_000 }

// Concurrent calls may all try to save a visit; the condition lets only one of them write.
const NOTE = `
  update users set last_active_at = $2
  where id = $1 and last_active_at <= $2::timestamptz - $3 * interval '1 millisecond'`

/** Does not wait for the write; if it fails, the next visit is saved instead. */
export function noteVisit(
  { pool, log }: Pick<App, 'pool' | 'log'>,
  memberId: string,
  at: Date,
  interval: number,
): void {
  pool
    .query(NOTE, [memberId, at, interval])
    .catch((error: unknown) => log.warn({ err: error }, 'a visit was not written down'))
}
