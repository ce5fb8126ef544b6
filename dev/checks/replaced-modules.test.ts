import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = resolve(import.meta.dirname, '../..')
const REPLACES = /\bvi\.(mock|doMock|resetModules)\(/

const replacing = globSync('server/**/*.test.ts', { cwd: ROOT, exclude: ['**/node_modules'] }).filter(
  (file) => REPLACES.test(readFileSync(join(ROOT, file), 'utf8')),
)

test('a test of the server that replaces a module shares its modules with no other file', () => {
  expect(replacing.length).toBeGreaterThan(0)
  expect(replacing.filter((file) => !file.endsWith('.isolated.test.ts'))).toEqual([])
})
