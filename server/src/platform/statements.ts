import { CompiledQuery, type RawBuilder } from 'kysely'
import type { Pool, PoolClient } from 'pg'
import type { Database, Tx } from './db.ts'

/** A placeholder for a value in a statement that is built before the value is known. */
class Place {
  readonly key: PropertyKey
  constructor(key: PropertyKey) {
    this.key = key
  }
}

type Connected = { db: Database; pool: Pool | PoolClient }

/**
 * A statement that pages are made of: written once per process and planned once per connection, which together take
 * as long as running it. It is given the database, or the transaction that it is part of.
 * @param write gets stand-ins for the values, each by its name, to be put into the statement as they are
 */
export function statement<Given extends object, Row extends object>(
  name: string,
  write: (given: Given) => Pick<RawBuilder<Row>, 'compile'>,
) {
  const places = new Proxy({}, { get: (_, key) => new Place(key) }) as Given
  let written: { text: string; values: readonly unknown[] } | undefined
  return async (on: Connected | Tx, given: Given): Promise<Row[]> => {
    if (!written) {
      const { sql: text, parameters } = write(places).compile('pool' in on ? on.db : on)
      written = { text, values: parameters }
    }
    const { text } = written
    const values = written.values.map((value) =>
      value instanceof Place ? given[value.key as keyof Given] : value,
    )
    if ('pool' in on) return (await on.pool.query<Row>({ name, text, values })).rows
    return (await on.executeQuery(named<Row>(name, text, values))).rows
  }
}

/** Kysely gives statements no names, but hands what it takes for the text on to the driver, which knows them. */
const named = <Row>(name: string, text: string, values: unknown[]): CompiledQuery<Row> => ({
  ...CompiledQuery.raw(text, values),
  sql: { name, text } as unknown as string,
})
