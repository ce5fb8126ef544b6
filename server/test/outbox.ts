import { sql } from 'kysely'
import { vi } from 'vitest'
import type { TestApp } from './app.ts'

/**
 * Waits until a listener has come to everything that has happened so far. Events are read up to the oldest transaction
 * that is still open, also one in the database of another test on the same server; in the order of their transactions, not of
 * their ids.
 */
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

/** Waits until everything that has happened is told of; likes need not wait for their time to be taken back. */
export async function untilTold(t: Pick<TestApp, 'app'>): Promise<void> {
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
