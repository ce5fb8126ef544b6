import type { App } from '../../platform/app.ts'

/** A half-open span of time: after `from`, up to and with `until`. */
export interface Span {
  from: Date
  until: Date
}

/**
 * Scans the time since the last run, up to `until`. After a failure the same span is scanned again: a repeated
 * notification is written once.
 * @param longest milliseconds; after a longer pause, and at the very first time, it starts so far back
 */
export async function scanSince(
  { db }: App,
  name: string,
  until: Date,
  longest: number,
  work: (span: Span) => Promise<void>,
): Promise<void> {
  const place = await db
    .selectFrom('notification_scans')
    .select('until')
    .where('name', '=', name)
    .executeTakeFirst()
  const earliest = new Date(until.getTime() - longest)
  const from = place && place.until > earliest ? place.until : earliest
  if (from >= until) return
  await work({ from, until })
  await db
    .insertInto('notification_scans')
    .values({ name, until })
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet(({ fn }) => ({
        until: fn('greatest', ['notification_scans.until', 'excluded.until']),
      })),
    )
    .execute()
}
