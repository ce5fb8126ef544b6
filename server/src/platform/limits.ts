import { sql } from 'kysely'
import type { Db } from './db.ts'

/** So many uses in so long a time; `per` is a PostgreSQL interval. */
export interface Limit {
  max: number
  per: string
}

/**
 * Counts one use of `key`.
 * @returns null when it is within the limit, else the seconds until another use is possible
 */
export async function take(db: Db, key: string, { max, per }: Limit): Promise<number | null> {
  const { rows } = await sql<{
    wait: number | null
  }>`select take(${key}, ${max}, ${per}::interval) as wait`.execute(db)
  return rows[0]?.wait ?? null
}
