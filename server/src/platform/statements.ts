import type { RawBuilder } from 'kysely'
import type { Pool, PoolClient } from 'pg'
import type { Database } from './db.ts'

/** A placeholder for a value in a statement that is built before the value is known. */
class Place {
  readonly key: PropertyKey
  constructor(key: PropertyKey) {
    this.key = key
  }
}

/**
 * A statement that pages are made of: written once per process and planned once per connection, which together take
 * as long as running it.
 * @param write gets stand-ins for the values, each by its name, to be put into the statement as they are
 */
export function statement<Given extends object, Row extends object>(
  name: string,
  write: (given: Given) => Pick<RawBuilder<Row>, 'compile'>,
) {
  const places = new Proxy({}, { get: (_, key) => new Place(key) }) as Given
  let written: { text: string; values: readonly unknown[] } | undefined
  return async ({ db, pool }: { db: Database; pool: Pool | PoolClient }, given: Given): Promise<Row[]> => {
    if (!written) {
      const { sql: text, parameters } = write(places).compile(db)
      written = { text, values: parameters }
    }
    const values = written.values.map((value) =>
      value instanceof Place ? given[value.key as keyof Given] : value,
    )
    return (await pool.query<Row>({ name, text: written.text, values })).rows
  }
}
