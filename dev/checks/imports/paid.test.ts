import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { PAID } from './rules.ts'

test('queries of free features never read memberships', () => {
  const tables = /\b(memberships|membership_terms|renewals)\b/
  expect(tables.test('and not exists (select from memberships b where b.user_id = o.id)')).toBe(true)
  const free = globSync('server/src/features/**/*.queries.ts').filter(
    (file) => !file.split('/').some((folder) => [PAID.feature, ...PAID.may].includes(folder)),
  )
  expect(free.length).toBeGreaterThan(50)
  expect(free.filter((file) => tables.test(readFileSync(file, 'utf8')))).toEqual([])
})
