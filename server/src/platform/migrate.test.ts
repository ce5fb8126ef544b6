import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Pool } from 'pg'
import { afterEach, beforeEach, expect, inject, test } from 'vitest'
import { migrate } from './migrate.ts'
import { cloneDatabase, dropDatabase } from './postgres.ts'

let pool: Pool
let folder: string
let name: string
beforeEach(async () => {
  name = `migrate_${Date.now()}`
  pool = new Pool({ connectionString: await cloneDatabase(inject('postgres'), 'template1', name) })
  folder = mkdtempSync(join(tmpdir(), 'ndoa-migrations-'))
})
afterEach(async () => {
  await pool.end()
  await dropDatabase(inject('postgres'), name)
  rmSync(folder, { recursive: true, force: true })
})

const write = (file: string, sql: string) => writeFileSync(join(folder, file), sql)
const run = () => migrate(pool, folder, () => {})

test('files are applied once and in order, also when two servers start at once', async () => {
  write('0001_things.sql', 'create table things (id int);')
  write('0002_more.sql', 'alter table things add column name text;')
  write('0003_index.notx.sql', 'create index concurrently things_by_name on things (name)')
  const done = await Promise.all([run(), run()])
  expect(done.flat()).toEqual(['0001_things.sql', '0002_more.sql', '0003_index.notx.sql'])
  expect(await run()).toEqual([])
})

test('an applied file that was edited or went missing stops the start', async () => {
  write('0001_things.sql', 'create table things (id int);')
  await run()
  write('0001_things.sql', 'create table things (id bigint);')
  await expect(run()).rejects.toThrow('0001_things.sql was edited')
  rmSync(join(folder, '0001_things.sql'))
  await expect(run()).rejects.toThrow('0001_things.sql was applied and is missing')
})

test('a file that fails leaves nothing behind', async () => {
  write('0001_half.sql', 'create table half (id int); select 1/0;')
  await expect(run()).rejects.toThrow('0001_half.sql failed')
  const { rows } = await pool.query("select to_regclass('half') as half")
  expect(rows).toEqual([{ half: null }])
})
