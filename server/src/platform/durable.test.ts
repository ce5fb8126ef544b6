import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { Pool } from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startPostgres } from '../../test/postgres.ts'
import { PROGRAM_ENV } from '../../test/programs.ts'
import { assertDurable } from './durable.ts'

// This test crashes PostgreSQL, so it uses its own instance.
let database: Awaited<ReturnType<typeof startPostgres>>
let pool: Pool
beforeAll(async () => {
  database = await startPostgres()
  pool = new Pool({ connectionString: database.url, max: 1 })
  pool.on('error', () => {})
})
afterAll(async () => {
  await pool.end()
  await database.stop()
})

async function setFsync(value: 'on' | 'off') {
  await pool.query(`alter system set fsync = ${value}`)
  await pool.query('select pg_reload_conf()')
  await vi.waitFor(async () => expect((await pool.query('show fsync')).rows).toEqual([{ fsync: value }]))
}

test('a database that may lose confirmed writes is refused', async () => {
  await expect(assertDurable(pool)).resolves.toBeUndefined()
  const careless = new Pool({ connectionString: database.url, options: '-c synchronous_commit=off' })
  await expect(assertDurable(careless)).rejects.toThrow('synchronous_commit must be on')
  await careless.end()
  await setFsync('off')
  await expect(assertDurable(pool)).rejects.toThrow('fsync must be on')
})

test('a server ends at once on such a database', async () => {
  await setFsync('off')
  const main = fileURLToPath(new URL('../app/main.ts', import.meta.url))
  const env = { ...PROGRAM_ENV, DATABASE_URL: database.url, DEMO: '0' }
  const said = await new Promise<string>((resolve) =>
    execFile(process.execPath, [main], { env, timeout: 50_000 }, (_, out, err) => resolve(`${out}${err}`)),
  )
  expect(said).toContain('fsync must be on')
})
