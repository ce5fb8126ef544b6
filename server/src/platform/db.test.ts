import { expect, test } from 'vitest'
import { freshDatabase } from '../../test/database.ts'
import { openDatabase } from './db.ts'
import { createLog } from './log.ts'

test('a connection that is cut off between two statements fails those, and no others', async () => {
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
