import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdtempSync, readdirSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Pool, type PoolConfig } from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { nativeFolder } from './binaries.ts'
import { filesIn } from './folder.ts'
import { cloneDatabase, dropDatabase, eraseDatabase, startDatabase } from './index.ts'
import { postmaster } from './processes.ts'
import { isReady } from './server.ts'
import { databaseUser, runAs } from './user.ts'

const folder = mkdtempSync(join(tmpdir(), 'ndoa postgres '))
const dataDir = join(folder, 'my data')
const fallbackDir = join(folder, 'fallback')
let logged: string[] = []

const start = (where = dataDir) => startDatabase(where, (line) => logged.push(line), fallbackDir)
const databaseFolder = () => realpathSync(join(dataDir, 'postgres'))

/** Creates a pool for tests that stop the server while the pool is open. */
function poolIgnoringErrors(options: PoolConfig) {
  return new Pool(options).on('error', () => {}).on('connect', (client) => client.on('error', () => {}))
}

async function query(url: string, statement: string) {
  const pool = poolIgnoringErrors({ connectionString: url, max: 1 })
  try {
    return (await pool.query(statement)).rows
  } finally {
    await pool.end()
  }
}

/** Starts another process that starts the database, writes a row and keeps running. */
async function otherServer() {
  const module = new URL('./index.ts', import.meta.url).href
  const program = `
    import { startDatabase } from ${JSON.stringify(module)}
    const { url } = await startDatabase(${JSON.stringify(dataDir)}, () => {}, ${JSON.stringify(fallbackDir)})
    console.log(url)
    setInterval(() => {}, 1000)`
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [output] = await once(child.stdout, 'data')
  return { child, url: String(output).trim() }
}

async function kill(child: Awaited<ReturnType<typeof otherServer>>['child']) {
  child.kill('SIGKILL')
  await once(child, 'exit')
}

vi.setConfig({ testTimeout: 90_000 }) // starting PostgreSQL takes seconds on a busy machine

beforeAll(async () => {
  chmodSync(folder, 0o755)
  const { url, stop } = await start()
  await query(url, 'create table notes (words text)')
  await stop()
})
beforeEach(() => {
  logged = []
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('starting and stopping', () => {
  test('data survives a restart, and stopping leaves no process', async () => {
    const first = await start()
    await query(first.url, `insert into notes values ('kept')`)
    await first.stop()
    expect(postmaster(databaseFolder())).toBeUndefined()
    await expect(query(first.url, 'select 1')).rejects.toThrow('connect')

    const second = await start()
    expect(second.reused).toBe(false)
    expect(await query(second.url, 'select words from notes')).toEqual([{ words: 'kept' }])
    await second.stop()
  })

  test('it accepts only local connections with the password, and keeps acknowledged writes', async () => {
    const { url, stop } = await start()
    await expect(query(url.replace(/:[^:@]+@/, ':wrong@'), 'select 1')).rejects.toThrow('password')
    expect(await query(url, 'show listen_addresses')).toEqual([{ listen_addresses: '127.0.0.1' }])
    expect(await query(url, 'show data_checksums')).toEqual([{ data_checksums: 'on' }])
    expect(
      await query(
        url,
        `select setting from pg_settings where name in ('fsync', 'full_page_writes', 'synchronous_commit')`,
      ),
    ).toEqual([{ setting: 'on' }, { setting: 'on' }, { setting: 'on' }])
    await stop()
  })

  test('its address is a socket in its data folder, or loopback for an overlong path', async () => {
    const { url, stop } = await start()
    expect(decodeURIComponent(new URL(url).hostname)).toBe(filesIn(databaseFolder()).cluster)
    expect(await query(url, 'select inet_client_addr() as address')).toEqual([{ address: null }])
    await stop()
    const withLongPath = await start(join(folder, 'far'.repeat(40)))
    expect(new URL(withLongPath.url).hostname).toBe('127.0.0.1')
    expect(await query(withLongPath.url, 'select 1 as one')).toEqual([{ one: 1 }])
    await withLongPath.stop()
  })

  test('a pid file naming another program does not prevent a start', async () => {
    const leftover = `${process.pid}\n${filesIn(databaseFolder()).cluster}\n1700000000\n5432\n\n127.0.0.1\n 1 2\nready\n`
    writeFileSync(join(filesIn(databaseFolder()).cluster, 'postmaster.pid'), leftover)
    const { url, reused, stop } = await start()
    expect(reused).toBe(false)
    expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }])
    await stop()
  })

  test('a failed start reports PostgreSQL’s own message', async () => {
    const broken = join(folder, 'broken')
    await (await start(broken)).stop()
    rmSync(join(broken, 'postgres/data/global/pg_control'))
    await expect(start(broken)).rejects.toThrow('pg_control')
  })
})

