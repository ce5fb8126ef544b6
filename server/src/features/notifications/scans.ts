import type { App } from '../../platform/app.ts'
import type { Tx } from '../../platform/db.ts'
import { transaction } from '../../platform/outbox.ts'

/** A half-open span of time: after `from`, up to and with `until`. */
export interface Span {
  from: Date
  until: Date
}

/**
 * Looks through the time since it was last done, up to `until`. Every moment comes once: the place is kept with what
 * was written, and of several processes one is at it.
 * @param longest milliseconds; after a longer pause, and at the very first time, it starts so far back
 */
export function lookThrough(
  app: App,
  name: string,
  until: Date,
  longest: number,
  work: (tx: Tx, span: Span) => Promise<void>,
): Promise<void> {
  const earliest = new Date(until.getTime() - longest)
  return transaction(app, async (tx) => {
    await tx
      .insertInto('notification_scans')
      .values({ name, until: earliest })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    const place = await tx
      .selectFrom('notification_scans')
      .select('until')
      .where('name', '=', name)
      .forUpdate()
      .executeTakeFirstOrThrow()
    const from = place.until > earliest ? place.until : earliest
    if (from >= until) return
    await work(tx, { from, until })
    await tx.updateTable('notification_scans').set({ until }).where('name', '=', name).execute()
  })
}
