import { expect, test } from 'vitest'
import { type Content, restoreVerdict } from './restore-verdict.ts'

const then: Content = {
  tables: { users: { rows: 2, hash: '7' }, likes: { rows: 0, hash: null } },
  ticks: [1, 2, 3],
  files: { 'photos/a/w640.webp': 'a' },
}
const GOOD = { wrongTables: 0, ticksMissing: 0, ticksTooMany: 0, wrongFiles: 0 }

test('identical content has no faults', () => {
  expect(restoreVerdict(then, structuredClone(then))).toEqual(GOOD)
})

test.each<[what: string, over: Partial<Content>, found: Partial<typeof GOOD>]>([
  ['a missing row', { tables: { ...then.tables, users: { rows: 1, hash: '7' } } }, { wrongTables: 1 }],
  ['a changed row', { tables: { ...then.tables, users: { rows: 2, hash: '8' } } }, { wrongTables: 1 }],
  ['a missing table', { tables: { users: { rows: 2, hash: '7' } } }, { wrongTables: 1 }],
  ['an extra table', { tables: { ...then.tables, more: { rows: 0, hash: null } } }, { wrongTables: 1 }],
  ['a missing earlier transaction', { ticks: [1, 2] }, { ticksMissing: 1 }],
  ['a later transaction', { ticks: [1, 2, 3, 4] }, { ticksTooMany: 1 }],
  ['a lost file', { files: {} }, { wrongFiles: 1 }],
  [
    'a file that was deleted by then',
    { files: { ...then.files, 'photos/b/w640.webp': 'b' } },
    { wrongFiles: 1 },
  ],
  ['a file with other bytes', { files: { 'photos/a/w640.webp': 'b' } }, { wrongFiles: 1 }],
])('%s is detected', (_what, over, found) => {
  expect(restoreVerdict(then, { ...then, ...over })).toEqual({ ...GOOD, ...found })
})
