import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { PAID } from './rules.ts'

/** Parts of the server where SQL still stands elsewhere too. */
const ELSEWHERE = /^server\/src\/(features\/discovery\/|platform\/(db|durable|migrate|notify)\.ts)/

test('SQL is only in query files, and only the statements of the platform bypass Kysely', () => {
  const files = globSync('server/src/**/*.ts', {
    exclude: ['**/*.queries.ts', '**/*.test*.ts', '**/generated/**'],
  }).filter((file) => !ELSEWHERE.test(file))
  const withSql = files.filter((file) => /\bsql(<[^`]*>)?`/.test(readFileSync(file, 'utf8')))
  expect(withSql).toEqual([])
  const direct = files.filter((file) => /\b(pool|client)\.query\b/.test(readFileSync(file, 'utf8')))
  // backups, restores, the moving of files and the doctor hold a connection of their own
  const own = [
    'platform/backups.ts',
    'platform/base-backup.ts',
    'platform/restored-files.ts',
    'app/move-files.ts',
    'app/doctor/database.ts',
  ]
  expect(direct.filter((file) => !own.some((name) => file.endsWith(name)))).toEqual([
    'server/src/platform/statements.ts',
  ])
})

test('no query of a feature that is never paid for reads who has a membership', () => {
  const tables = /\b(memberships|membership_terms|renewals)\b/
  expect(tables.test('and not exists (select from memberships b where b.user_id = o.id)')).toBe(true)
  const free = globSync('server/src/features/**/*.queries.ts').filter(
    (file) => ![PAID.feature, ...PAID.may].includes(file.split('/')[3] ?? ''),
  )
  expect(free.length).toBeGreaterThan(50)
  expect(free.filter((file) => tables.test(readFileSync(file, 'utf8')))).toEqual([])
})
