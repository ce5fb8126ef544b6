import { sql } from 'kysely'
import type { Db } from './db.ts'
import { counter } from './metrics.ts'

/** So many uses in so long a time; `per` is a PostgreSQL interval. */
export interface Limit {
  max: number
  per: string
}

const refusals = counter('limit_refusals_total', 'Uses refused, by the limit that was reached', ['limit'])

/**
 * Counts one use of `key`: the name of the limit, a space, and whom or what it counts for, without spaces.
 * @returns null when it is within the limit, else the seconds until another use is possible
 */
export async function take(db: Db, key: string, { max, per }: Limit): Promise<number | null> {
  const { rows } = await sql<{
    wait: number | null
  }>`select take(${key}, ${max}, ${per}::interval) as wait`.execute(db)
  const wait = rows[0]?.wait ?? null
  if (wait !== null) refusals.inc({ limit: key.replace(/ \S*$/, '') }) // the name alone
  return wait
}

/** How often `key` was used in the time before now; `per` is a PostgreSQL interval. */
export async function usesOf(db: Db, key: string, per: string): Promise<number> {
  const { rows } = await sql<{ uses: number }>`
    select count(*)::int as uses from limit_uses
    where key = ${key} and used_at > clock_timestamp() - ${per}::interval`.execute(db)
  return rows[0]?.uses ?? 0
}
