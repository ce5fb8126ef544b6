import { sql } from 'kysely'
import { vi } from 'vitest'
import type { TestApp } from './app.ts'

/** Listeners read events in transaction order, up to the oldest open transaction in any database of the instance. */
export async function untilHandled({ app }: Pick<TestApp, 'app'>, listener: string): Promise<void> {
  const latest = await sql<{ xid: string; id: number }>`
    select xid::text, id from outbox order by outbox.xid desc, id desc limit 1`.execute(app.db)
  const [last] = latest.rows
  if (!last) return
  await vi.waitFor(
    async () => {
      const { rows } = await sql`
        select from outbox_positions
        where listener = ${listener} and (xid, id) >= (${last.xid}::xid8, ${last.id})`.execute(app.db)
      if (rows.length === 0) throw new Error(`${listener} has not heard everything yet`)
    },
    { interval: 20 },
  )
}

/** Waits until members were notified of all events; likes skip their undo period. */
export async function untilNotified(t: Pick<TestApp, 'app'>): Promise<void> {
  await untilHandled(t, 'notifications')
  await sql`update pgboss.job set start_after = now() where name = 'tell-of-like' and state = 'created'`.execute(
    t.app.db,
  )
  await vi.waitFor(
    async () => {
      const { rows } =
        await sql`select from pgboss.job where name = 'tell-of-like' and state < 'completed'`.execute(
          t.app.db,
        )
      if (rows.length > 0) throw new Error('some likes are not told of yet')
    },
    { interval: 20 },
  )
}
