import { expect, test } from 'vitest'
import * as hashing from '../../server/src/features/trust/ban-list/pictures/picture-hash.ts'
import { MANIPULATIONS } from '../../server/src/features/trust/ban-list/pictures/testing/manipulations.ts'
import { type Hashing, pictureFigures } from './pictures.ts'

const { mirrored, recompressed } = MANIPULATIONS
const size = { changed: 5, compared: 12, manipulations: { mirrored, recompressed } }
const failures = async (planted: Partial<Hashing>) =>
  (await pictureFigures({ ...hashing, ...planted }, size))
    .filter(({ isMet }) => !isMet)
    .map(({ name }) => name)

test('the current hashing matches altered pictures and confuses none', async () => {
  expect(await failures({})).toEqual([])
})

test('hashing that ignores mirror images is detected', async () => {
  expect(await failures({ queryHashesOf: hashing.storedHashesOf })).toEqual(['C2: mirrored'])
})

test('hashing that maps every picture to one value is detected', async () => {
  const same = async () => ['0'.repeat(256)]
  expect(await failures({ storedHashesOf: same, queryHashesOf: same })).toEqual([
    'C2: pairs taken for each other',
  ])
})

test('hashing that stores nothing is detected', async () => {
  expect(await failures({ storedHashesOf: async () => [] })).toEqual(['C2: mirrored', 'C2: recompressed'])
})
