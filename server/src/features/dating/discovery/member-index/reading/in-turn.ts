import { setTimeout as sleep } from 'node:timers/promises'
import type { Pool } from 'pg'

const PAUSE = 500 // milliseconds

/** The lock lasts as long as the connection, so the pool must have only one connection. `patience` is in milliseconds. */
export async function inTurn(
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

/** Polls, because a statement that waits for minutes would block vacuum. */
async function tryLock(pool: Pool): Promise<boolean> {
  const { rows } = await pool.query<{ mine: boolean }>(
    "select pg_try_advisory_lock(hashtextextended('reading all members', 0)) as mine",
  )
  return rows[0]?.mine ?? false
}
