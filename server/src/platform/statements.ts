import { CompiledQuery, type RawBuilder } from 'kysely'
import type { Pool, PoolClient } from 'pg'
import type { Database, Tx } from './db.ts'

class Place {
  readonly key: PropertyKey
  constructor(key: PropertyKey) {
    this.key = key
  }
}

type Connected = { db: Database; pool: Pool | PoolClient }

/**
 * Builds the SQL once per process. PostgreSQL parses it once per connection and may reuse the plan.
 * @param write receives placeholders, which it must use unchanged
 */
export function statement<Values extends object, Row extends object>(
  name: string,
  write: (input: Values) => Pick<RawBuilder<Row>, 'compile'>,
) {
  const places = new Proxy({}, { get: (_, key) => new Place(key) }) as Values
  let written: { text: string; values: readonly unknown[] } | undefined
  return async (on: Connected | Tx, input: Values): Promise<Row[]> => {
    if (!written) {
      const { sql: text, parameters } = write(places).compile('pool' in on ? on.db : on)
      written = { text, values: parameters }
    }
    const { text } = written
    const values = written.values.map((value) =>
      value instanceof Place ? input[value.key as keyof Values] : value,
    )
    if ('pool' in on) return (await on.pool.query<Row>({ name, text, values })).rows
    return (await on.executeQuery(namedQuery<Row>(name, text, values))).rows
  }
}

/** Kysely does not support named statements, but passes this object on to the driver, which does. */
const namedQuery = <Row>(name: string, text: string, values: unknown[]): CompiledQuery<Row> => ({
  ...CompiledQuery.raw(text, values),
  sql: { name, text } as unknown as string,
})
