import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { SUPPORT_EMAIL } from '@ndoa/contract/brand'
import { expect, test } from 'vitest'

const ROOT = resolve(import.meta.dirname, '../..')
const NOT_OURS = /(^|\/)(node_modules|dist|coverage|test-results|playwright-report|\.[^/]*)$/
const files = globSync('**/*', { cwd: ROOT, exclude: (path) => NOT_OURS.test(path) })
const documents = files.filter((path) => path.endsWith('.md'))
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8')

const LINK = /\]\(([^)\s#]+)(?:#[^)]*)?\)/g
/** Names of files, with their folders or without; not patterns such as `*.queries.ts` or `<feature>.ts`. */
const FILE = /(?<![\w<>*./-])\w[\w./-]*\.(?:tsx?|mjs|sql|md)\b/g
/** Folders that are written with their place in the repository. */
const FOLDER = /`((?:bench|bin|contract|dev|docs|e2e|matching|server|web)\/[\w/-]*)`/g

test.each(documents)('every link in %s leads to a file', (path) => {
  const links = [...read(path).matchAll(LINK)].map(([, link = '']) => link)
  const dead = links.filter((link) => !/^\w+:/.test(link) && !existsSync(join(ROOT, dirname(path), link)))
  expect(dead).toEqual([])
})

test.each(documents)('every file and folder that %s names exists', (path) => {
  const text = read(path)
  const names = [...text.matchAll(FILE)].map(([name]) => name)
  const folders = [...text.matchAll(FOLDER)].map(([, folder = '']) => folder.replace(/\/$/, ''))
  const missing = [...names, ...folders].filter((name) => !exists(name))
  expect(missing).toEqual([])
})

const exists = (name: string) => files.some((path) => path === name || path.endsWith(`/${name}`))

test('SECURITY.md names the address of support', () => {
  expect(read('SECURITY.md')).toContain(SUPPORT_EMAIL)
})
