import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { fingerprintOfProgram } from './program.ts'

const FOLDER = new URL('.', import.meta.url)
/** Types say nothing when a program runs; the rest of these is in the fingerprint, or comes with a new installation. */
const IMPORT = /^(?:import(?! type)|} from|export .* from) .*'(.+)'$/gm
const KNOWN = /^(node:|pg$|@ndoa\/(matching|contract)|\.\/|\.\.\/\.\.\/\.\.\/platform\/)/

test('what has a say in the index is in the fingerprint of the program', () => {
  const files = readdirSync(FOLDER).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
  const sources = files.map((name) => readFileSync(new URL(name, FOLDER), 'utf8'))
  const imported = sources.flatMap((text) => Array.from(text.matchAll(IMPORT), ([, from = '']) => from))
  expect(imported.length).toBeGreaterThan(files.length)
  expect(imported.filter((from) => !KNOWN.test(from))).toEqual([])
})

test('the same program has the same fingerprint', () => {
  expect(fingerprintOfProgram()).toMatch(/^[0-9a-f]{64}$/)
  expect(fingerprintOfProgram()).toBe(fingerprintOfProgram())
})
