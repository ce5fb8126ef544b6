import { Kysely, PostgresDialect, sql, type Transaction } from 'kysely'
import { DatabaseError, Pool, type PoolClient, types } from 'pg'
import type { ClientClass } from './circuit-breaker.ts'
import { CONNECTION, expectTimeout, LimitedClient } from './database-client.ts'
import type { DB } from './db/generated/tables.ts'
import type { Log } from './log.ts'

types.setTypeParser(types.builtins.INT8, Number) // counts arrive as numbers
types.setTypeParser(types.builtins.DATE, (day) => day) // a day has no time zone: keep `YYYY-MM-DD`

export type Database = Kysely<DB>
export type Tx = Transaction<DB>
/** The first parameter of a query function: the database, or the transaction that it is part of. */
export type Db = Database | Tx

export interface Connections {
  pool: Pool
  db: Database
  close: () => Promise<void>
}

/**
 * Opens the pool. A statement that runs longer than 10 s, or waits 5 s for a lock, is given up; so is a call that gets
 * no connection in 10 s, and a connection on which the database is silent.
 */
export function openDatabase(
  url: string,
  log: Log,
  max = 20,
  Client: ClientClass = LimitedClient,
): Connections {
  const pool = new Pool({
    connectionString: url,
    max,
    Client,
    ...CONNECTION,
    statement_timeout: 10_000,
    lock_timeout: 5_000,
    idle_in_transaction_session_timeout: 15_000,
    idleTimeoutMillis: 300_000, // a new connection costs as much as a hundred statements
    application_name: 'ndoa',
  })
  // A connection in use reports errors only to its own listeners, and without one the process would exit.
  pool.on('connect', (client) =>
    client.on('error', (error) => log.warn({ err: error }, 'a database connection was lost')),
  )
  pool.on('error', () => {}) // an idle one: said already
  dropAfterFailover(pool, log)
  const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool }) })
  return { pool, db, close: () => db.destroy() }
}

const READ_ONLY = '25006'

/**
 * A write that is refused because the server is read-only shows that the primary has changed. Every
 * connection made before leads to the old one: idle ones are dropped at once, those in use when they are handed back.
 */
function dropAfterFailover(pool: Pool, log: Log) {
  let present = new WeakSet<PoolClient>()
  pool.on('connect', (client) => {
    present.add(client)
    client.connection.on('errorMessage', ({ code }: { code?: string }) => {
      if (code !== READ_ONLY || !present.has(client)) return
      log.warn('the database is read-only here: connections are made anew')
      present = new WeakSet()
      for (let idle = pool.idleCount; idle > 0; idle--)
        pool.connect().then(
          (other) => other.release(!present.has(other)),
          () => {}, // it was gone already
        )
    })
  })
  pool.on('release', (_error, client) => {
    if (!present.has(client)) void client.end() // the pool keeps none that is ending
  })
}

/** @throws when the database is away */
export async function checkDatabase(db: Database): Promise<void> {
  await sql`select 1`.execute(db)
}

const LONG_TIMEOUT = 120_000

/** A transaction for work in the background that goes through whole tables: its statements may take two minutes. */
export function withLongTimeout<T>(db: Database, work: (tx: Tx) => Promise<T>): Promise<T> {
  return expectTimeout(LONG_TIMEOUT, () =>
    db.transaction().execute(async (tx) => {
      await sql`select set_config('statement_timeout', ${String(LONG_TIMEOUT)}, true)`.execute(tx)
      return work(tx)
    }),
  )
}

/** Whoever locks the same name waits until this transaction is over. */
export async function lockUntilCommit(tx: Tx, name: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(tx)
}

/** Deadlock, serialization failure, unique and foreign key violation. */
const COLLISIONS = ['40P01', '40001', '23505', '23503']

/** True when somebody else changed or deleted the same rows at the same moment: tried again, it sees what they did. */
export const isCollision = (error: unknown) =>
  error instanceof DatabaseError && error.code !== undefined && COLLISIONS.includes(error.code)

/** True for a refusal by the named constraint or unique index, so that a query can say what it means. */
export const violates = (error: unknown, constraint: string) =>
  error instanceof DatabaseError && error.constraint === constraint
