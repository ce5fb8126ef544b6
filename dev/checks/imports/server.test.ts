import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Parts of the server where SQL still stands elsewhere too. */
const ELSEWHERE = /^server\/src\/(features\/(accounts|discovery)\/|platform\/(db|durable|migrate|notify)\.ts)/

test('SQL is only in query files, and only the statements of the platform bypass Kysely', () => {
  const files = globSync('server/src/**/*.ts', {
    exclude: ['**/*.queries.ts', '**/*.test*.ts', '**/generated/**'],
  }).filter((file) => !ELSEWHERE.test(file))
  const withSql = files.filter((file) => /\bsql(<[^`]*>)?`/.test(readFileSync(file, 'utf8')))
  expect(withSql).toEqual([])
  const direct = files.filter((file) => /\b(pool|client)\.query\b/.test(readFileSync(file, 'utf8')))
  expect(direct).toEqual(['server/src/platform/statements.ts'])
})
