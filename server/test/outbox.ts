import { vi } from 'vitest'
import type { TestApp } from './app.ts'

/**
 * Waits until a listener has come to everything that has happened so far. Events are read up to the oldest transaction
 * that is still open, also one in the database of another test on the same server.
 */
export async function untilHandled({ app }: Pick<TestApp, 'app'>, listener: string): Promise<void> {
  const latest = await app.db
    .selectFrom('outbox')
    .select(({ fn }) => fn.max('id').as('id'))
    .executeTakeFirstOrThrow()
  await vi.waitFor(
    async () => {
      const place = await app.db
        .selectFrom('outbox_positions')
        .select('id')
        .where('listener', '=', listener)
        .executeTakeFirstOrThrow()
      if (place.id < (latest.id ?? 0)) throw new Error(`${listener} has not heard everything yet`)
    },
    { interval: 20 },
  )
}
