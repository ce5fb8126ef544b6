import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { programFingerprint, SOURCES } from './program-fingerprint.ts'

const WORKER = new URL('../index-worker.ts', import.meta.url)
/** Skips type imports, which are not loaded at run time. */
const IMPORT = /^(?:import(?! type)|} from|export .* from) .*'(.+)'$/gm
/** The built-in modules and packages that the worker may load. */
const PACKAGE = /^(node:|pg$|pg-copy-streams$|p-queue$|@ndoa\/(matching|contract))/

test('the fingerprint covers every source that the worker loads', () => {
  const [files, packages] = [new Set<string>(), new Set<string>()]
  const load = (file: URL) => {
    if (files.has(file.pathname)) return
    files.add(file.pathname)
    for (const [, from = ''] of readFileSync(file, 'utf8').matchAll(IMPORT))
      if (from.startsWith('.')) load(new URL(from, file))
      else packages.add(from)
  }
  load(WORKER)
  expect(files.size).toBeGreaterThan(8)
  expect([...files].filter((file) => !SOURCES.some((folder) => file.includes(`/${folder}/`)))).toEqual([])
  expect([...packages].filter((name) => !PACKAGE.test(name))).toEqual([])
})

test('the same program has the same fingerprint', () => {
  expect(programFingerprint()).toMatch(/^[0-9a-f]{64}$/)
  expect(programFingerprint()).toBe(programFingerprint())
})
