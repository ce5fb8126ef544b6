import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { Client } from 'pg'
import { archiveSettings, eraseDatabase, startDatabase } from '../../dev/postgres/index.ts'
import { fillTo } from '../discovery/fill.ts'
import { atLeast, atMost } from '../notifications/figures.ts'
import type { Figure } from '../safety/figures.ts'
import { contentOf, tick, untilArchived } from './restore-content.ts'
import { restoreVerdict } from './restore-verdict.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
/** Below this size, start-up times dominate the restore. */
const MEASURED_FROM = 50_000

export async function restore(members: number): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'ndoa-restore-'))
  chmodSync(folder, 0o755) // PostgreSQL may run as a different user
  const [before, after] = [join(folder, 'before'), join(folder, 'after')]
  try {
    return await drill({ before, after, backups: join(folder, 'backups') }, members)
  } finally {
    for (const each of [before, after]) eraseDatabase(each)
    rmSync(folder, { recursive: true, force: true })
  }
}

interface Folders {
  before: string
  after: string
  backups: string
}

async function drill({ before, after, backups }: Folders, members: number): Promise<Figure[]> {
  const settings = { ...archiveSettings(backups), track_commit_timestamp: 'on' }
  const { moment, expected } = await onDatabase(before, settings, async (database, url) => {
    await npmRun('migrate', [], { DATABASE_URL: url })
    await database.query('create table ticks (n int primary key)')
    await fillTo(database, members * 0.9)
    await addPhoto(database, before)
    const deleted = await addPhoto(database, before)
    await npmRun('backup', [], { DATA_DIR: before, BACKUP_DIR: backups })
    await fillTo(database, members)
    await deletePhoto(database, before, deleted)
    const { moment, ticks } = await tick(database)
    const expected = { ...(await contentOf(database, before)), ticks }
    await destroy(database)
    await untilArchived(database)
    return { moment, expected }
  })
  const begun = performance.now()
  await npmRun('restore', ['--to', moment.toISOString()], { DATA_DIR: after, BACKUP_DIR: backups })
  const seconds = (performance.now() - begun) / 1_000
  const found = await onDatabase(after, {}, (database) => contentOf(database, after))
  const verdict = restoreVerdict(expected, found)
  console.log(`       ${members} members restored in ${seconds.toFixed(1)} s`)
  const pace = atMost('minutes a million members', seconds / 60 / (members / 1e6), { aim: 3, floor: 10 })
  return [
    atLeast('transactions before the moment', expected.ticks.length, 20),
    atMost('tables that are not as they were', verdict.wrongTables, 0),
    atMost('transactions missing', verdict.ticksMissing, 0),
    atMost('transactions of afterwards', verdict.ticksTooMany, 0),
    atMost('files that are not as they were', verdict.wrongFiles, 0),
    ...(members >= MEASURED_FROM ? [pace] : []),
  ]
}

async function onDatabase<T>(
  folder: string,
  settings: Record<string, string | number>,
  work: (database: Client, url: string) => Promise<T>,
): Promise<T> {
  const { url, stop } = await startDatabase(folder, () => {}, undefined, settings)
  const database = new Client({ connectionString: url })
  try {
    await database.connect()
    return await work(database, url)
  } finally {
    await database.end()
    await stop()
  }
}

async function npmRun(name: string, args: string[], environment: Record<string, string>): Promise<void> {
  const command = spawn(process.execPath, [join('bin', `${name}.mjs`), ...args], {
    cwd: ROOT,
    env: { PATH: process.env['PATH'], ...environment },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const [code] = await once(command, 'exit')
  if (code !== 0) throw new Error(`npm run ${name} ended with ${code}.`)
}

/** @returns the photo's storage key */
async function addPhoto(database: Client, dataDir: string): Promise<string> {
  const { rows } = await database.query<{ name: string }>(
    `insert into profile_photos (user_id, position, width, height)
     select user_id, 3, 640, 800 from profiles
     where user_id not in (select user_id from profile_photos where position = 3) limit 1 returning storage_key as name`,
  )
  const name = rows[0]?.name ?? ''
  mkdirSync(folderOf(dataDir, name), { recursive: true })
  writeFileSync(join(folderOf(dataDir, name), 'w640.webp'), `picture ${name}`)
  return name
}

async function deletePhoto(database: Client, dataDir: string, name: string): Promise<void> {
  await database.query('delete from profile_photos where storage_key = $1', [name])
  rmSync(folderOf(dataDir, name), { recursive: true })
  await database.query('delete from photo_leftovers where storage_key = $1', [name])
}

const folderOf = (dataDir: string, name: string) => join(dataDir, 'storage/photos', name)

async function destroy(database: Client) {
  await sleep(50) // separates the changes from the restored moment
  await database.query('delete from users where random() < 0.5')
  await database.query(`update profiles set full_name = 'Nobody'`)
}
