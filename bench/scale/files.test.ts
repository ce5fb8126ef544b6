import { expect, test } from 'vitest'
import { type FilesRecord, filesVerdict, type Look } from './files-verdict.ts'

const servers = ['server-1', 'server-2', 'server-3']
const look = (photo: string, server: string, over: Partial<Look> = {}): Look => ({
  photo,
  server,
  status: 200,
  hash: photo,
  ...over,
})
const looks = ['a', 'b'].flatMap((photo) => servers.map((server) => look(photo, server)))
const record: FilesRecord = {
  servers,
  before: looks,
  after: looks.map((one) => ({ ...one, status: 404, hash: 'none' })),
  gone: { a: 0.4, b: 61 },
}
const GOOD = { photos: 2, notSeen: 0, stillSeen: 0, stillStored: 0, goneAfter: 61 }

test('photos visible everywhere until deletion have no faults', () => {
  expect(filesVerdict(record)).toEqual(GOOD)
})

test.each<[what: string, over: Partial<FilesRecord>, found: Partial<typeof GOOD>]>([
  [
    'missing on one server',
    { before: [...looks.slice(0, 5), look('b', 'server-3', { status: 404 })] },
    { notSeen: 1 },
  ],
  [
    'another picture there',
    { before: [...looks.slice(0, 5), look('b', 'server-3', { hash: 'c' })] },
    { notSeen: 1 },
  ],
  ['never requested from a server', { before: looks.slice(0, 5) }, { notSeen: 1 }],
  ['shown after deletion', { after: [look('a', 'server-2')] }, { stillSeen: 1 }],
  ['kept in the store', { gone: { a: 0.4, b: null } }, { stillStored: 1, goneAfter: Infinity }],
  ['not looked up in the store', { gone: { a: 0.4 } }, { stillStored: 1 }],
])('a photo that is %s is detected', (_what, over, found) => {
  expect(filesVerdict({ ...record, ...over })).toMatchObject(found)
})
