import { randomUUID } from 'node:crypto'
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client, escapeIdentifier } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Backup, backUp, backupsIn, fileCopies } from '../../server/src/platform/backups.ts'
import { diskStore } from '../../server/src/platform/file-stores.ts'
import { restoreFiles } from '../../server/src/platform/restored-files.ts'
import { archiveSettings } from './archive.ts'
import { startDatabase } from './index.ts'
import { restoreDatabase } from './restore.ts'

const folder = mkdtempSync(join(tmpdir(), "ndoa's 5% backups "))
const backupDir = join(folder, 'backups')
const fallbackDir = join(folder, 'fallback')
const store = diskStore(join(folder, 'data/storage'))
let database: Awaited<ReturnType<typeof startDatabase>>
let client: Client

beforeAll(async () => {
  chmodSync(folder, 0o755)
  database = await startDatabase(join(folder, 'data'), () => {}, fallbackDir, archiveSettings(backupDir))
  client = await connect(database.url)
  await client.query('create table messages (id int primary key, content text not null)')
  await client.query('create table matches (id int primary key, since timestamptz not null default now())')
})
afterAll(async () => {
  await client.end()
  await database.stop()
  rmSync(folder, { recursive: true, force: true })
})

async function connect(connectionString: string) {
  const connected = new Client({ connectionString })
  connected.on('error', () => {})
  await connected.connect()
  return connected
}

const add = (from: number, to: number) =>
  client.query("insert into messages select id, 'message ' || id from generate_series($1::int, $2::int) id", [
    from,
    to,
  ])

/** Returns every table with a hash of all its rows. */
async function contentOf(db: Client) {
  const { rows } = await db.query<{ name: string }>(
    "select table_name as name from information_schema.tables where table_schema = 'public' order by 1",
  )
  const hashes: Record<string, unknown> = {}
  for (const { name } of rows) {
    const hash = `select count(*)::int as rows, md5(string_agg(t::text, ',' order by t::text)) as hash`
    hashes[name] = (await db.query(`${hash} from ${escapeIdentifier(name)} t`)).rows[0]
  }
  return hashes
}

const backUpNow = () => backUp(database.url, store, { backupDir, keepDays: 14 })

/** Restores into a separate folder, reads the content, and deletes the folder. */
async function restored(name: string, to: Date | null) {
  const backup = (await backupsIn(backupDir)).findLast(({ finished_at }) => !to || finished_at <= to)
  if (!backup) throw new Error('There is no backup.')
  const dataDir = join(folder, name)
  await restoreDatabase({ backup, backupDir, to, dataDir, fallbackDir, log: () => {} })
  const reopened = await startDatabase(dataDir, () => {}, fallbackDir)
  const db = await connect(reopened.url)
  try {
    const content = await contentOf(db)
    await db.query("insert into messages values (-1, 'it takes writes')")
    return content
  } finally {
    await db.end()
    await reopened.stop()
  }
}

const now = async () =>
  (await client.query<{ now: Date }>('select clock_timestamp() as now')).rows[0]?.now as Date

/** Waits until the archive contains everything written so far. */
async function archived() {
  const { rows } = await client.query<{ name: string }>('select pg_walfile_name(pg_switch_wal()) as name')
  await expect
    .poll(async () => {
      const done = await client.query<{ name: string }>(
        'select last_archived_wal as name from pg_stat_archiver',
      )
      return (done.rows[0]?.name ?? '') >= (rows[0]?.name ?? '')
    })
    .toBe(true)
}

test('a restore contains exactly the commits before its moment', async () => {
  await add(1, 1_000)
  await backUpNow()
  await add(1_001, 2_000)
  await client.query('insert into matches (id) values (1), (2)')
  await client.query('delete from messages where id = 7')
  const [content, moment] = [await contentOf(client), await now()]
  await sleep(50) // commit times use the same clock
  await add(2_001, 3_000)
  await client.query('drop table matches')
  await archived()
  expect(await restored('moment', moment)).toEqual(content)
  expect(content).toMatchObject({ messages: { rows: 1_999 }, matches: { rows: 2 } })
})

test('a restore without a moment contains the whole archive', async () => {
  await add(3_001, 3_100)
  const content = await contentOf(client)
  await archived()
  expect(await restored('all', null)).toEqual(content)
})

test('a restore beyond the archive reports the archive’s end and leaves nothing', async () => {
  const before = await now()
  await add(3_101, 3_110)
  await archived()
  const refusal = await restored('future', new Date(Date.now() + 86_400_000)).catch((error: Error) => ({
    error: error.message,
  }))
  const reach = /does not reach to that moment: the last change in it is of (\S+)\./.exec(
    JSON.stringify(refusal),
  )?.[1]
  expect(Date.parse(reach ?? '')).toBeGreaterThanOrEqual(before.getTime())
  expect(Date.parse(reach ?? '')).toBeLessThanOrEqual((await now()).getTime())
  expect(readdirSync(join(folder, 'future'))).toEqual([])
})

