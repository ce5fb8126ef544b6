import { sql } from 'kysely'
import type { Pool, PoolClient } from 'pg'
import { expect, test } from 'vitest'
import { freshDatabase } from '../../test/database.ts'
import { openDatabase } from './db.ts'
import { createLog } from './log.ts'

test('a broken connection fails only its own statements', async () => {
  const { url, drop } = await freshDatabase()
  const { pool, close } = openDatabase(url, createLog('silent'))
  const client = await pool.connect()
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  const cut = new Promise<void>((resolve) => client.once('end', resolve))
  await pool.query('select pg_terminate_backend($1)', [rows[0]?.pid])
  await cut
  await expect(client.query('select 1')).rejects.toThrow()
  client.release(true)
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  await close()
  await drop()
})

test('a connection to a former primary is dropped with all others of that time', async () => {
  const { url, drop } = await freshDatabase()
  const { pool, db, close } = openDatabase(url, createLog('silent'), 3)
  await sql`create table things (id int)`.execute(db)
  const insert = sql`insert into things values (1)`
  const writers = [
    () => insert.execute(db),
    () => db.transaction().execute((tx) => insert.execute(tx)),
    () => pool.query('insert into things values (1)'),
  ]
  for (const write of writers) {
    const inUse = await aFormerPrimary(pool)
    await expect(write()).rejects.toMatchObject({ code: '25006' })
    inUse.release()
    await Promise.all([write(), write(), write()])
  }
  await close()
  await drop()
})

async function aFormerPrimary(pool: Pool): Promise<PoolClient> {
  const clients = await Promise.all(Array.from({ length: pool.options.max }, () => pool.connect()))
  for (const client of clients) await client.query('set default_transaction_read_only = on')
  const [first, ...others] = clients
  for (const client of others) client.release()
  return first!
}
