import { type Insertable, type Selectable, sql } from 'kysely'
import type { DeadLetters } from './db/generated/tables.ts'
import type { Db, Tx } from './db.ts'

export type FailedEventRow = Selectable<DeadLetters>

export const ATTEMPTS = 5

/**
 * Retries take about a minute. After an hour an event is dead even without further attempts, because its job was lost.
 */
const isDead = sql<boolean>`(attempts >= ${ATTEMPTS} or failed_at < now() - interval '1 hour')`

export const deadLetters = (db: Db): Promise<FailedEventRow[]> =>
  db.selectFrom('dead_letters').selectAll().where(isDead).orderBy('id').execute()

export const failedEvent = (db: Db, id: number): Promise<FailedEventRow | undefined> =>
  db.selectFrom('dead_letters').selectAll().where('id', '=', id).executeTakeFirst()

export async function countDeadLetters(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('dead_letters')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where(isDead)
    .executeTakeFirstOrThrow()
  return count
}

/** @returns nothing if a report was sent in the hour before `now` */
export const unreportedDeadLetters = (db: Db, now: Date): Promise<FailedEventRow[]> =>
  db
    .selectFrom('dead_letters')
    .selectAll()
    .where('reported_at', 'is', null)
    .where(isDead)
    .where(
      sql<boolean>`not exists (select from dead_letters where reported_at > ${now}::timestamptz - interval '1 hour')`,
    )
    .orderBy('id')
    .execute()

export async function setReported(db: Db, ids: readonly number[], now: Date): Promise<void> {
  await db.updateTable('dead_letters').set({ reported_at: now }).where('id', 'in', ids).execute()
}

/** Upserts, because an event can fail again after a crash. @returns the row's id */
export async function saveFailure(tx: Tx, failure: Insertable<DeadLetters>): Promise<number> {
  const { id } = await tx
    .insertInto('dead_letters')
    .values(failure)
    .onConflict((conflict) =>
      conflict.columns(['listener', 'event_id']).doUpdateSet((eb) => ({
        attempts: eb('dead_letters.attempts', '+', eb.ref('excluded.attempts')),
        error: eb.ref('excluded.error'),
        failed_at: sql`now()`,
      })),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function countFailure(db: Db, id: number, error: string): Promise<void> {
  await db
    .updateTable('dead_letters')
    .set(({ eb }) => ({
      retry_requested: false,
      attempts: eb('attempts', '+', 1),
      error,
      failed_at: sql`now()`,
    }))
    .where('id', '=', id)
    .execute()
}

export async function setRetryRequested(db: Db, id: number): Promise<string | undefined> {
  const requested = await db
    .updateTable('dead_letters')
    .set({ retry_requested: true })
    .where('id', '=', id)
    .returning('listener')
    .executeTakeFirst()
  return requested?.listener
}

export async function discardDeadLetter(db: Db, id: number): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('dead_letters').where('id', '=', id).executeTakeFirst()
  return numDeletedRows === 1n
}