test('leftovers of an interrupted restore are not a database and do not prevent another restore', async () => {
  const leftovers = join(folder, 'interrupted/restoring/postgres/data')
  mkdirSync(leftovers, { recursive: true })
  writeFileSync(join(leftovers, 'PG_VERSION'), '18')
  const content = await contentOf(client)
  expect(await restored('interrupted', null)).toEqual(content)
  expect(readdirSync(join(folder, 'interrupted'))).toEqual(['postgres'])
})

test('a restore that cannot copy its files leaves no database', async () => {
  const [backup] = await backupsIn(backupDir)
  const dataDir = join(folder, 'without files')
  const complete = () => Promise.reject(new Error('the disk of the files is full'))
  const restoring = { backup: backup as Backup, backupDir, to: null, dataDir, fallbackDir, log: () => {} }
  await expect(restoreDatabase({ ...restoring, complete })).rejects.toThrow('the disk of the files')
  expect(readdirSync(dataDir)).toEqual([])
})

test('writes right after a start are archived on schedule', async () => {
  const [dataDir, ownBackups] = [join(folder, 'started'), join(folder, 'own backups')]
  const settings = { ...archiveSettings(ownBackups), archive_timeout: 1 }
  const started = await startDatabase(dataDir, () => {}, fallbackDir, settings)
  const db = await connect(started.url)
  try {
    const { rows } = await db.query<{ name: string }>(
      "select pg_walfile_name(pg_logical_emit_message(true, 'first', 'a change', true)) as name",
    )
    const archive = () => readdirSync(join(ownBackups, 'wal'))
    await expect.poll(archive, { timeout: 30_000, interval: 100 }).toContain(`${rows[0]?.name}.gz`)
  } finally {
    await db.end()
    await started.stop()
  }
})

test('archived segments are compressed', async () => {
  const wal = join(backupDir, 'wal')
  const segments = () => readdirSync(wal).filter((name) => /^[0-9A-F]{24}/.test(name))
  expect(segments().filter((name) => !name.endsWith('.gz'))).toEqual([])
  await client.query("select pg_logical_emit_message(true, 'quiet', 'a change')")
  await archived()
  const newest = segments().sort().at(-1) ?? ''
  expect(statSync(join(wal, newest)).size).toBeLessThan(100_000)
})

test('a restore never replaces an existing database', async () => {
  await expect(restored('data', null)).rejects.toThrow('There is a database in')
})

test('files are copied once, and kept while a backup needs them', async () => {
  await store.put('photos/a/w320.webp', Buffer.from('a'))
  await store.put('photos/b/w320.webp', Buffer.from('b'))
  const first = await backUpNow()
  await store.delete(['photos/a/w320.webp'])
  const second = await backUpNow()
  expect([...first.files].sort()).toEqual(['photos/a/w320.webp', 'photos/b/w320.webp'])
  expect(second.files).toEqual(['photos/b/w320.webp'])
  const copies = fileCopies(backupDir)
  expect(Buffer.from(await copies.get('photos/a/w320.webp')).toString()).toBe('a')
  await backUp(database.url, store, { backupDir, keepDays: 0 })
  expect(await backupsIn(backupDir)).toHaveLength(1)
  expect(await Array.fromAsync(copies.list())).toEqual(['photos/b/w320.webp'])
  await add(4_001, 4_010)
  const content = await contentOf(client)
  await archived()
  expect(await restored('after removal', null)).toEqual(content)
})

test('a restore brings back the files that rows of its moment name', async () => {
  const [kept, deleted] = [randomUUID(), randomUUID()]
  await client.query('create table photos (storage_key uuid)')
  await client.query('insert into photos values ($1), ($2)', [kept, deleted])
  const files = ['photos/%/w320.webp', 'evidence/%', 'exports/%.zip']
  const filesOf = (name: string) => files.map((file) => file.replace('%', name))
  for (const key of [...filesOf(kept), ...filesOf(deleted)]) await store.put(key, Buffer.from(key))
  await backUpNow()
  await client.query('delete from photos where storage_key = $1', [deleted])
  const [there = '', ...missing] = filesOf(kept)
  const reopened = diskStore(join(folder, 'again'))
  await reopened.put(there, Buffer.from('as it was'))
  expect(await restoreFiles(database.url, fileCopies(backupDir), reopened)).toBe(missing.length)
  expect((await Array.fromAsync(reopened.list())).sort()).toEqual(filesOf(kept).sort())
  expect(Buffer.from(await reopened.get(there)).toString()).toBe('as it was')
})
