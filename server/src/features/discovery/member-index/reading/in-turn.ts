import { setTimeout as sleep } from 'node:timers/promises'
import type { Pool } from 'pg'

const PAUSE = 500 // milliseconds

/**
 * Of several processes one reads all members at a time, so that the others find its copy. The lock lasts as long as the
 * connection, of which the pool must have one alone.
 * @param patience how many milliseconds a process waits at most
 * @param work is told whether another process was reading
 */
export async function inTurn(
  pool: Pool,
  patience: number,
  work: (hasWaited: boolean) => Promise<void>,
): Promise<void> {
  const end = Date.now() + patience
  let hasWaited = false
  while (!(await tryLock(pool)) && Date.now() < end) {
    hasWaited = true
    await sleep(PAUSE)
  }
  await work(hasWaited)
}

/** Not a lock that waits: a statement that runs for minutes would keep the database from clearing up. */
async function tryLock(pool: Pool): Promise<boolean> {
  const { rows } = await pool.query<{ mine: boolean }>(
    "select pg_try_advisory_lock(hashtextextended('reading all members', 0)) as mine",
  )
  return rows[0]?.mine ?? false
}
