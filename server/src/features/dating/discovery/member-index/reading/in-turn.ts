import { setTimeout as sleep } from 'node:timers/promises'
import type { Pool } from 'pg'

const PAUSE = 500 // milliseconds

/**
 * Runs `work` without the lock after `timeout` milliseconds. The lock lasts as long as its connection, so the pool must
 * have only one.
 */
export async function runInTurn(
  pool: Pool,
  timeout: number,
  work: (hasWaited: boolean) => Promise<void>,
): Promise<void> {
  const end = Date.now() + timeout
  let hasWaited = false
  while (!(await tryLock(pool)) && Date.now() < end) {
    hasWaited = true
    await sleep(PAUSE)
  }
  await work(hasWaited)
}

/** Never waits for the lock, because a statement that waits for minutes would hold back vacuum. */
async function tryLock(pool: Pool): Promise<boolean> {
  const { rows } = await pool.query<{ mine: boolean }>(
    "select pg_try_advisory_lock(hashtextextended('reading all members', 0)) as mine",
  )
  return rows[0]?.mine ?? false
}
