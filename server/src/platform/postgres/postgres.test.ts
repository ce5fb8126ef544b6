import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdtempSync, readdirSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Pool, type PoolConfig } from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { assertDurable, cloneDatabase, dropDatabase, eraseDatabase, startDatabase } from '../postgres.ts'
import { nativeFolder } from './binaries.ts'
import { inHome } from './home.ts'
import { postmaster } from './processes.ts'
import { answers } from './running.ts'
import { databaseUser, runAs } from './user.ts'

const folder = mkdtempSync(join(tmpdir(), 'ndoa postgres '))
const dataDir = join(folder, 'my data')
const elsewhere = join(folder, 'elsewhere')
let said: string[] = []

const start = (where = dataDir) => startDatabase(where, (line) => said.push(line), elsewhere)
const home = () => realpathSync(join(dataDir, 'postgres'))

/** Does not mind that the server under it is ended on purpose. */
function tolerantPool(options: PoolConfig) {
  return new Pool(options).on('error', () => {}).on('connect', (client) => client.on('error', () => {}))
}

async function query(url: string, statement: string) {
  const pool = tolerantPool({ connectionString: url, max: 1 })
  try {
    return (await pool.query(statement)).rows
  } finally {
    await pool.end()
  }
}

/** Another process that starts the database, writes a row and lives on. */
async function otherServer() {
  const door = new URL('../postgres.ts', import.meta.url).href
  const program = `
    import { startDatabase } from ${JSON.stringify(door)}
    const { url } = await startDatabase(${JSON.stringify(dataDir)}, () => {}, ${JSON.stringify(elsewhere)})
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

beforeAll(async () => {
  chmodSync(folder, 0o755)
  const { url, stop } = await start()
  await query(url, 'create table notes (words text)')
  await stop()
})
beforeEach(() => {
  said = []
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('starting and stopping', () => {
  test('what was written is there after a stop and a start, and stopping leaves no process', async () => {
    const first = await start()
    await query(first.url, `insert into notes values ('kept')`)
    await first.stop()
    expect(postmaster(home())).toBeUndefined()
    await expect(query(first.url, 'select 1')).rejects.toThrow('connect')

    const second = await start()
    expect(second.adopted).toBe(false)
    expect(await query(second.url, 'select words from notes')).toEqual([{ words: 'kept' }])
    await second.stop()
  })

  test('only the password opens it, only from this machine, and it keeps what it confirms', async () => {
    const { url, stop } = await start()
    await expect(query(url.replace(/:[^:@]+@/, ':wrong@'), 'select 1')).rejects.toThrow('password')
    expect(await query(url, 'show listen_addresses')).toEqual([{ listen_addresses: '127.0.0.1' }])
    expect(await query(url, 'show data_checksums')).toEqual([{ data_checksums: 'on' }])
    const careless = tolerantPool({ connectionString: url, options: '-c synchronous_commit=off' })
    await expect(assertDurable(careless)).rejects.toThrow('synchronous_commit must be on')
    await careless.end()
    const careful = tolerantPool({ connectionString: url })
    await expect(assertDurable(careful)).resolves.toBeUndefined()
    await careful.end()
    await stop()
  })

  test('it is spoken to through a socket beside its data; where the path is too long for one, over loopback', async () => {
    const { url, stop } = await start()
    expect(decodeURIComponent(new URL(url).hostname)).toBe(inHome(home()).cluster)
    expect(await query(url, 'select inet_client_addr() as address')).toEqual([{ address: null }])
    await stop()
    const far = await start(join(folder, 'far'.repeat(40)))
    expect(new URL(far.url).hostname).toBe('127.0.0.1')
    expect(await query(far.url, 'select 1 as one')).toEqual([{ one: 1 }])
    await far.stop()
  })

  test('a number left by a dead server that is another program by now is no obstacle', async () => {
    const leftover = `${process.pid}\n${inHome(home()).cluster}\n1700000000\n5432\n\n127.0.0.1\n 1 2\nready\n`
    writeFileSync(join(inHome(home()).cluster, 'postmaster.pid'), leftover)
    const { url, adopted, stop } = await start()
    expect(adopted).toBe(false)
    expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }])
    await stop()
  })

  test('when it cannot start, the error says what PostgreSQL says', async () => {
    const broken = join(folder, 'broken')
    await (await start(broken)).stop()
    rmSync(join(broken, 'postgres/data/global/pg_control'))
    await expect(start(broken)).rejects.toThrow('pg_control')
  })
})

describe('a server that is killed', () => {
  test('takes the database down with it, and loses nothing', async () => {
    const other = await otherServer()
    await query(other.url, `insert into notes values ('before the kill')`)
    await kill(other.child)
    const { url, adopted, stop } = await start()
    expect(adopted).toBe(false)
    expect(await query(url, `select words from notes where words = 'before the kill'`)).toHaveLength(1)
    await stop()
  })

  test('and leaves the database to nobody: it is taken over, and stopped in the end', async () => {
    const port = 20_000 + (process.pid % 10_000)
    const user = databaseUser()
    const program = join(nativeFolder(user, elsewhere), 'bin/postgres')
    const settings = ['-D', inHome(home()).cluster, '-h', '127.0.0.1', '-p', String(port), '-k', '']
    const unguarded = spawn(program, settings, { ...runAs(user), stdio: 'ignore' })
    await vi.waitUntil(() => answers(home(), port))
    writeFileSync(inHome(home()).owner, '999999999') // a process that is gone
    const { url, adopted, stop } = await start()
    expect(adopted).toBe(true)
    expect(said.join()).toContain('taken over')
    expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }])
    await Promise.all([stop(), once(unguarded, 'exit')])
    expect(postmaster(home())).toBeUndefined()
  })
})

describe('while a server runs', () => {
  test('another program on the same data shares its database, and leaves it running', async () => {
    const other = await otherServer()
    const shared = await start()
    expect(shared).toMatchObject({ adopted: true, url: other.url })
    await shared.stop()
    expect(await query(other.url, 'select 1 as one')).toEqual([{ one: 1 }])
    other.child.kill('SIGKILL')
  })

  test('its data cannot be deleted, afterwards they can', async () => {
    const gone = join(folder, 'gone')
    const { url, stop } = await start(gone)
    await query(url, 'create table notes ()')
    expect(eraseDatabase(gone)).toBeGreaterThan(0)
    await stop()
    expect(eraseDatabase(gone)).toBeUndefined()
    expect(existsSync(join(gone, 'postgres'))).toBe(false)
    const fresh = await start(gone)
    expect(await query(fresh.url, `select to_regclass('notes') as notes`)).toEqual([{ notes: null }])
    await fresh.stop()
  })
})

test('a project below a folder that is closed to others works, and is deleted without a trace', async () => {
  const closed = mkdtempSync(join(folder, 'closed-'))
  chmodSync(closed, 0o700)
  const place = join(closed, 'project/.data')
  await (await start(place)).stop()
  const { url, stop } = await start(place)
  expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }])
  await stop()
  eraseDatabase(place)
  expect(existsSync(join(place, 'postgres'))).toBe(false)
  const left = existsSync(elsewhere)
    ? readdirSync(elsewhere).filter((name) => !name.startsWith('native-'))
    : []
  expect(left).toEqual([])
})

test('a database is copied with its rows, and dropped although somebody is connected', async () => {
  const { url, stop } = await start()
  const template = await cloneDatabase(url, 'template1', 'a template')
  await query(template, `create table faiths as select 'Christianity' as name`)
  const copy = await cloneDatabase(url, 'a template', 'a copy')
  const pool = tolerantPool({ connectionString: copy })
  expect((await pool.query('select name from faiths')).rows).toEqual([{ name: 'Christianity' }])
  await dropDatabase(url, 'a copy')
  await expect(pool.query('select 1')).rejects.toThrow()
  await pool.end()
  await stop()
})
