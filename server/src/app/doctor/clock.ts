import type { Pool } from 'pg'
import { broken, type Finding, notChecked, ok, warning } from './finding.ts'

/** Seconds. Above this, authenticator codes, callback signatures and S3 signatures begin to fail. */
const ERROR_SECONDS = 25
const WARNING_SECONDS = 5
const TIMEOUT = 5_000

export async function checkClock(pool: Pick<Pool, 'query'>, services: readonly string[]): Promise<Finding> {
  const offsets = await Promise.all([databaseOffset(pool), ...services.map(serviceOffset)])
  const knownOffsets = offsets.filter((offset) => offset !== null)
  if (knownOffsets.length === 0)
    return notChecked('clock', 'neither the database nor a service could be asked')
  const worst = knownOffsets.reduce((most, offset) => (Math.abs(offset) > Math.abs(most) ? offset : most))
  return judgeOffset(worst, knownOffsets.length)
}

/** @param seconds how far the other clock is ahead */
export function judgeOffset(seconds: number, clocks: number): Finding {
  const says = `it differs by ${Math.abs(seconds).toFixed(0)} seconds at most from ${clocks} ${clocks === 1 ? 'clock' : 'clocks'}`
  const todo = 'Let chrony or systemd-timesyncd set the clock of this machine, and of the database.'
  if (Math.abs(seconds) >= ERROR_SECONDS) return broken('clock', says, todo)
  return Math.abs(seconds) >= WARNING_SECONDS ? warning('clock', says, todo) : ok('clock', says)
}

async function databaseOffset(pool: Pick<Pool, 'query'>): Promise<number | null> {
  const requestedAt = Date.now()
  const answer = await pool
    .query<{ now: number }>('select extract(epoch from clock_timestamp())::float8 as now')
    .catch(() => null)
  const now = answer?.rows[0]?.now
  return now === undefined ? null : now - (requestedAt + Date.now()) / 2 / 1_000
}

/** Reads the `Date` header, which has a resolution of one second. */
async function serviceOffset(address: string): Promise<number | null> {
  const requestedAt = Date.now()
  const answer = await fetch(address, { method: 'HEAD', signal: AbortSignal.timeout(TIMEOUT) }).catch(
    () => null,
  )
  const serviceTime = Date.parse(answer?.headers.get('date') ?? '')
  return Number.isNaN(serviceTime) ? null : (serviceTime + 500 - (requestedAt + Date.now()) / 2) / 1_000
}
