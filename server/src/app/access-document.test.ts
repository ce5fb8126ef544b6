import { readFileSync } from 'node:fs'
import type { CallAccess } from '@ndoa/contract/access'
import { expect, test } from 'vitest'
import { readMatrix } from '../../test/access-matrix.ts'
import { demandedAccess, differences } from '../../test/access-oracle.ts'
import { RECIPES } from '../../test/access-recipes.ts'
import { declaredAccess, ROWS_OF_ROUTE } from '../../test/access-routes.ts'
import { NOT_BUILT, TESTED_BY_NAME } from '../../test/access-tests.ts'

// Compares each route's metadata with docs/access-matrix.md; the server does not read that document.

const matrix = readMatrix()
const declared = declaredAccess()
const withChange = (route: string, access: CallAccess) => new Map(declared).set(route, access)

test('every route’s access equals its row in the document', () => {
  expect(declared.size).toBeGreaterThan(60)
  expect(differences(declared, ROWS_OF_ROUTE, matrix)).toEqual([])
})

test.each([
  ['POST /functions/v1/likes', { access: 'session', suspended: 'denied' }],
  ['POST /functions/v1/likes', { access: 'public', suspended: 'denied' }],
  ['POST /functions/v1/likes', { access: 'member', suspended: 'allowed' }],
  ['POST /functions/v1/likes', { access: 'moderator', suspended: 'denied' }],
  ['POST /functions/v1/remove-staff', { access: 'moderator', suspended: 'denied' }],
  ['GET /functions/v1/get-audit', { access: 'public', suspended: 'allowed' }],
  ['GET /functions/v1/get-consents', { access: 'session', suspended: 'denied' }],
  ['POST /auth/v1/change-password', { access: 'session', suspended: 'denied' }],
  ['POST /auth/v1/resend-confirmation', { access: 'public', suspended: 'allowed' }],
  ['GET /realtime/v1', { access: 'session', suspended: 'denied' }],
  ['GET /storage/v1/photos/:photoId/:variant', { access: 'public', suspended: 'allowed' }],
] as const)('a call whose metadata contradicts its rows is detected: %s as %o', (route, access) => {
  const found = differences(withChange(route, access), ROWS_OF_ROUTE, matrix)
  expect(found).toEqual([
    expect.stringContaining(`${route}: says ${access.access}, suspended ${access.suspended}`),
  ])
})

test('calls without rows, rows without calls, and rows missing in the document are detected', () => {
  const open = { access: 'public', suspended: 'allowed' } as const
  const [likes, others] = ['POST /functions/v1/likes', { ...ROWS_OF_ROUTE }]
  delete others[likes]
  const faults = [
    ...differences(withChange('POST /functions/v1/new', open), ROWS_OF_ROUTE, matrix),
    ...differences(declared, others, matrix),
    ...differences(declared, { ...ROWS_OF_ROUTE, 'POST /functions/v1/gone': ['LIK-1'] }, matrix),
    ...differences(declared, { ...ROWS_OF_ROUTE, [likes]: ['LIK-1', 'LIK-99'] }, matrix),
  ]
  expect(faults).toEqual([
    'POST /functions/v1/new: says public, suspended allowed, the document nothing',
    `${likes}: says member, suspended denied, the document nothing`,
    'POST /functions/v1/gone: says nothing, the document member, suspended denied',
    `${likes}: LIK-99 is not in the document`,
  ])
})

test('staff rows require moderators or administrators', () => {
  const rowOf = (id: string) => demandedAccess([matrix.rows.get(id)!], matrix)?.access
  expect([rowOf('MOD-1'), rowOf('ADM-1')]).toEqual(['moderator', 'admin'])
  expect(['ADM-2', 'MOD-5', 'MOD-9'].map(rowOf)).toEqual(['moderator', 'moderator', 'admin'])
  expect(demandedAccess([matrix.rows.get('MOD-7')!], matrix)).toMatchObject({
    access: 'moderator',
    senior: true,
  })
  expect([rowOf('ADM-3'), rowOf('ADM-5')]).toEqual([undefined, undefined])
})

test('every document row is either tested or listed as not built', () => {
  const lists = [Object.keys(RECIPES), Object.keys(TESTED_BY_NAME), NOT_BUILT]
  expect(lists.flat().toSorted()).toEqual([...matrix.rows.keys()].toSorted())
})

test('rows listed as not built have no route', () => {
  const answered = new Set(Object.values(ROWS_OF_ROUTE).flat())
  expect(NOT_BUILT.filter((id) => answered.has(id))).toEqual([])
})

test('every test named for a row exists and runs', () => {
  const missing = Object.entries(TESTED_BY_NAME).flatMap(([id, named]) =>
    [named].flat().flatMap(({ file, title }) => (isRun(file, title) ? [] : [`${id}: "${title}" in ${file}`])),
  )
  expect(missing).toEqual([])
})

/** True if a test or group with this title exists, in a file that skips no tests. */
function isRun(file: string, title: string): boolean {
  const source = readFileSync(new URL(`../${file}`, import.meta.url), 'utf8')
  const [before = '', after] = source.split(title, 2)
  const [start] = [...before.matchAll(/^ *(?:test|it|describe)\b/gm)].slice(-1)
  const opening = start ? before.slice(start.index) : ''
  const isTitle = after !== undefined && /\(\s*['"`][^'"`]*$/.test(opening) && !opening.includes('\n})')
  return isTitle && !/\b(?:test|it|describe)\.(?:skip|todo|runIf|fails)/.test(source)
}