describe('a killed server', () => {
  test('stops the database and loses no data', async () => {
    const other = await otherServer()
    await query(other.url, `insert into notes values ('before the kill')`)
    await kill(other.child)
    const { url, reused, stop } = await start()
    expect(reused).toBe(false)
    expect(await query(url, `select words from notes where words = 'before the kill'`)).toHaveLength(1)
    await stop()
  })

  test('leaves PostgreSQL running without a watchdog, and the next server reuses and stops it', async () => {
    const port = 20_000 + (process.pid % 10_000)
    const user = databaseUser()
    const program = join(nativeFolder(user, fallbackDir), 'bin/postgres')
    const settings = [
      '-D',
      filesIn(databaseFolder()).cluster,
      '-h',
      '127.0.0.1',
      '-p',
      String(port),
      '-k',
      '',
    ]
    const unguarded = spawn(program, settings, { ...runAs(user), stdio: 'ignore' })
    await vi.waitFor(async () => expect(await isReady(databaseFolder(), port)).toBe(true))
    writeFileSync(filesIn(databaseFolder()).owner, '999999999') // a dead process
    const { url, reused, stop } = await start()
    expect(reused).toBe(true)
    expect(logged.join()).toContain('is reused')
    expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }])
    await Promise.all([stop(), once(unguarded, 'exit')])
    expect(postmaster(databaseFolder())).toBeUndefined()
  })
})

describe('a killed PostgreSQL', () => {
  const processOf = () => postmaster(databaseFolder())?.pid ?? 0

  test('restarts at the same address with all acknowledged writes', async () => {
    const { url, stop } = await start()
    await query(url, `insert into notes values ('before PostgreSQL was killed')`)
    const killed = processOf()
    process.kill(killed, 'SIGKILL')
    await vi.waitFor(() => expect(logged).toContain('PostgreSQL is back'), 60_000)
    expect(processOf()).not.toBe(killed)
    expect(
      await query(url, `select words from notes where words = 'before PostgreSQL was killed'`),
    ).toHaveLength(1)
    await stop()
    expect(processOf()).toBe(0)
  })

  test('stays down if it is stopped in the meantime', async () => {
    const { url, stop } = await start()
    process.kill(processOf(), 'SIGKILL')
    await vi.waitFor(() => expect(logged).toContain('PostgreSQL has ended and is started again'))
    await stop()
    expect(processOf()).toBe(0)
    await expect(query(url, 'select 1')).rejects.toThrow('connect')
  })

  test('counts as lost if it cannot restart, with PostgreSQL’s own reason', async () => {
    const damaged = join(folder, 'damaged')
    const { lost, stop } = await start(damaged)
    rmSync(join(damaged, 'postgres/data/global/pg_control'))
    process.kill(postmaster(realpathSync(join(damaged, 'postgres')))?.pid ?? 0, 'SIGKILL')
    expect((await lost).message).toMatch(/does not start again[^]*pg_control/)
    await stop()
  })
})

describe('while a server runs', () => {
  test('another program using the same data uses its database and leaves it running', async () => {
    const other = await otherServer()
    const shared = await start()
    expect(shared).toMatchObject({ reused: true, url: other.url })
    await shared.stop()
    expect(await query(other.url, 'select 1 as one')).toEqual([{ one: 1 }])
    other.child.kill('SIGKILL')
  })

  test('its data cannot be deleted', async () => {
    const missingFolder = join(folder, 'gone')
    const { url, stop } = await start(missingFolder)
    await query(url, 'create table notes ()')
    expect(eraseDatabase(missingFolder)).toBeGreaterThan(0)
    await stop()
    expect(eraseDatabase(missingFolder)).toBeUndefined()
    expect(existsSync(join(missingFolder, 'postgres'))).toBe(false)
    const fresh = await start(missingFolder)
    expect(await query(fresh.url, `select to_regclass('notes') as notes`)).toEqual([{ notes: null }])
    await fresh.stop()
  })
})

test('a project in a folder closed to other users works, and is deleted completely', async () => {
  const closed = mkdtempSync(join(folder, 'closed-'))
  chmodSync(closed, 0o700)
  const place = join(closed, 'project/.data')
  await (await start(place)).stop()
  const { url, stop } = await start(place)
  expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }])
  await stop()
  eraseDatabase(place)
  expect(existsSync(join(place, 'postgres'))).toBe(false)
  const leftovers = existsSync(fallbackDir)
    ? readdirSync(fallbackDir).filter((name) => !name.startsWith('native-'))
    : []
  expect(leftovers).toEqual([])
})

test('a database is copied with its rows, and dropped despite open connections', async () => {
  const { url, stop } = await start()
  const template = await cloneDatabase(url, 'template1', 'a template')
  await query(template, `create table faiths as select 'Christianity' as name`)
  const copy = await cloneDatabase(url, 'a template', 'a copy')
  const pool = poolIgnoringErrors({ connectionString: copy })
  expect((await pool.query('select name from faiths')).rows).toEqual([{ name: 'Christianity' }])
  await dropDatabase(url, 'a copy')
  await expect(pool.query('select 1')).rejects.toThrow()
  await pool.end()
  await stop()
})
