import { Kysely, PostgresDialect, sql, type Transaction } from 'kysely'
import { DatabaseError, Pool, type PoolClient, types } from 'pg'
import type { ClientClass } from './circuit-breaker.ts'
import { CONNECTION, expectTimeout, LimitedClient } from './database-client.ts'
import type { DB } from './db/generated/tables.ts'
import type { Log } from './log.ts'

types.setTypeParser(types.builtins.INT8, Number)
types.setTypeParser(types.builtins.DATE, (day) => day) // dates have no time zone, so they stay `YYYY-MM-DD`

export type Database = Kysely<DB>
export type Tx = Transaction<DB>
export type Db = Database | Tx

export interface Connections {
  pool: Pool
  db: Database
  close: () => Promise<void>
}

/** Statements time out after 10 s, lock waits after 5 s, and waits for a connection after 10 s. */
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
  // Without its own listener, an error on a connection in use would end the process.
  pool.on('connect', (client) =>
    client.on('error', (error) => log.warn({ err: error }, 'a database connection was lost')),
  )
  pool.on('error', () => {})
  dropAfterFailover(pool, log)
  const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool }) })
  return { pool, db, close: () => db.destroy() }
}

const READ_ONLY = '25006'

/** A write that fails because the server is read-only indicates a fail-over, so all earlier connections are dropped. */
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
          () => {},
        )
    })
  })
  pool.on('release', (_error, client) => {
    if (!present.has(client)) void client.end()
  })
}

export async function checkDatabase(db: Database): Promise<void> {
  await sql`select 1`.execute(db)
}

const LONG_TIMEOUT = 120_000

/** For background work over whole tables: statements may take two minutes. */
export function withLongTimeout<T>(db: Database, work: (tx: Tx) => Promise<T>): Promise<T> {
  return expectTimeout(LONG_TIMEOUT, () =>
    db.transaction().execute(async (tx) => {
      await sql`select set_config('statement_timeout', ${String(LONG_TIMEOUT)}, true)`.execute(tx)
      return work(tx)
    }),
  )
}

export async function lockUntilCommit(tx: Tx, name: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(tx)
}

const COLLISIONS = ['40P01', '40001', '23505', '23503']

/** True if a concurrent transaction changed or deleted the same rows, so that a retry can succeed. */
export const isCollision = (error: unknown) =>
  error instanceof DatabaseError && error.code !== undefined && COLLISIONS.includes(error.code)

export const violates = (error: unknown, constraint: string) =>
  error instanceof DatabaseError && error.constraint === constraint
