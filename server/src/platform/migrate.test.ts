import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Pool } from 'pg'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { emptyDatabase } from '../../test/database.ts'
import { assertMigrated, migrate } from './migrate.ts'

let database: Awaited<ReturnType<typeof emptyDatabase>>
let pool: Pool
let folder: string
beforeEach(async () => {
  database = await emptyDatabase()
  pool = new Pool({ connectionString: database.url })
  folder = mkdtempSync(join(tmpdir(), 'ndoa-migrations-'))
})
afterEach(async () => {
  await pool.end()
  await database.drop()
  rmSync(folder, { recursive: true, force: true })
})

const write = (file: string, sql: string) => writeFileSync(join(folder, file), sql)
const run = () => migrate(pool, folder, () => {})

test('migrations are applied once and in order, even by two servers at once', async () => {
  write('0001_things.sql', 'create table things (id int);')
  write('0002_more.sql', 'alter table things add column name text;')
  write('0003_index.notx.sql', 'create index concurrently things_by_name on things (name)')
  const done = await Promise.all([run(), run()])
  expect(done.flat()).toEqual(['0001_things.sql', '0002_more.sql', '0003_index.notx.sql'])
  expect(await run()).toEqual([])
})

test('a migration that waits for a busy table blocks no call, and is applied once the table is free', async () => {
  write('0001_things.sql', 'create table things (id int);')
  await run()
  write('0002_more.sql', 'alter table things add column name text;')
  const reader = await pool.connect()
  await reader.query('begin; lock table things in access share mode')
  const done = run()
  const isWaiting = async () => {
    const { rows } = await pool.query(`select from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`)
    return rows.length > 0
  }
  await vi.waitFor(async () => expect(await isWaiting()).toBe(true), { interval: 20 })
  const call = await pool.connect()
  try {
    await call.query('set lock_timeout = 5000')
    await call.query('select from things')
  } finally {
    await reader.query('commit')
    reader.release()
    call.release(true)
  }
  expect(await done).toEqual(['0002_more.sql'])
})

test('an index build during a long transaction is abandoned and restarted without blocking calls', async () => {
  write('0001_things.sql', 'create table things (id int);')
  await run()
  write('0002_index.notx.sql', 'create index concurrently things_by_id on things (id)')
  const writer = await pool.connect()
  await writer.query('begin; insert into things values (1)')
  const done = run()
  const unfinished = async () => {
    const { rows } = await pool.query<{ is_left: boolean }>(`
      select exists (select from pg_index where indexrelid = to_regclass('things_by_id') and not indisvalid)
        and not exists (select from pg_stat_activity
          where datname = current_database() and state = 'active' and query like 'create index%') as is_left`)
    return rows[0]?.is_left
  }
  // The failed attempt leaves an invalid index.
  await vi.waitFor(async () => expect(await unfinished()).toBe(true), { interval: 100 })
  await pool.query('insert into things values (2)')
  await writer.query('commit')
  writer.release()
  expect(await done).toEqual(['0002_index.notx.sql'])
  const { rows } = await pool.query(
    "select indisvalid from pg_index where indexrelid = 'things_by_id'::regclass",
  )
  expect(rows).toEqual([{ indisvalid: true }])
})

test('an edited or missing applied migration prevents the start', async () => {
  write('0001_things.sql', 'create table things (id int);')
  await run()
  write('0001_things.sql', 'create table things (id bigint);')
  await expect(run()).rejects.toThrow('0001_things.sql was edited')
  rmSync(join(folder, '0001_things.sql'))
  await expect(run()).rejects.toThrow('0001_things.sql was applied and is missing')
  write('0002_more.sql', 'create table more (id int);')
  await expect(run()).rejects.toThrow('0001_things.sql was applied and is missing')
})

test('a server without migration rights starts on an up-to-date database and applies nothing', async () => {
  write('0001_things.sql', 'create table things (id int);')
  const check = () => assertMigrated(pool, folder)
  await expect(check()).rejects.toThrow('0001_things.sql is not applied: run npm run migrate first')
  expect((await pool.query("select to_regclass('things') as things")).rows).toEqual([{ things: null }])
  await run()
  await check()
  write('0002_more.sql', 'create table more (id int);')
  await expect(check()).rejects.toThrow('0002_more.sql is not applied')
  await run()
  rmSync(join(folder, '0002_more.sql'))
  await expect(check()).rejects.toThrow('too new')
  write('0001_things.sql', 'create table things (id bigint);')
  await expect(check()).rejects.toThrow('too new')
})

test('a server starts on newer migrations only if all are compatible with it', async () => {
  const [things, more] = ['create table things (id int);', 'create table more (id int);']
  const [old, newer] = ['0001_things.sql', '0002_more.sql']
  write(old, things)
  write(newer, more)
  write('0003_name.sql', '-- Names.\n-- compatible-with: 0002\nalter table things add column name text;')
  await run()

  rmSync(join(folder, '0003_name.sql'))
  expect(await run()).toEqual([])
  rmSync(join(folder, newer))
  await expect(run()).rejects.toThrow(
    'The database is too new for this server, whose newest migration is 0001',
  )
  await pool.query(`update schema_migrations set compatible_with = '0001' where name = '0002_more.sql'`)
  await expect(run()).rejects.toThrow('0003_name.sql needs a server with migration 0002 or later')
})

test('a newer migration without a compatibility declaration is refused by older servers', async () => {
  write('0001_things.sql', 'create table things (id int);')
  write('0002_more.sql', 'create table more (id int);')
  await run()
  rmSync(join(folder, '0002_more.sql'))
  await expect(run()).rejects.toThrow('0002_more.sql needs a server with migration 0002 or later')
})

test('a migration can be compatible only with an earlier migration', async () => {
  for (const level of ['26', 'all', '0002']) {
    write('0001_things.sql', `-- compatible-with: ${level}\ncreate table things (id int);`)
    await expect(run()).rejects.toThrow('0001_things.sql: compatible-with names no migration before it')
  }
})

test('a failing migration leaves nothing', async () => {
  write('0001_half.sql', 'create table half (id int); select 1/0;')
  await expect(run()).rejects.toThrow('0001_half.sql failed')
  const { rows } = await pool.query("select to_regclass('half') as half")
  expect(rows).toEqual([{ half: null }])
})
