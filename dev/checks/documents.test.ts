import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { SUPPORT_EMAIL } from '@ndoa/contract/brand'
import { expect, test } from 'vitest'
import { WINGS } from './imports/rules.ts'

const ROOT = resolve(import.meta.dirname, '../..')
const NOT_OURS = /(^|\/)(node_modules|dist|coverage|test-results|playwright-report|\.[^/]*)$/
const files = globSync('**/*', { cwd: ROOT, exclude: (path) => NOT_OURS.test(path) })
const documents = files.filter((path) => path.endsWith('.md'))
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8')

const LINK = /\]\(([^)\s#]+)(?:#[^)]*)?\)/g
/** Matches file names with or without folders, but not patterns such as `*.queries.ts` or `<feature>.ts`. */
const FILE = /(?<![\w<>*./-])\w[\w./-]*\.(?:tsx?|mjs|sql|md)\b/g
/** Matches folders by their path in the repository. */
const FOLDER = /`((?:bench|bin|contract|dev|docs|e2e|matching|server|web)\/[\w/-]*)`/g

test.each(documents)('every link in %s points to an existing file', (path) => {
  const links = [...read(path).matchAll(LINK)].map(([, link = '']) => link)
  const dead = links.filter((link) => !/^\w+:/.test(link) && !existsSync(join(ROOT, dirname(path), link)))
  expect(dead).toEqual([])
})

test.each(documents)('every file and folder named in %s exists', (path) => {
  const text = read(path)
  const names = [...text.matchAll(FILE)].map(([name]) => name)
  const folders = [...text.matchAll(FOLDER)].map(([, folder = '']) => folder.replace(/\/$/, ''))
  const missing = [...names, ...folders].filter((name) => !exists(name))
  expect(missing).toEqual([])
})

const exists = (name: string) => files.some((path) => path === name || path.endsWith(`/${name}`))

/** Matches a code sample; its pieces between blank lines and `…` are compared with the sources. */
const SAMPLE = /```ts\n([^]*?)```/g
const withoutIndentation = (text: string) => text.replace(/^[ \t]+/gm, '')

test('every code sample in a document is cut from the sources', () => {
  const sources = files
    .filter((path) => /^(server|contract|web|matching)\/src\/.*\.tsx?$/.test(path))
    .map(read)
    .map(withoutIndentation)
  const pieces = documents
    .flatMap((path) => [...read(path).matchAll(SAMPLE)])
    .flatMap(([, sample = '']) => withoutIndentation(sample).split(/^…?\n/m))
    .filter((piece) => piece !== '')
  expect(pieces.length).toBeGreaterThan(3)
  expect(pieces.filter((piece) => !sources.some((source) => source.includes(piece)))).toEqual([])
})

test('docs/development.md lists the features of each wing in order', () => {
  const [, section = ''] = read('docs/development.md').split('\n## Features\n')
  const listed = [...section.matchAll(/^- `(\w+)`: ([\w-]+(?:,\s+[\w-]+)*)$/gm)].map(
    ([, wing, features = '']) => [wing, features.split(/,\s+/)],
  )
  expect(listed).toEqual(Object.entries(WINGS).map(([wing, steps]) => [wing, steps.flat()]))
})

test('SECURITY.md gives the support address', () => {
  expect(read('SECURITY.md')).toContain(SUPPORT_EMAIL)
})
