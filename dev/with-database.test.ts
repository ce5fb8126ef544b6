import { spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, test } from 'vitest'
import { eraseDatabase } from './postgres/index.ts'

const WRAPPER = fileURLToPath(new URL('with-database.ts', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'ndoa-with-database-'))
const program = join(folder, 'program.mjs')
chmodSync(folder, 0o755) // PostgreSQL may run as another user
writeFileSync(program, `console.log(process.env.DATABASE_URL, ...process.argv.slice(2)); process.exit(7)`)
afterAll(() => rmSync(folder, { recursive: true }))

const runWith = (environment: Record<string, string>) =>
  spawnSync(process.execPath, [WRAPPER, program, 'approve'], {
    env: { PATH: process.env['PATH'], DATA_DIR: join(folder, 'data'), ...environment },
    encoding: 'utf8',
  })

test('a command without DATABASE_URL runs with an embedded database that stops with it', () => {
  const { stdout, status } = runWith({})
  expect(stdout).toMatch(/^postgres:\/\/postgres:\S+ approve\n$/)
  expect(status).toBe(7)
  expect(eraseDatabase(join(folder, 'data'))).toBeUndefined()
})

test('a command with DATABASE_URL uses that database and starts none', () => {
  const { stdout } = runWith({ DATABASE_URL: 'postgres://db.example/ndoa', DATA_DIR: '/nowhere' })
  expect(stdout).toBe('postgres://db.example/ndoa approve\n')
})
