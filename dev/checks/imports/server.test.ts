import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { onCircles } from './circles.ts'
import { findImports, importsIn } from './find.ts'

test('no two files of the server need each other, not even for a type', () => {
  const ours = findImports(process.cwd()).filter(({ from }) => from.startsWith('server/'))
  expect(ours.length).toBeGreaterThan(1_000)
  expect(onCircles(ours)).toEqual([])
})

test('a circle of imports is found, also one of types, and what only leads to it is not on it', () => {
  const imports = [
    ...importsIn('server/a.ts', `import type { B } from './b.ts'`),
    ...importsIn('server/b.ts', `export { c } from './c.ts'\nimport './d.ts'`),
    ...importsIn('server/c.ts', `import { a } from './a.ts'`),
    ...importsIn('server/e.ts', `import { a } from './a.ts'`),
  ]
  expect(onCircles(imports)).toEqual(['server/a.ts', 'server/b.ts', 'server/c.ts'])
  expect(onCircles(imports.slice(0, 3))).toEqual([])
})

/** Parts of the server where SQL still stands elsewhere too. */
const ELSEWHERE = /^server\/src\/(features\/(accounts|discovery)\/|platform\/(db|durable|migrate|notify)\.ts)/

test('SQL is written in files of queries, and only the statements of the platform go past Kysely', () => {
  const files = globSync('server/src/**/*.ts', {
    exclude: ['**/*.queries.ts', '**/*.test*.ts', '**/generated/**'],
  }).filter((file) => !ELSEWHERE.test(file))
  const withSql = files.filter((file) => /\bsql(<[^`]*>)?`/.test(readFileSync(file, 'utf8')))
  expect(withSql).toEqual([])
  const direct = files.filter((file) => /\b(pool|client)\.query\b/.test(readFileSync(file, 'utf8')))
  expect(direct).toEqual(['server/src/platform/statements.ts'])
})
